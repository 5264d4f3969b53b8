/** Valid parameters, whose SQL really runs. */
import fc from "fast-check";
import { noise } from "./wild-parameters.ts";

const number = fc.integer({ min: -5, max: 30 }).map(String);
const word = fc.oneof(fc.constantFrom("book", "b*", "%1", "^book", "Book 2"), noise);
const goodTest = fc.oneof(
  fc.tuple(
    fc.constantFrom("id", "author_id", "price"),
    fc.constantFrom("eq.", "neq.", "gt.", "not.lte.", "isdistinct."),
    number,
  ),
  fc.tuple(
    fc.constantFrom("id", "author_id"),
    fc.constantFrom("in.(1,", "not.in.(2,"),
    number.map((text) => `${text})`),
  ),
  fc.tuple(
    fc.constant("title"),
    fc.constantFrom("eq.", "like.", "ilike.", "not.eq.", "plfts.", "wfts(english).", "phfts."),
    word,
  ),
  fc.tuple(
    fc.constant("keywords"),
    fc.constantFrom("cs.", "cd.", "ov.", "eq."),
    fc.constantFrom("{a}", "{a,b}", "{}"),
  ),
  fc.tuple(
    fc.constantFrom("details->a->>b", "details->a->b->>0"),
    fc.constantFrom("eq.", "like.", "is."),
    fc.constant("null"),
  ),
);
const goodFilter = goodTest.map(([name, operator, text]): [string, string] => [name, operator + text]);
/** Quotes the values in a group, which would otherwise end at the first comma or bracket. */
const goodGroup = fc
  .tuple(fc.constantFrom("and", "or", "not.or"), fc.array(goodTest, { minLength: 1, maxLength: 3 }))
  .map(([key, tests]): [string, string] => {
    const parts = tests.map(([name, operator, text]) => {
      const quoted = `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
      return `${name}.${operator}${/\bin\./.test(operator) ? text : quoted}`;
    });
    return [key, `(${parts.join(",")})`];
  });
const goodSelect = fc
  .array(
    fc.oneof(
      fc.constantFrom("*", "id", "name:title", "price::text", "d:details->a", "details->a->b->>0"),
      fc.constantFrom(
        "fuzz_authors(name)",
        "who:fuzz_authors!inner(id,name)",
        "...fuzz_authors(name)",
        "fuzz_authors!author_id(fuzz_books(id))",
      ),
      noise.map((text) => `"${text.replaceAll("\\", "").replaceAll('"', "")}x":id`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((items): [string, string] => ["select", items.join(",")]);
const goodOrder = fc
  .array(fc.constantFrom("id", "title.desc", "price.asc.nullsfirst", "details->a.desc.nullslast"), {
    minLength: 1,
    maxLength: 2,
  })
  .map((terms): [string, string] => ["order", terms.join(",")]);
export const goodParameter = fc.oneof(
  goodFilter,
  goodGroup,
  goodSelect,
  goodOrder,
  fc.tuple(fc.constantFrom("limit", "offset"), fc.nat(9).map(String)),
);
