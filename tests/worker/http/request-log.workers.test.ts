import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { type Product, eventually, startProduct } from "../../start-product.ts";

type Line = { event: string; requestId?: string; route?: string; status?: number; reason?: string };

let product: Product;
let lines: string[] = [];
beforeAll(async () => {
  product = await startProduct({
    siteVars: { LOG_REQUESTS: "true" },
    onLog: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await product.workers.close();
  await product.outside.close();
});
beforeEach(() => {
  lines = [];
});

/** The log lines of one request, once the request's own line is there. */
async function logOf(path: string, init?: RequestInit): Promise<{ requestId: string; logged: Line[] }> {
  const response = await product.fetch(path, init);
  const requestId = response.headers.get("x-request-id") ?? "none";
  await response.arrayBuffer();
  const logged = await eventually(
    async () => lines.map((line): Line => JSON.parse(line)).filter((line) => line.requestId === requestId),
    (found) => found.some(({ event }) => event === "request"),
  );
  return { requestId, logged };
}

test("A request is logged as one line with its route and no part of the query or address", async () => {
  const routes: Record<string, string> = {
    "/api/listings?q=ann@example.com": "/api/listings",
    "/api/listings/ann-example": "/api/listings/:home",
    "/api/nothing/here": "/api/*",
    "/th/property/ann-example?email=ann@example.com": "page /property/*",
    "/ann@example.com": "page /:unknown",
    "/auth/callback?token_hash=ann": "page /auth/*",
    "/auth/v1/user?token=ann": "/auth/v1/*",
    "/img/ann.jpg": "/img/*",
  };
  for (const [path, route] of Object.entries(routes)) {
    const { logged } = await logOf(path, { headers: { authorization: "Bearer ann" } });
    expect([path, logged.map((line) => line.route)]).toEqual([path, [route]]);
  }
  expect(lines.join("\n")).not.toContain("ann");
});

test("Forms leave no personal data in the log, whether they are stored, wrong or meet an outage", async () => {
  const body = new URLSearchParams({
    name: "Ann Example",
    email: "ann@example.com",
    message: "From Ann",
    consent: consentVersion,
  });
  const send = (form: URLSearchParams) =>
    logOf("/api/leads/contact?email=ann@example.com", { method: "POST", body: form });
  expect((await send(body)).logged).toMatchObject([{ route: "/api/leads/:kind", status: 303 }]);
  expect((await send(new URLSearchParams({ name: "Ann" }))).logged).toMatchObject([{ status: 422 }]);
  await product.backend.database.query(
    "alter table leads add constraint refused check (name <> 'Ann Refused')",
  );
  body.set("name", "Ann Refused");
  const { logged } = await send(body);
  expect(logged.map(({ event }) => event)).toEqual(["request"]);
  expect(lines.join("\n")).not.toMatch(/ann/i);
});

test("A failure is logged with the id that the visitor sees, also when only a part of a page failed", async () => {
  await product.backend.close();
  for (const path of ["/api/listings/never-seen", "/property/never-seen-either"]) {
    const { logged } = await logOf(path);
    expect(logged.map(({ event }) => event)).toEqual(["request_failed", "request"]);
    expect(logged[0]?.reason).toMatch(/^unavailable \(/);
  }
  expect(lines.some((line) => line.includes("backend_failed"))).toBe(true);
});

test("The platform's own log, which would contain addresses, is off", async () => {
  for (const file of ["wrangler.toml", "office/wrangler.toml", "scraper/wrangler.toml"]) {
    expect(await readFile(file, "utf8")).toContain("invocation_logs = false");
  }
});
