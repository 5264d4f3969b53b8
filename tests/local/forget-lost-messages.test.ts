import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startBackend } from "../../local/backend.ts";
import { openDatabase } from "../../local/database/open.ts";
import { startUpstream } from "../../local/upstream.ts";

const urls = ["https://agency.test/home/1", "https://agency.test/home/2"];

test("A start sends the messages of an interrupted run again at once, and leaves ended pages alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "messages-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const backend = await startBackend({ folder, port: 0 });
  const { query } = backend.database;
  const [source] = await query<{ id: string }>(
    "insert into public.scrape_sources (name, start_urls, allowed_hosts) values ('Agency', array['https://agency.test/'], array['agency.test']) returning id",
  );
  const [fetching] = await query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [source?.id],
  );
  await query("select public.add_pages($1, $2)", [fetching?.id, urls]);
  await query("select public.mark_pages_sent($1, $2)", [fetching?.id, urls]);
  await query("update public.scrape_pages set state = 'unchanged' where url = $1", [urls[1]]);
  expect(await query("select public.unsent_pages($1)", [fetching?.id])).toEqual([]);
  await backend.close();

  await (await startUpstream({ PORT: 8787, BACKEND_PORT: 0, OUTSIDE_PORT: 0 }, folder)).close();

  const database = await openDatabase(join(folder, "postgres"));
  onTestFinished(() => database.close());
  expect(await database.query("select public.unsent_pages($1) as url", [fetching?.id])).toEqual([
    { url: urls[0] },
  ]);
  const [ended] = await database.query<{ sent: boolean }>(
    "select message_sent_at is not null as sent from public.scrape_pages where url = $1",
    [urls[1]],
  );
  expect(ended).toEqual({ sent: true });
});
