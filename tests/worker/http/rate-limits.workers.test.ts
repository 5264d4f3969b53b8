import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { type Product, startProduct } from "../../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const from = (address: string, init: RequestInit = {}) => ({
  ...init,
  headers: { "cf-connecting-ip": address },
});

/** Asks until it is limited. A new minute may reset the count on the way. */
async function askUntilLimited(limit: number, ask: (n: number) => Promise<Response>): Promise<Response> {
  for (let n = 0; n <= 2 * limit; n += 1) {
    const response = await ask(n);
    if (response.status === 429) return response;
    await response.arrayBuffer();
  }
  throw new Error(`${2 * limit} requests were not limited`);
}

async function expectLimited(response: Response): Promise<void> {
  expect(response.headers.get("retry-after")).toBe("60");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(await response.json()).toMatchObject({ error: { code: "too_many_requests" } });
}

test("A visitor who requests ever new addresses is limited; others and cached copies are not", async () => {
  const visitor = "198.51.100.1";
  await product.fetch("/api/listings?type=house", from(visitor));
  const limited = await askUntilLimited(240, (n) => product.fetch(`/api/listings/home-${n}`, from(visitor)));
  await expectLimited(limited);
  expect((await product.fetch("/api/listings/none-of-ours", from("198.51.100.2"))).status).toBe(404);
  expect((await product.fetch("/api/listings?type=house", from(visitor))).status).toBe(200);
  const page = await askUntilLimited(240, (n) => product.fetch(`/property/nobody-${n}`, from(visitor)));
  expect(page.headers.get("retry-after")).toBe("60");
  expect(page.headers.get("cache-control")).toContain("no-store");
});

test("A visitor who requests pages that do not exist is limited, and still gets the pages that do", async () => {
  const visitor = "198.51.100.6";
  const limited = await askUntilLimited(60, (n) => product.fetch(`/nowhere-${n}`, from(visitor)));
  await expectLimited(limited);
  expect((await product.fetch("/resources/faq", from(visitor))).status).toBe(200);
  expect((await product.fetch("/nowhere", from("198.51.100.7"))).status).toBe(404);
});

test("Sign-in calls are limited by address, before they reach Auth", async () => {
  const visitor = "198.51.100.3";
  const limited = await askUntilLimited(60, () => product.fetch("/auth/v1/settings", from(visitor)));
  await expectLimited(limited);
  expect((await product.fetch("/auth/v1/settings", from("198.51.100.4"))).status).toBe(200);
});

test("The IPv6 addresses of one network count as one", async () => {
  const limited = await askUntilLimited(60, (n) =>
    product.fetch("/auth/v1/settings", from(`2001:db8:1:2::${n.toString(16)}`)),
  );
  await expectLimited(limited);
  expect((await product.fetch("/auth/v1/settings", from("2001:db8:1:3::1"))).status).toBe(200);
});

test("Forms are limited by address, and a limited plain form comes back with its text and the reason", async () => {
  const visitor = "198.51.100.5";
  const send = (n: number) =>
    product.fetch(
      "/api/leads/contact",
      from(visitor, {
        method: "POST",
        body: new URLSearchParams({
          name: "Ann Example",
          email: `ann-${n}@example.com`,
          message: "Do not lose this",
          consent: consentVersion,
        }),
      }),
    );
  const limited = await askUntilLimited(20, send);
  expect(limited.headers.get("retry-after")).toBe("60");
  const html = await limited.text();
  expect(html).toContain("Do not lose this");
  expect(html).toContain('"failure":"too_many_requests"');
});
