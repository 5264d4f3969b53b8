import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunProgress, ScrapeSource } from "../../../domain/api.ts";
import type { ListingInReview } from "../../../domain/scraping/listing-review.ts";
import { signToken } from "../../../local/keys/tokens.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  admin = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

type Options = { method?: string; seen?: string | undefined };
const call = async <Body>(path: string, token: string, body?: unknown, { method, seen }: Options = {}) => {
  const response = await product.fetch(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(seen && { "if-match": seen }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
};

test("The admin API refuses callers without a token, and visitors", async () => {
  expect((await product.fetch("/api/admin/sources")).status).toBe(401);
  const visitor = await signIn(product, "visitor@example.com");
  const refused = await call("/api/admin/sources", visitor);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ error: { code: "not_allowed" } });
  expect(refused.headers.get("cache-control")).toContain("no-store");
});

test("An agent may read neither sources nor listings, an editor both", async () => {
  for (const [name, status] of [
    ["agent", 403],
    ["editor", 200],
  ] as const) {
    const token = await signIn(product, `${name}@example.com`);
    for (const path of ["/api/admin/sources", "/api/admin/listings"]) {
      expect({ name, path, status: (await call(path, token)).status }).toEqual({ name, path, status });
    }
  }
});

test("A forged token is refused with the exact message", async () => {
  const [header, , signature] = admin.split(".");
  const forged = Buffer.from(JSON.stringify({ sub: "x", exp: 9e9 })).toString("base64url");
  const refused = await call("/api/me", `${header}.${forged}.${signature}`);
  expect(refused.status).toBe(401);
  expect(refused.body).toMatchObject({ error: { code: "bad_token", message: "Invalid JWT signature" } });
});

test("A token a few seconds past its end counts or is refused, and is never called an outage", async () => {
  const exp = Math.floor(Date.now() / 1000) - 2;
  const token = await signToken(product.backend.keys, { ...decodeJwt(admin), exp });
  for (const path of ["/api/me", "/api/admin/sources"]) {
    expect([200, 401], path).toContain((await call(path, token)).status);
  }
});

test("The gateway forwards only the listed calls", async () => {
  for (const path of ["/auth/v1/admin/users", "/auth/v1/invite", "/auth/v1/token/../admin/users"]) {
    expect((await product.fetch(path, { method: "POST", body: "{}" })).status).toBe(404);
  }
  expect((await product.fetch("/auth/v1/.well-known/jwks.json")).status).toBe(200);
});

test("A listing that an admin adds is on the site at once", async () => {
  const before = await product.fetch("/api/listings?limit=1");
  expect(before.status).toBe(200);
  const changes = {
    title: "Corner two-bedroom above the harbour",
    property_type: "condo-for-sale",
    status: "for-sale,finance-available",
    area: "pratumnak",
    bedrooms: 2,
    bathrooms: 2,
    square_meters: 74.5,
    price: 5_400_000,
    publication: "published",
  };
  const path = `/api/admin/listings/${crypto.randomUUID()}`;
  const added = await call<{ slug: string }>(path, admin, { changes }, { method: "PUT" });
  expect(added.status).toBe(200);
  const shown = await product.fetch(`/api/listings/${added.body.slug}`);
  expect(await shown.json()).toMatchObject({
    bedrooms: 2,
    squareFeet: 802,
    status: ["for-sale", "finance-available"],
  });
});

test("A wrong field of a new listing is named", async () => {
  const path = `/api/admin/listings/${crypto.randomUUID()}`;
  const refused = await call(path, admin, { changes: { title: "No" } }, { method: "PUT" });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ error: { code: "invalid_input", field: "changes.title" } });
});

test("A run reads the outside site, its listings wait for review, and an approved one is public", async () => {
  const { body: known } = await call<{ sources: ScrapeSource[] }>("/api/admin/sources", admin);
  const [source] = known.sources;
  expect(source).toBeDefined();
  const started = await call<{ id: string }>("/api/admin/runs", admin, { sourceId: source?.id });
  expect(started.status).toBe(202);
  expect((await call("/api/admin/runs", admin, { sourceId: source?.id })).status).toBe(409);

  const run = await eventually(
    async () => (await call<RunProgress>(`/api/admin/runs/${started.body.id}`, admin)).body,
    ({ state }) => state === "done",
  );
  expect(run.counts.new).toBeGreaterThanOrEqual(50);
  expect(run.counts.dead).toBe(0);

  const { body: review } = await call<{ listings: ListingInReview[] }>("/api/admin/listings", admin);
  const [candidate, other] = review.listings;
  expect(candidate?.sourceUrl).toContain(product.outside.url);
  expect((await product.fetch(`/api/listings/${candidate?.slug}`)).status).toBe(404);

  const judge = (listing: ListingInReview | undefined, publication: string) =>
    call(
      `/api/admin/listings/${listing?.id}/publication`,
      admin,
      { publication },
      { seen: listing?.updatedAt },
    );
  expect((await judge(candidate, "published")).status).toBe(200);
  expect((await judge(other, "rejected")).status).toBe(200);
  const shown = await eventually(
    () => product.fetch(`/api/listings/${candidate?.slug}`),
    ({ status }) => status === 200,
  );
  expect(shown.status).toBe(200);
  expect((await product.fetch(`/api/listings/${other?.id}`)).status).toBe(404);
});

test("Only an admin may command runs, and a command to an unknown run answers 404", async () => {
  const none = "00000000-0000-4000-8000-000000000000";
  const visitor = await signIn(product, "visitor@example.com");
  expect((await call(`/api/admin/runs/${none}/cancel`, visitor, {})).status).toBe(403);
  const cancelled = await call(`/api/admin/runs/${none}/cancel`, admin, {});
  expect([cancelled.status, cancelled.body]).toMatchObject([404, { error: { code: "not_found" } }]);
  const messages = await call<{ messages: unknown[] }>("/api/admin/dead-messages", admin);
  expect(messages.body.messages).toEqual([]);
});
