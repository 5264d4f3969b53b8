import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery } from "../../../../local/rest/query/parse-query.ts";
import { RestError } from "../../../../local/rest/rest-error.ts";
import { arrayLiteral } from "../../../../local/rest/sql-text.ts";

const parse = (text: string) => parseQuery(new URLSearchParams(text));

test("A whole URL becomes a typed query", () => {
  const query = parse(
    "select=id,who:authors!inner(name)&age=not.gte.18&who.name=like.A*&order=id.desc.nullslast&limit=5",
  );
  expect(query).toEqual({
    select: [
      { kind: "field", field: { column: "id", path: [] } },
      {
        kind: "embed",
        embed: {
          target: "authors",
          alias: "who",
          inner: true,
          spread: false,
          read: {
            select: [{ kind: "field", field: { column: "name", path: [] } }],
            filters: [
              {
                kind: "test",
                field: { column: "name", path: [] },
                negated: false,
                test: { kind: "compare", operator: "like", value: "A*" },
              },
            ],
            order: [],
          },
        },
      },
    ],
    filters: [
      {
        kind: "test",
        field: { column: "age", path: [] },
        negated: true,
        test: { kind: "compare", operator: "gte", value: "18" },
      },
    ],
    order: [{ field: { column: "id", path: [] }, descending: true, nulls: "last" }],
    limit: 5,
  });
});

test("Any text is parsed or refused as the client's fault", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.string({ unit: "binary" })), { maxLength: 4 }),
      (pairs) => {
        try {
          parseQuery(new URLSearchParams(pairs));
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
          if (error instanceof RestError) expect(error.status).toBeLessThan(500);
        }
      },
    ),
    { numRuns: 20_000 },
  );
});

test("A quoted value in a group is parsed unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (value) => {
      const quoted = `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
      const query = parseQuery(new URLSearchParams({ or: `(title.eq.${quoted},id.in.(${quoted},2))` }));
      expect(query.filters[0]).toMatchObject({
        operator: "or",
        filters: [{ test: { value } }, { test: { kind: "in", values: [value, "2"] } }],
      });
    }),
  );
});

test("A negated group is not mistaken for a group of an embed", () => {
  const query = parse("select=id,books(id)&not.or=(a.eq.1)&books.not.and=(b.eq.2)&books.or=(c.eq.3)");
  expect(query.filters).toMatchObject([{ kind: "group", operator: "or", negated: true }]);
  const [, item] = query.select;
  expect(item?.kind === "embed" && item.embed.read.filters).toMatchObject([
    { kind: "group", operator: "and", negated: true },
    { kind: "group", operator: "or", negated: false },
  ]);
});

test("Too deep nesting is refused before it exhausts the stack", () => {
  expect(() => parse(`select=${"a(".repeat(10_000)}`)).toThrow(RestError);
  expect(() => parse(`or=${"(and".repeat(10_000)}`)).toThrow(RestError);
});

test("An array literal escapes special characters", () => {
  expect(arrayLiteral(['a"b', "c\\d", "e,f}", ""])).toBe('{"a\\"b","c\\\\d","e,f}",""}');
});
