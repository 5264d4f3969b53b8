import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
const lines: string[] = [];
beforeAll(async () => {
  product = await startProduct({ onLog: (line) => void lines.push(line) });
});
afterAll(() => product.close());

const send = (body: unknown, type = "application/reports+json", address = "198.51.100.1") =>
  product.fetch("/reports", {
    method: "POST",
    headers: { "content-type": type, "cf-connecting-ip": address },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const violation = {
  type: "csp-violation",
  age: 1,
  url: "http://site.test/listings?q=secret-word",
  user_agent: "secret-browser",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/secret",
    sample: "secret",
  },
};

test("security.txt says whom to write to, and has not expired", async () => {
  const response = await product.fetch("/.well-known/security.txt");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: http://site.test/.well-known/security.txt\n");
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "").getTime() - Date.now();
  expect(expires > 0 && expires < 366 * 24 * 60 * 60_000).toBe(true);
});

test("Pages name the collector of reports, and it counts what browsers report without a word of theirs", async () => {
  const page = await product.fetch("/");
  expect(page.headers.get("reporting-endpoints")).toBe('default="/reports"');
  expect(page.headers.get("content-security-policy")).toMatch(/; report-to default$/);
  const answer = await send([violation, violation, { type: "made-up by someone", body: {} }]);
  expect(answer.status).toBe(204);
  await expect.poll(() => lines.find((line) => line.includes("browser_reports"))).toBeDefined();
  const line = lines.find((one) => one.includes("browser_reports")) ?? "";
  expect(JSON.parse(line)).toEqual({
    event: "browser_reports",
    counts: { "csp-violation script-src-elem": 2, other: 1 },
  });
});

test("The collector refuses other bodies, long ones and too many", async () => {
  expect((await send([violation], "application/json")).status).toBe(415);
  expect((await send("{")).status).toBe(400);
  expect((await send({ type: "csp-violation" })).status).toBe(400);
  expect((await send([{ ...violation, url: "x".repeat(20_000) }])).status).toBe(413);
  expect((await product.fetch("/reports")).status).toBe(404);
  let last = 0;
  for (let n = 0; n <= 60 && last !== 429; n += 1)
    last = (await send([violation], undefined, "198.51.100.9")).status;
  expect(last).toBe(429);
});
