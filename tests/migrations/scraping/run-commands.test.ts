import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase, visitorId } from "./scrape-database.ts";

const under = useScrapeDatabase();

const admin = <Row>(sql: string, parameters: unknown[] = []) =>
  under.as<Row>("authenticated", adminId, sql, parameters);
const failed = { url: "https://homes.example/2", state: "failed", reason: "http-500" };

test("Visitors can neither read nor change what the scraper keeps", async () => {
  const run = await under.crawl([listingOutcome(1)]);
  const tables = [
    "scrape_sources",
    "scrape_runs",
    "scrape_pages",
    "listing_origins",
    "listing_changes",
    "scrape_dead_messages",
    "scrape_alarms",
    "scrape_page_copies",
    "listing_duplicates",
    "scrape_pastes",
  ];
  for (const table of tables) {
    await expect(under.as("anon", null, `select * from public.${table}`), table).rejects.toThrow(
      "permission denied",
    );
    expect(await under.as("authenticated", visitorId, `select * from public.${table}`), table).toEqual([]);
  }
  const calls = [
    "cancel_run($1)",
    "retry_failed($1)",
    "roll_back_run($1)",
    "replay_dead_message($1)",
    "settle_withdrawals($1, true)",
    "import_html($1, 'https://homes.example/1', 'a page that is long enough')",
  ];
  for (const call of calls) {
    await expect(under.as("authenticated", visitorId, `select public.${call}`, [run]), call).rejects.toThrow(
      "This needs the right",
    );
    await expect(under.as("anon", null, `select public.${call}`, [run]), call).rejects.toThrow(
      "permission denied",
    );
  }
  for (const call of [
    "store_page($1, 'x', '{}')",
    "open_page($1, 'x')",
    "withdraw_listings($1, '{}')",
    "finish_run($1)",
  ]) {
    await expect(under.as("authenticated", adminId, `select public.${call}`, [run]), call).rejects.toThrow(
      "permission denied",
    );
  }
});

test("Cancelling ends the run and its waiting pages, and nothing is stored after it", async () => {
  const { id } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state) values ($1, 'fetching') returning id",
    [under.sourceId],
  );
  await under.database.query("select public.add_pages($1, array['https://homes.example/1'])", [id]);
  expect(await admin("select public.cancel_run($1) as done", [id])).toEqual([{ done: true }]);
  await under.database.query("select public.store_page($1, 'https://homes.example/1', $2)", [
    id,
    JSON.stringify(listingOutcome(1)),
  ]);
  expect(await under.one("select state from public.scrape_pages")).toEqual({ state: "cancelled" });
  expect(await under.database.query("select 1 from public.listings")).toEqual([]);
  expect(await under.one("select state from public.scrape_runs")).toEqual({ state: "cancelled" });
});

test("Failed pages are read again in the same run", async () => {
  const run = await under.crawl([listingOutcome(1), failed]);
  expect(await admin("select public.retry_failed($1) as many", [run])).toEqual([{ many: 1 }]);
  expect(await under.one("select state, finished_at from public.scrape_runs")).toEqual({
    state: "fetching",
    finished_at: null,
  });
  const waiting = await under.database.query("select * from public.unsent_pages($1) as url", [run]);
  expect(waiting).toEqual([{ url: "https://homes.example/2" }]);
  await under.database.query("select public.store_page($1, $2, $3)", [
    run,
    failed.url,
    JSON.stringify(listingOutcome(2)),
  ]);
  expect(await under.one("select state from public.scrape_runs")).toEqual({ state: "done" });
});

test("A dead message is kept once with its reason, and replayed", async () => {
  const { id } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state) values ($1, 'fetching') returning id",
    [under.sourceId],
  );
  const url = "https://homes.example/1";
  await under.database.query("select public.add_pages($1, array[$2])", [id, url]);
  await under.database.query("update public.scrape_pages set reason = 'timeout'");
  const body = { kind: "page", runId: id, url };
  for (let twice = 0; twice < 2; twice += 1) {
    await under.database.query("select public.keep_dead_message('m1', $1, $2, $3, 5, '')", [
      JSON.stringify(body),
      id,
      url,
    ]);
  }
  const letters = await admin<{ id: string; reason: string }>(
    "select id, reason, attempts from public.scrape_dead_messages",
  );
  expect(letters).toMatchObject([{ reason: "timeout", attempts: 5 }]);
  expect(await under.one("select state from public.scrape_runs")).toEqual({ state: "done" });
  expect(await admin("select public.replay_dead_message($1) as body", [letters[0]?.id])).toEqual([{ body }]);
  expect(await under.one("select state from public.scrape_pages")).toEqual({ state: "queued" });
});

/** A letter of a page whose run ended. */
async function giveUp(id: number): Promise<{ run: string; letter: string }> {
  const run = await under.crawl([listingOutcome(id), { ...failed, state: "dead" }]);
  const body = JSON.stringify({ kind: "page", runId: run, url: failed.url });
  await under.database.query("select public.keep_dead_message($1, $2, $3, $4, 6, 'timeout')", [
    `m${id}`,
    body,
    run,
    failed.url,
  ]);
  const { letter } = await under.one<{ letter: string }>(
    "select id as letter from public.scrape_dead_messages where run_id = $1",
    [run],
  );
  return { run, letter };
}
const replay = (letter: string) =>
  admin<{ body: unknown }>("select public.replay_dead_message($1) as body", [letter]);

test("Replaying a dead message of a cancelled run reopens the run", async () => {
  const { run, letter } = await giveUp(1);
  await under.database.query("update public.scrape_runs set state = 'cancelled'");
  expect(await replay(letter)).toMatchObject([{ body: { runId: run } }]);
  expect(await under.one("select state from public.scrape_runs where id = $1", [run])).toEqual({
    state: "fetching",
  });
});

test("A dead message that cannot be replayed is refused and stays as it was, with its run", async () => {
  await expect(replay(visitorId)).rejects.toMatchObject({ code: "PT404" });
  const rolledBack = await giveUp(1);
  await admin("select public.roll_back_run($1)", [rolledBack.run]);
  expect(await replay(rolledBack.letter)).toEqual([{ body: null }]);
  const readSince = await giveUp(3);
  await replay(readSince.letter);
  const { url, ...outcome } = listingOutcome(2);
  await under.database.query("select public.store_page($1, $2, $3)", [
    readSince.run,
    url,
    JSON.stringify(outcome),
  ]);
  expect(await replay(readSince.letter)).toEqual([{ body: null }]);
  expect(
    await under.database.query(
      "select runs.state, letters.replayed_at is not null as replayed from public.scrape_dead_messages as letters " +
        "join public.scrape_runs as runs on runs.id = letters.run_id order by message_id",
    ),
  ).toEqual([
    { state: "done", replayed: false },
    { state: "done", replayed: true },
  ]);
});

test("A run that was rolled back, or has nothing to read again, is not reopened", async () => {
  const { run } = await giveUp(1);
  await admin("select public.roll_back_run($1)", [run]);
  for (const id of [run, await under.crawl([listingOutcome(3)]), visitorId]) {
    await expect(admin("select public.retry_failed($1)", [id]), id).rejects.toMatchObject({ code: "PT409" });
  }
});

test("A pasted page becomes a run of its own while a crawl is under way", async () => {
  await under.database.query("insert into public.scrape_runs (source_id, state) values ($1, 'fetching')", [
    under.sourceId,
  ]);
  const [made] = await admin<{ run: string }>(
    "select public.import_html($1, 'https://homes.example/7', '<h1>A page that is long enough</h1>') as run",
    [under.sourceId],
  );
  const opened = await under.one<{ page: { html: string; run: { kind: string } } }>(
    "select public.open_page($1, 'https://homes.example/7') as page",
    [made?.run],
  );
  expect(opened.page.html).toContain("long enough");
  expect(opened.page.run.kind).toBe("paste");
});

test("A page can be pasted only for an address on its source's hosts, however the address is written", async () => {
  const paste = (url: string) =>
    admin("select public.import_html($1, $2, '<h1>A page that is long enough</h1>') as run", [
      under.sourceId,
      url,
    ]);
  for (const url of [
    "https://elsewhere.example/7",
    "https://homes.example.elsewhere.example/7",
    "https://homes.example@elsewhere.example/7",
    "https://elsewhere.example\\@homes.example/7",
    "https://elsewhere.example#@homes.example/7",
    "https://elsewhere.example?@homes.example/7",
    "https://elsewhere.example\n.homes.example/7",
    "https://homes.example:8443/7",
    "https://sub.homes.example/7",
    "https:homes.example/7",
    "ftp://homes.example/7",
    "javascript:https://homes.example/7",
    " https://homes.example/7",
    "",
  ]) {
    await expect(paste(url), url).rejects.toMatchObject({ code: "PT422" });
  }
  expect(await under.database.query("select 1 from public.scrape_runs")).toEqual([]);
  await under.database.query(
    "update public.scrape_sources set allowed_hosts = array['Homes.example', 'b.example:8080']",
  );
  for (const url of [
    "https://homes.example",
    "HTTPS://HOMES.example:443/7?a=b#c",
    "http://homes.example:80/7",
    "https://www.homes.example/7",
    "http://b.example:8080/7",
  ]) {
    expect(await paste(url), url).toHaveLength(1);
  }
  await expect(
    admin(
      "select public.import_html(gen_random_uuid(), 'https://homes.example/7', 'a page that is long enough')",
    ),
  ).rejects.toMatchObject({ code: "23503" });
});
