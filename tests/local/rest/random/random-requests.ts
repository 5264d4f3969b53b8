/** Generates requests of a careless or hostile client: fragments of the grammar mixed with noise. */
import fc from "fast-check";
import { goodParameter } from "./good-parameters.ts";
import { names, noise, wildParameter } from "./wild-parameters.ts";

export type RandomRequest = {
  method: string;
  path: string;
  search: [string, string][];
  headers: Record<string, string>;
  body: string;
};

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
