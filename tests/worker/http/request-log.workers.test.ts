import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { consentVersion } from "../../domain/consent.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

type Line = { event: string; requestId?: string; route?: string; status?: number; reason?: string };

let product: Product;
let lines: string[] = [];
beforeAll(async () => {
  product = await startProduct({
    siteVars: { LOG_REQUESTS: "true" },
    hearLog: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await product.workers.close();
  await product.outside.close();
});
beforeEach(() => {
  lines = [];
});

/** What the log says of one request, once the request's own line is there. */
async function logOf(path: string, init?: RequestInit): Promise<{ requestId: string; told: Line[] }> {
  const response = await product.fetch(path, init);
  const requestId = response.headers.get("x-request-id") ?? "none";
  await response.arrayBuffer();
  const told = await eventually(
    async () => lines.map((line): Line => JSON.parse(line)).filter((line) => line.requestId === requestId),
    (found) => found.some(({ event }) => event === "request"),
  );
  return { requestId, told };
}

test("A request is one line that names its route and nothing that was asked", async () => {
  const routes: Record<string, string> = {
    "/api/listings?q=ann@example.com": "/api/listings",
    "/api/listings/ann-example": "/api/listings/:idOrSlug",
    "/api/nothing/here": "/api/*",
    "/th/property/ann-example?email=ann@example.com": "page /property/*",
    "/ann@example.com": "page /:unknown",
    "/auth/callback?token_hash=ann": "page /auth/*",
    "/auth/v1/user?token=ann": "/auth/v1/*",
    "/img/ann.jpg": "/img/*",
  };
  for (const [path, route] of Object.entries(routes)) {
    const { told } = await logOf(path, { headers: { authorization: "Bearer ann" } });
    expect([path, told.map((line) => line.route)]).toEqual([path, [route]]);
  }
  expect(lines.join("\n")).not.toContain("ann");
});

test("Forms leave no person in the log, whether they are kept, wrong or meet an outage", async () => {
  const body = new URLSearchParams({
    name: "Ann Example",
    email: "ann@example.com",
    message: "From Ann",
    consent: consentVersion,
  });
  const send = (form: URLSearchParams) =>
    logOf("/api/leads/contact?email=ann@example.com", { method: "POST", body: form });
  expect((await send(body)).told).toMatchObject([{ route: "/api/leads/:kind", status: 303 }]);
  expect((await send(new URLSearchParams({ name: "Ann" }))).told).toMatchObject([{ status: 422 }]);
  await product.backend.database.query(
    "alter table leads add constraint refused check (name <> 'Ann Refused')",
  );
  body.set("name", "Ann Refused");
  const { told } = await send(body);
  expect(told.map(({ event }) => event)).toEqual(["request"]);
  expect(lines.join("\n")).not.toMatch(/ann/i);
});

test("What failed has a line with the id that the visitor sees, also when a part of a page failed", async () => {
  await product.backend.close();
  for (const path of ["/api/listings/never-seen", "/property/never-seen-either"]) {
    const { told } = await logOf(path);
    expect(told.map(({ event }) => event)).toEqual(["request_failed", "request"]);
    expect(told[0]?.reason).toMatch(/^unavailable \(/);
  }
  expect(lines.some((line) => line.includes("backend_failed"))).toBe(true);
});

test("The platform does not keep the addresses of requests beside our lines", async () => {
  for (const file of ["wrangler.toml", "scraper/wrangler.toml"]) {
    expect(await readFile(file, "utf8")).toContain("invocation_logs = false");
  }
});
