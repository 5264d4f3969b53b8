import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const randomRequests = 10_000;
const atOnce = 16;

test("Random requests never cause a server error", async () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(
      "api",
      "listings",
      "property",
      "th",
      "auth",
      "v1",
      "token",
      "admin",
      "..",
      ".",
      "%00",
      "%2f",
      "img",
      "leads",
      "",
      "content",
    ),
  );
  const path = fc.array(piece, { maxLength: 5 }).map((parts) => `/${parts.map(encodeSometimes).join("/")}`);
  const query = fc.dictionary(
    fc.oneof(
      fc.constantFrom("type", "status", "q", "after", "box", "limit", "minPrice", "sort", "w", "f"),
      fc.string({ maxLength: 8 }),
    ),
    fc.string({ unit: "binary", maxLength: 30 }),
    { maxKeys: 4 },
  );
  const request = fc.tuple(path, query, fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"));
  const send = async ([where, parameters, method]: [string, Record<string, string>, string]) => {
    const search = new URLSearchParams(parameters).toString();
    const address = search ? `${where}?${search}` : where;
    const response = await product.fetch(address, { method });
    await response.arrayBuffer();
    return response.status >= 500 ? [`${method} ${address} → ${response.status}`] : [];
  };
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: atOnce, maxLength: atOnce }), async (requests) => {
      expect((await Promise.all(requests.map(send))).flat()).toEqual([]);
    }),
    { numRuns: randomRequests / atOnce },
  );
}, 900_000);

/** Encodes the characters that fetch refuses, as any client does. */
function encodeSometimes(part: string): string {
  return /^[\w.%-]*$/.test(part) ? part : encodeURIComponent(part.toWellFormed());
}
