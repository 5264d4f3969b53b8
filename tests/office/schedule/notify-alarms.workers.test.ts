import { afterAll, beforeAll, expect, test } from "vitest";
import { heartbeatKeys } from "../../../domain/heartbeat.ts";
import { startOutside, type Outside } from "../../scraper/outside.ts";
import { startScraper, type ScraperUnderTest } from "../../scraper/start-scraper.ts";

let webhook: Outside;
let scraper: ScraperUnderTest;
let status = 500;
const received: unknown[] = [];

beforeAll(async () => {
  webhook = await startOutside(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    if (status === 200) received.push(JSON.parse(body));
    response.writeHead(status).end();
  });
  scraper = await startScraper([webhook.host], {
    office: { ALARM_WEBHOOK_URL: `${webhook.url}/alarms` },
  });
});

afterAll(async () => {
  await scraper.close();
  await webhook.close();
});

async function readHeartbeat(): Promise<string | null> {
  const store = await scraper.workers.miniflare.getKVNamespace("CATALOGUE", "office");
  return store.get(heartbeatKeys.office, "text");
}

const countUnsent = async () =>
  (
    await scraper.query<{ many: number }>(
      "select count(*)::int as many from public.scrape_alarms where notified_at is null",
    )
  )[0]?.many;

test("An alarm that the webhook refuses is sent again at the next tick, once, and holds up nothing else", async () => {
  const sourceId = await scraper.addSource({
    name: "Quiet site",
    start_urls: ["https://homes.example/"],
    allowed_hosts: ["homes.example"],
  });
  await scraper.query(
    "insert into public.scrape_alarms (source_id, kind, detail) values ($1, 'fewer-listings', $2)",
    [sourceId, { before: 40, now: 3 }],
  );
  const [run] = await scraper.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [sourceId],
  );
  const before = Date.now();
  await scraper.tick().catch(() => undefined);
  expect(webhook.requests).toHaveLength(1);
  expect(await countUnsent()).toBe(1);
  // Alarms that reach nobody are a tick that failed.
  expect(await readHeartbeat()).toBeNull();
  expect(await scraper.query("select state from public.scrape_runs where id = $1", [run?.id])).toEqual([
    { state: "done" },
  ]);

  status = 200;
  await scraper.tick();
  expect(received).toMatchObject([
    { alarms: [{ kind: "fewer-listings", detail: { before: 40, now: 3 }, source_id: sourceId }] },
  ]);
  expect(await countUnsent()).toBe(0);
  expect(Date.parse((await readHeartbeat()) ?? "")).toBeGreaterThan(before);

  await scraper.tick();
  expect(webhook.requests).toHaveLength(2);
});

test("An alarm is sent even when cron's other work fails", async () => {
  status = 200;
  await scraper.query(
    "insert into public.scrape_alarms (source_id, kind) select id, 'blocked' from public.scrape_sources",
  );
  await scraper.query("alter function public.end_overdue_runs() rename to end_overdue_runs_elsewhere");
  await scraper.tick().catch(() => undefined);
  await scraper.query("alter function public.end_overdue_runs_elsewhere() rename to end_overdue_runs");
  expect(received.at(-1)).toMatchObject({ alarms: [{ kind: "blocked" }] });
  expect(await countUnsent()).toBe(0);
});
