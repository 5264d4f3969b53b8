import { afterAll, beforeAll, expect, test } from "vitest";
import { heartbeatKeys } from "../../../domain/heartbeat.ts";
import { startOutside, type Outside } from "../outside.ts";
import { startScraper, type ScraperUnderTest } from "../start-scraper.ts";

let monitor: Outside;
let scraper: ScraperUnderTest;
let status = 200;

beforeAll(async () => {
  monitor = await startOutside((_request, response) => void response.writeHead(status).end());
  scraper = await startScraper([monitor.host], {
    scraper: { HEARTBEAT_URL: `${monitor.url}/heartbeat` },
  });
});

afterAll(async () => {
  await scraper.close();
  await monitor.close();
});

async function readHeartbeat(): Promise<number> {
  const store = await scraper.workers.miniflare.getKVNamespace("CATALOGUE", "scraper");
  return Date.parse(String(await store.get(heartbeatKeys.scraper)));
}

const calls = () => monitor.requests.length;

test("A tick that succeeds sends a heartbeat through the queue, and its time is kept", async () => {
  const before = Date.now();
  await scraper.tick();
  await expect.poll(calls, { timeout: 60_000 }).toBe(1);
  expect(monitor.requests[0]?.path).toBe("/heartbeat");
  expect(await readHeartbeat()).toBeGreaterThanOrEqual(before);
});

test("A tick that fails sends no heartbeat", async () => {
  const last = await readHeartbeat();
  const heard = calls();
  await scraper.query("alter function public.end_overdue_runs() rename to end_overdue_runs_elsewhere");
  await scraper.tick().catch(() => undefined);
  await scraper.query("alter function public.end_overdue_runs_elsewhere() rename to end_overdue_runs");
  // The heartbeat of the next tick arrives after anything that the failed one had sent.
  await scraper.tick();
  await expect.poll(readHeartbeat, { timeout: 60_000 }).toBeGreaterThan(last);
  await expect.poll(calls, { timeout: 60_000 }).toBe(heard + 1);
});

test("A monitor that is down costs no retry, because the next tick calls again", async () => {
  status = 500;
  const heard = calls();
  const last = await readHeartbeat();
  await scraper.tick();
  await expect.poll(calls, { timeout: 60_000 }).toBe(heard + 1);
  expect(await readHeartbeat()).toBeGreaterThan(last);
  expect(await scraper.query("select body from public.scrape_dead_messages")).toEqual([]);
  status = 200;
  await scraper.tick();
  await expect.poll(calls, { timeout: 60_000 }).toBe(heard + 2);
});
