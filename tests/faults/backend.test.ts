import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../../local/backend.ts";
import { startBackend } from "../../local/backend.ts";
import { ensureBuild } from "../../local/ensure-build.ts";
import { seed } from "../../local/seed/seed.ts";
import { startOutsideSite } from "../../local/outside/site.ts";
import { workerVars } from "../../local/site-vars.ts";
import { startWorkers, type Workers } from "../../local/workers.ts";
import { newConnection, sendLead } from "../product-data.ts";
import { eventually } from "../start-product.ts";
import { type FaultyBackend, faults, startFaultyBackend } from "./faulty-backend.ts";

let backend: Backend;
let between: FaultyBackend;
let outside: Awaited<ReturnType<typeof startOutsideSite>>;
let workers: Workers;

beforeAll(async () => {
  await ensureBuild();
  backend = await startBackend({ port: 0 });
  outside = await startOutsideSite({ port: 0 });
  await seed(backend.database, outside.url);
  between = await startFaultyBackend(backend.url);
  const vars = workerVars("http://site.test", { ...backend, url: between.url }, [new URL(outside.url).host]);
  workers = await startWorkers({ port: 0, vars });
});
afterAll(async () => {
  await workers.close();
  await between.close();
  await outside.close();
  await backend.close();
});

async function count(sql: string, parameters: unknown[] = []): Promise<number> {
  const [row] = await backend.database.query<{ many: number }>(sql, parameters);
  return row?.many ?? Number.NaN;
}

const countLeads = (email: string) =>
  count("select count(*)::int as many from leads where email = $1", [email]);

const readPage = (path: string) => fetch(workers.url + path, { headers: newConnection });

test.each(faults)(
  "Backend %s: pages are whole or a 503, a form has a receipt or a 503, and sent again it is one lead",
  async (fault) => {
    const email = `${fault.replace(" ", "-")}@example.com`;
    const key = crypto.randomUUID();
    between.fault = fault;
    for (const path of ["/", `/listings?minPrice=${1000 + faults.indexOf(fault)}`, "/de/areas"]) {
      const page = await readPage(path);
      const html = await page.text();
      expect([200, 503]).toContain(page.status);
      expect(html.endsWith("</html>")).toBe(true);
    }
    const first = await sendLead(workers, email, key);
    expect(first.status).toBe(503);
    expect(await first.json()).toMatchObject({ error: { code: "unavailable" } });

    between.fault = null;
    // The circuit asks again after some seconds.
    const status = () => sendLead(workers, email, key).then((answer) => answer.status);
    await eventually(status, (code) => code === 201);
    expect(await countLeads(email)).toBe(1);
    const page = await eventually(
      () => readPage(`/listings?minPrice=${2000 + faults.indexOf(fault)}`),
      ({ status: code }) => code === 200,
    );
    expect(await page.text()).toContain("</html>");
  },
);

test("A run during all of these faults ends with every listing once", async () => {
  const source = "select id from scrape_sources limit 1";
  const [run] = await backend.database.query<{ id: string }>(
    `insert into scrape_runs (source_id) select id from (${source}) as source returning id`,
  );
  const state = async () => {
    const [row] = await backend.database.query<{ state: string }>(
      "select state from scrape_runs where id = $1",
      [run?.id],
    );
    return row?.state ?? "missing";
  };
  await workers.tick("*/5 * * * *");
  for (const fault of faults) {
    between.fault = fault;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    between.fault = null;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
  await eventually(
    async () => {
      // After half an hour cron sends messages again for rows that have none any more.
      await backend.database.query(
        "update scrape_pages set message_sent_at = now() - interval '1 hour' where state = 'queued'",
      );
      await backend.database.query(
        "update scrape_runs set message_sent_at = now() - interval '1 hour' where state in ('queued', 'discovering')",
      );
      await workers.tick("*/5 * * * *");
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      return state();
    },
    (found) => found === "done",
    300_000,
  );
  expect(await count("select count(*)::int as many from listing_origins")).toBe(64);
  expect(await count("select count(distinct source_url)::int as many from listing_origins")).toBe(64);
  expect(
    await count(
      "select count(*)::int as many from listing_origins as origins join listings on listings.id = origins.listing_id",
    ),
  ).toBe(64);
}, 600_000);
