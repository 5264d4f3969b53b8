/** Generates requests of a careless or hostile client: fragments of the grammar mixed with noise. */
import fc from "fast-check";

export type RandomRequest = {
  method: string;
  path: string;
  search: [string, string][];
  headers: Record<string, string>;
  body: string;
};

const columns = fc.constantFrom("id", "title", "author_id", "details", "keywords", "price");
const names = fc.oneof(
  columns,
  columns,
  fc.constantFrom("secret", "name", "x", "fuzz_books", "fuzz_authors", "fuzz_hidden"),
);
const noise = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.constantFrom(
    "'",
    '"',
    "\\",
    ";--",
    "$1",
    "%",
    "*",
    "(",
    ")",
    "{",
    "}",
    ",",
    ".",
    "::",
    "->",
    "->>",
    "\u0000",
    "(((((",
    "null",
    "1e999",
    "-1",
    "9223372036854775808",
    "[",
    "\n",
    "é",
    "😀",
  ),
);
const operators = fc.constantFrom(
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "is",
  "in",
  "cs",
  "cd",
  "ov",
  "fts",
  "plfts",
  "phfts",
  "wfts",
  "isdistinct",
  "not",
  "sl",
  "nope",
);
const field = fc.oneof(
  { weight: 5, arbitrary: names },
  {
    weight: 2,
    arbitrary: fc
      .tuple(names, fc.constantFrom("->", "->>"), fc.oneof(names, noise, fc.integer().map(String)))
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: noise },
);
const value = fc.oneof(
  fc.integer({ min: -5, max: 500 }).map(String),
  noise,
  fc.constantFrom(
    "null",
    "true",
    "unknown",
    "(1,2)",
    '("a,b",c)',
    "{a,b}",
    '{"a":1}',
    "()",
    "(any).{1}",
    "english",
    "2026-01-01",
  ),
);
const filter = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(operators, fc.constantFrom("", "", "(any)", "(all)", "(english)", "(nonsense)"), value)
      .map(([word, extra, text]) => `${word}${extra}.${text}`),
  },
  { weight: 2, arbitrary: fc.tuple(operators, value).map(([word, text]) => `not.${word}.${text}`) },
  { weight: 1, arbitrary: noise },
);
const { group } = fc.letrec<{ group: string; member: string }>((tie) => ({
  group: fc.array(tie("member"), { minLength: 0, maxLength: 3 }).map((members) => `(${members.join(",")})`),
  member: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.tuple(field, filter).map(([name, test]) => `${name}.${test}`),
    fc.tuple(fc.constantFrom("and", "or", "not.and", "not.or"), tie("group")).map((parts) => parts.join("")),
  ),
}));
const { select } = fc.letrec<{ select: string; item: string }>((tie) => ({
  select: fc.array(tie("item"), { maxLength: 4 }).map((items) => items.join(",")),
  item: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant("*"),
    field,
    fc.tuple(fc.oneof(names, noise), field).map(([alias, name]) => `${alias}:${name}`),
    fc
      .tuple(field, fc.constantFrom("text", "int", "jsonb", "nonsense", "text[]", "record"))
      .map(([name, type]) => `${name}::${type}`),
    fc
      .tuple(
        fc.constantFrom("", "...", "a:"),
        names,
        fc.constantFrom("", "!inner", "!author_id", "!x"),
        tie("select"),
      )
      .map(([before, name, hint, inner]) => `${before}${name}${hint}(${inner})`),
  ),
}));
const order = fc
  .array(
    fc
      .tuple(
        fc.oneof(
          field,
          names.map((name) => `fuzz_authors(${name})`),
        ),
        fc.constantFrom("", ".asc", ".desc", ".desc.nullslast", ".nope"),
      )
      .map((parts) => parts.join("")),
    { minLength: 1, maxLength: 3 },
  )
  .map((terms) => terms.join(","));

/** Parts of valid requests, whose SQL really runs. */
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
const goodParameter = fc.oneof(
  goodFilter,
  goodGroup,
  goodSelect,
  goodOrder,
  fc.tuple(fc.constantFrom("limit", "offset"), fc.nat(9).map(String)),
);

const wildParameter = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(field, filter) },
  { weight: 3, arbitrary: select.map((text): [string, string] => ["select", text]) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom("and", "or", "not.or", "fuzz_authors.or"), group) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom("order", "fuzz_authors.order", "fuzz_books.order"), order),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom("limit", "offset", "fuzz_authors.limit"), value) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom("columns", "on_conflict"),
      fc.array(fc.oneof(names, noise), { maxLength: 3 }).map((list) => list.join(",")),
    ),
  },
);
const row = fc.dictionary(fc.oneof(names, noise), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
const goodRow = fc.record({
  title: fc.string({ maxLength: 8 }),
  price: fc.nat(99),
  keywords: fc.array(fc.string({ maxLength: 3 })),
  details: fc.jsonValue({ maxDepth: 1 }),
});
const body = fc.oneof(
  goodRow.map((object) => JSON.stringify(object)),
  fc.array(goodRow, { minLength: 1, maxLength: 3 }).map((rows) => JSON.stringify(rows)),
  row.map((object) => JSON.stringify(object)),
  fc.array(row, { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
  noise,
);
const prefer = fc.array(
  fc.constantFrom(
    "return=representation",
    "return=headers-only",
    "count=exact",
    "count=planned",
    "count=estimated",
    "resolution=merge-duplicates",
    "resolution=ignore-duplicates",
    "missing=default",
    "handling=strict",
    "max-affected=1",
    "nope=1",
  ),
  { maxLength: 4 },
);

export const randomRequest: fc.Arbitrary<RandomRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant("GET") },
      { weight: 4, arbitrary: fc.constantFrom("HEAD", "POST", "POST", "PATCH", "DELETE") },
      { weight: 1, arbitrary: fc.constantFrom("PUT", "OPTIONS") },
    ),
    path: fc.oneof(
      {
        weight: 10,
        arbitrary: fc.constantFrom(
          "fuzz_books",
          "fuzz_books",
          "fuzz_books",
          "fuzz_authors",
          "rpc/fuzz_books_of?author=1",
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom("fuzz_hidden", "rpc/fuzz_add", "users", "pg_class", "rpc/pg_sleep"),
      },
      { weight: 1, arbitrary: noise.map(encodeURIComponent) },
    ),
    search: fc.oneof(
      { weight: 3, arbitrary: fc.array(goodParameter, { maxLength: 4 }) },
      { weight: 2, arbitrary: fc.array(fc.oneof(goodParameter, wildParameter), { maxLength: 4 }) },
    ),
    prefer,
    accept: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          "application/json",
          "*/*",
          "application/vnd.pgrst.array+json;nulls=stripped",
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom("application/vnd.pgrst.object+json", "text/csv") },
    ),
    range: fc.constantFrom("", "", "", "0-1", "5-2", "1-", "x"),
    body,
  })
  .map(({ method, path, search, prefer, accept, range, body }) => ({
    method,
    path,
    search,
    body,
    headers: {
      "Content-Type": "application/json",
      Accept: accept,
      Prefer: prefer.join(", "),
      ...(range && { Range: range }),
    },
  }));
