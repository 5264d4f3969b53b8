import { expect, test } from "vitest";
import { watchedFields } from "../../../domain/scraping/coverage.ts";
import { adminId, listingOutcome, useScrapeDatabase, visitorId } from "./scrape-database.ts";

const under = useScrapeDatabase();

const homes = (many: number, outcome: Record<string, unknown> = {}): Record<string, unknown>[] =>
  Array.from({ length: many }, (_, index) => ({ ...listingOutcome(index + 1), ...outcome }));
const alarms = () =>
  under.database.query<{ kind: string; detail: Record<string, unknown> }>(
    "select kind, detail from public.scrape_alarms order by created_at, kind, detail ->> 'field'",
  );

test("A source whose every run ends at its cap is compared with those runs", async () => {
  for (let run = 0; run < 3; run += 1) await under.crawl(homes(10), false);
  await under.crawl(homes(10, { content_hash: "x", fields: ["title", "images"] }), false);
  await under.crawl(homes(5), false);
  expect(await alarms()).toMatchObject([
    { kind: "field-lost", detail: { field: "price", before: 1, now: 0 } },
    { kind: "fewer-listings", detail: { before: 10, now: 5 } },
  ]);
});

test("A source of one home that loses it, or its price, raises an alarm; one home sold of three raises none", async () => {
  await under.crawl(homes(3));
  await under.crawl(homes(2));
  expect(await alarms()).toEqual([]);
  await under.crawl(homes(1, { content_hash: "x", fields: ["title", "images"] }));
  await under.crawl([{ ...listingOutcome(1), state: "not-a-listing", reason: "error-page" }]);
  expect(await alarms()).toMatchObject([
    { kind: "field-lost", detail: { field: "price" } },
    { kind: "fewer-listings", detail: { now: 0 } },
    { kind: "too-many-withdrawals", detail: { withdrawals: 1, listings: 3 } },
  ]);
});

test("A run that was rolled back is not compared with", async () => {
  const whole = ["title", "price", "images", "address"];
  const wrong = await under.crawl(homes(5, { fields: whole }));
  await under.as("authenticated", adminId, "select public.roll_back_run($1)", [wrong]);
  await under.crawl(homes(5));
  expect(await alarms()).toEqual([]);
});

test("Every field that readers or admins rely on is watched", async () => {
  const whole = ["title", "address", "condoName", "amenities", "externalId", "agentName"];
  await under.crawl(homes(5, { fields: whole }));
  await under.crawl(homes(5, { content_hash: "x", fields: ["title"] }));
  expect((await alarms()).map(({ detail }) => detail["field"])).toEqual(whole.slice(1).toSorted());
});

test("An alarm comes with a page that shows it: one without the field, the bot wall, one that is no longer a home", async () => {
  await under.crawl(homes(8));
  const wall = { state: "failed", reason: "bot-wall: Cloudflare", copy: "<p>wall</p>" };
  const without = (...fields: string[]) => ({ content_hash: "x", fields, copy: `<p>${fields.join()}</p>` });
  await under.crawl([
    ...homes(3, without("title", "price")),
    ...homes(8, without("title", "images")).slice(3),
  ]);
  expect(await alarms()).toMatchObject([
    { detail: { field: "images", copy: "https://homes.example/1" } },
    { detail: { field: "price", copy: "https://homes.example/4" } },
  ]);
  await under.database.query("delete from public.scrape_alarms");
  const sold = { state: "not-a-listing", reason: "error-page", copy: "<p>sorry</p>" };
  await under.crawl([
    { ...listingOutcome(1), ...without("title") },
    { ...listingOutcome(2), ...sold },
    ...[4, 5, 6, 7].map((id) => ({ ...listingOutcome(id), ...wall })),
  ]);
  expect(await alarms()).toMatchObject([
    { kind: "blocked", detail: { copy: "https://homes.example/4" } },
    { kind: "fewer-listings", detail: { copy: "https://homes.example/2" } },
    { kind: "field-lost", detail: { field: "images", copy: "https://homes.example/1" } },
    { kind: "field-lost", detail: { field: "price", copy: "https://homes.example/1" } },
  ]);
  expect(await under.one("select count(*)::int as kept from public.scrape_page_copies")).toEqual({ kept: 8 });
});

test("A field that most listings lost and a run with half the listings raise alarms with a kept page", async () => {
  for (let run = 0; run < 3; run += 1) await under.crawl(homes(10));
  const changed = homes(10).map((outcome) => ({
    ...outcome,
    content_hash: "x",
    fields: ["title"],
    copy: "<p>the page</p>",
  }));
  const run = await under.crawl(changed);
  expect((await alarms()).map(({ kind, detail }) => [kind, detail["field"], detail["copy"]])).toEqual([
    ["field-lost", "images", "https://homes.example/1"],
    ["field-lost", "price", "https://homes.example/1"],
  ]);
  expect(
    await under.database.query("select 1 from public.scrape_page_copies where run_id = $1", [run]),
  ).toHaveLength(3);
  await under.crawl(homes(4));
  expect((await alarms()).at(-1)).toMatchObject({ kind: "fewer-listings", detail: { before: 10, now: 4 } });
});

test("Bot walls raise an alarm of their own", async () => {
  const wall = { state: "failed", reason: "bot-wall: Cloudflare", http_status: 403 };
  // A code that only begins alike is another one.
  const passed = { ...wall, reason: "bot-wall-passed: Cloudflare" };
  await under.crawl(
    [wall, wall, wall, passed].map((outcome, id) => ({ url: `https://homes.example/${id}`, ...outcome })),
  );
  expect(await alarms()).toEqual([{ kind: "blocked", detail: { pages: 3, copy: null } }]);
});

test("A robots.txt that lets us in and forbids every page pauses the source with an alarm", async () => {
  const refused = { state: "refused", reason: "robots" };
  await under.crawl([1, 2].map((id) => ({ url: `https://homes.example/${id}`, ...refused })));
  expect(await under.one("select enabled, paused_reason from public.scrape_sources")).toEqual({
    enabled: false,
    paused_reason: "robots-forbids",
  });
  expect((await alarms()).map(({ kind }) => kind)).toEqual(["robots-forbids"]);
});

test("A source that forbids only some pages is not paused", async () => {
  const refused = { url: "https://homes.example/private", state: "refused", reason: "robots" };
  await under.crawl([refused, { ...listingOutcome(1), fetched: true }]);
  expect(await under.one("select enabled from public.scrape_sources")).toEqual({ enabled: true });
});

test("A run that never began raises an alarm: by the clock, and by the message that was given up", async () => {
  const run = () =>
    under.one<{ id: string }>(
      "insert into public.scrape_runs (source_id, deadline_at) values ($1, now() - interval '1 minute') returning id",
      [under.sourceId],
    );
  await run();
  await under.database.query("select public.end_overdue_runs()");
  const { id } = await run();
  await under.database.query(
    "select public.keep_dead_message('m-1', '{}', $1, '', 5, 'Error: no database')",
    [id],
  );
  expect((await alarms()).map(({ kind, detail }) => [kind, detail["reason"]])).toEqual([
    ["run-failed", "deadline"],
    ["run-failed", "Error: no database"],
  ]);
});

test("The administration shows the coverage of the fields that alarms watch", async () => {
  const { fields } = await under.one<{ fields: string[] }>("select public.watched_fields() as fields");
  expect([...watchedFields]).toEqual(fields);
});

test("A source's coverage is that of its newest twelve runs that read listings, for admins only", async () => {
  for (let run = 0; run < 13; run += 1) await under.crawl(homes(2, { content_hash: String(run) }));
  await under.crawl([{ ...listingOutcome(1), state: "not-a-listing", reason: "error-page" }]);
  const read = (user: string) =>
    under.as<{ coverage: Record<string, number> }>(
      "authenticated",
      user,
      "select coverage from public.scrape_coverage",
    );
  const rows = await read(adminId);
  expect(rows).toHaveLength(12);
  expect(rows[0]?.coverage).toMatchObject({ listings: 2, price: 2 });
  expect(await read(visitorId)).toEqual([]);
});
