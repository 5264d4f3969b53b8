import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingPage } from "../../domain/api.ts";
import type { FoundListings } from "../../domain/listings/editable-listing.ts";
import { type Product, eventually, signIn, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0";

function send(view: unknown, headers: Record<string, string> = {}) {
  return product.fetch("/api/views", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": browser,
      origin: product.url,
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: JSON.stringify(view),
  });
}

test("A view goes through the queue into the list of homes; bots and other sites do not", async () => {
  const page: ListingPage = await (await product.fetch("/api/listings?limit=1")).json();
  const id = page.listings[0]?.id ?? "";
  const view = { page: "property", listing: id, language: "en" };
  const other = await send(view, { origin: "https://elsewhere.test", "sec-fetch-site": "cross-site" });
  expect(other.status).toBe(403);
  expect((await send(view, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
  const counted = await send(view);
  expect(counted.status).toBe(204);
  expect(counted.headers.get("cache-control")).toBe("private, no-store");
  expect(counted.headers.get("set-cookie")).toBeNull();

  const authorization = `Bearer ${await signIn(product, "admin@example.com")}`;
  const found = await eventually(
    async (): Promise<FoundListings> =>
      (await product.fetch("/api/admin/listings/find?sort=views", { headers: { authorization } })).json(),
    ({ listings: [most] }) => (most?.views ?? 0) > 0,
  );
  expect(found.listings[0]).toMatchObject({ id, views: 1 });
  expect(found.listings[1]?.views).toBe(0);
});

test("What is no view is refused", async () => {
  for (const view of [
    {},
    { page: "admin", language: "en" },
    { page: "property", language: "en" },
    { page: "property", listing: "x'); drop table", language: "en" },
    { page: "finance", listing: "a-home", language: "en" },
    { page: "finance", language: "en", visitor: "somebody" },
    { page: "finance", language: "es" },
  ])
    expect((await send(view)).status, JSON.stringify(view)).toBe(422);
  const noBrowser = await product.fetch("/api/views", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": browser },
    body: JSON.stringify({ page: "finance", language: "en" }),
  });
  expect(noBrowser.status).toBe(403);
});
