/** Parameters made of fragments of the grammar and of noise: most are refused. */
import fc from "fast-check";

const columns = fc.constantFrom("id", "title", "author_id", "details", "keywords", "price");
export const names = fc.oneof(
  columns,
  columns,
  fc.constantFrom("secret", "name", "x", "fuzz_books", "fuzz_authors", "fuzz_hidden"),
);
export const noise = fc.oneof(
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

export const wildParameter = fc.oneof(
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
