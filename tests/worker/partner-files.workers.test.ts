/** A partner's feed over the real Workers: who asks each second costs one file, also while the backend is down. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PartnerFeed } from "../../domain/feeds/partner-feed.ts";
import { type Product, signIn, startProduct } from "../start-product.ts";

let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct({
    siteVars: { CACHE_FRESH_SECONDS: "30", CACHE_STALE_SECONDS: "30", VERSION_LOOK_SECONDS: "0" },
  });
  token = await signIn(product, "admin@example.com");
  await product.backend.database.query("update public.listings set is_sample = false where true");
});
afterAll(async () => {
  await product.workers.close();
  await product.outside.close();
  await product.backend.close();
});

async function call<Answer>(path: string, body?: unknown): Promise<{ status: number; answer: Answer }> {
  const response = await product.fetch(`/api/admin/${path}`, {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

test("A hundred polls cost one file, an outage none, and revoking ends the address", async () => {
  const made = await call<{ id: string }>("partner-feeds", {
    name: "Portal",
    format: "kyero",
    currency: "THB",
    choice: { kind: "all" },
  });
  expect(made.status).toBe(201);
  const { id } = made.answer;
  const feeds = async () => (await call<{ feeds: PartnerFeed[] }>("partner-feeds")).answer.feeds;
  const path = new URL((await feeds())[0]?.address ?? "").pathname;
  const ask = async () => {
    const response = await product.fetch(path, { headers: { "user-agent": "PortalBot/2.0" } });
    return {
      status: response.status,
      text: await response.text(),
      cache: response.headers.get("cache-status"),
    };
  };
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.text).toContain("<feed_version>3</feed_version>");
  expect(answers[0]?.text).toMatch(/<property>/);
  const agents = await product.backend.database.query<{ said: string }>(
    "select unnest(array[agent_name, agent_phone, agent_email]) as said from public.listings where agent_name is not null",
  );
  expect(agents.length).toBeGreaterThan(0);
  for (const { said } of agents) if (said) expect(answers[0]?.text).not.toContain(said);
  // One of them made the file, or waited for it; the others got the copy.
  const misses = answers.filter(({ cache }) => !cache?.includes("hit"));
  expect(misses.length).toBeGreaterThan(0);
  expect((await ask()).cache).toContain("hit");
  expect((await feeds())[0]).toMatchObject({ lastAgent: "PortalBot/2.0", timesFetched: 1 });

  // Another feed's pass, another serial number and no pass open nothing.
  expect((await product.fetch(path.replace("-1/", "-2/"))).status).toBe(404);
  expect((await product.fetch(path.replace(/\/[^/]+\/homes/, "/1.a/homes"))).status).toBe(404);

  const renewed = await call(`partner-feeds/${id}/address`, { action: "new" });
  expect(renewed.status).toBe(200);
  expect((await ask()).status).toBe(404);
  const second = new URL((await feeds())[0]?.address ?? "").pathname;
  expect((await product.fetch(second)).status).toBe(200);

  await product.backend.close();
  const stale = await product.fetch(second);
  expect([stale.status, stale.headers.get("cache-status")]).toEqual([200, expect.stringContaining("hit")]);
  expect(await stale.text()).toBe(answers[0]?.text);
});

test("A visitor without the right sees no feed of partners", async () => {
  const response = await product.fetch("/api/admin/partner-feeds");
  expect(response.status).toBe(401);
});
