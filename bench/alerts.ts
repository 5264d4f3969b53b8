/**
 * The letters of one tick: 2,000 saved searches of 2,000 people against 50 homes that changed, among 10,000, in PGlite.
 * Fails when it takes more than 60 s of processor time, or when memory grows by more than 64 MB on the way.
 *
 * Usage: npm run bench:alerts
 */
import { openDatabase } from "../local/database/open.ts";
import { reportFigure } from "./report-figure.ts";
import { fillListings } from "./search/fill-listings.ts";
import { searches } from "./search/search-queries.ts";

const homes = 10_000;
const readers = 2_000;
const changed = 50;
const atATime = 100;
const mostSeconds = 60;
const mostMegabytes = 64;
const bytesOfMegabyte = 1024 * 1024;

const database = await openDatabase();
try {
  await fillListings(database, homes);
  await database.query(
    `insert into public.alert_readers (email, locale, time_zone, every, confirmed_at, looked_at)
     select 'reader' || n || '@example.com', 'en', 'Asia/Bangkok', 'daily', now() - interval '1 day', now() - interval '1 day'
     from generate_series(1, $1::int) as n`,
    [readers],
  );
  // Every kind of search that the search's own bench measures, with words, places, drawn areas and budgets.
  await database.query(
    `insert into public.alerts (reader_id, kind, address, search, sender, confirmed_at)
     select id, 'search', '?n=' || n, $1::jsonb -> (n % jsonb_array_length($1::jsonb))::int, 'sender-of-the-bench', now() - interval '1 day'
     from (select id, row_number() over (order by id) as n from public.alert_readers) as reader`,
    [JSON.stringify(searches.map(({ query }) => query))],
  );
  await database.script(
    "update public.home_news set changed_at = now() - interval '2 days', is_new = true where true",
  );
  await database.query(
    `update public.listings set price = price * 0.9 where id in (
       select id from public.searched_listings where price is not null order by id limit $1)`,
    [changed],
  );
  await database.script("vacuum analyze");
  const memory = () => process.memoryUsage().rss / bytesOfMegabyte;
  let looked = 0;
  let before = 0;
  let most = 0;
  const start = process.cpuUsage();
  for (let last = atATime; last >= atATime;) {
    const [row] = await database.query<{ looked: number }>("select public.add_alert_letters($1) as looked", [
      atATime,
    ]);
    last = row?.looked ?? 0;
    looked += last;
    // The first call loads what all need.
    before ||= memory();
    most = Math.max(most, memory());
  }
  const { user, system } = process.cpuUsage(start);
  const [letters] = await database.query<{ count: number }>(
    "select count(*)::int as count from public.letters",
  );
  console.log(`${looked} readers looked at, ${letters?.count} letters`);
  const figure = `letters for ${readers} searches and ${changed} changed homes`;
  reportFigure({
    figure: `${figure}, processor time`,
    value: (user + system) / 1e6,
    unit: "s",
    atMost: mostSeconds,
  });
  reportFigure({
    figure: `${figure}, memory on the way`,
    value: most - before,
    unit: "MB",
    atMost: mostMegabytes,
  });
} finally {
  await database.close();
}
