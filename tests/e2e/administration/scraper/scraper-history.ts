/**
 * A history that no journey could produce in a minute: listings missing in three runs, a dead message, a field that
 * went missing. It has its own sources, all on the sample outside site, and nothing of it is public.
 */
import type { SqlRunner } from "../../../../local/database/migrate.ts";

export async function addScraperHistory({ query }: Pick<SqlRunner, "query">, outside: string): Promise<void> {
  const addSource = async (name: string, pattern: string, perSecond: number): Promise<string> => {
    const [row] = await query<{ id: string }>(
      `insert into public.scrape_sources
         (name, start_urls, sitemap_url, allowed_hosts, listing_url_pattern, requests_per_second)
       values ($1, array[$2], $3, array[$4], $5, $6) returning id`,
      [name, `${outside}/homes`, `${outside}/sitemap.xml`, new URL(outside).host, pattern, perSecond],
    );
    if (!row) throw new Error(`The source ${name} was not added.`);
    return row.id;
  };
  // Six homes, one missing page, one gone page, a project, and a page that robots.txt forbids.
  await addSource("North Pier Homes", "/homes/ssh-(100[1-6]|0404|0410)$|/projects/|/private/", 5);
  await addSource("Slow Tide Homes", "/homes/ssh-10", 0.5);
  const lost = await addSource("Lost Harbour Homes", "/homes/ssh-109", 5);
  const failing = await addSource("Quiet Cape Homes", "/homes/ssh-1008$", 5);

  // Each page has JSON-LD, in English, of a condo for sale.
  await addSource("Shifting Sand Homes", "/homes/ssh-10(25|35|45|55)$", 10);

  /** Adds five listings, of which three were missing in three runs. */
  const addFrozenRun = async (source: string, name: string) => {
    await query(
      `with added as (
         insert into public.listings (slug, title, property_type, status, publication, created_at)
         select replace(lower($3), ' ', '-') || '-' || number, $3 || ' ' || number, 'condo-for-sale', array['for-sale'],
           'review', '2026-01-01'
         from generate_series(1, 5) as number returning id, slug)
       insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash, missed_runs)
       select id, $1, slug, $2 || slug, '', case when right(slug, 1) < '4' then 3 else 0 end from added`,
      [source, `${outside}/homes/`, name],
    );
    await query(
      `insert into public.scrape_runs (source_id, state, reason, complete, created_at, finished_at)
       values ($1, 'frozen', 'too-many-withdrawals', true, now() - interval '3 hours', now() - interval '2 hours')`,
      [source],
    );
  };
  await addFrozenRun(lost, "Lost harbour home");
  await addFrozenRun(await addSource("Sunk Rock Homes", "/homes/ssh-109", 5), "Sunk rock home");
  /** Three homes that a run would sell. */
  const turned = await addSource("Turned Tide Homes", "/homes/ssh-109", 5);
  await query(
    `with homes as (
       insert into public.listings (slug, title, property_type, status, publication, created_at)
       select 'turned-tide-home-' || number, 'Turned tide home ' || number, 'condo-for-sale', array['for-sale'],
         'review', '2026-01-01'
       from generate_series(1, 3) as number returning id, slug),
     origins as (
       insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash)
       select id, $1, slug, $2 || slug, '' from homes),
     runs as (
       insert into public.scrape_runs (source_id, state, reason, complete, created_at, finished_at)
       values ($1, 'frozen', 'too-many-changes', true, now() - interval '7 hours', now() - interval '6 hours')
       returning id)
     insert into public.scrape_held_changes (listing_id, field, source_id, run_id, before, after)
     select homes.id, 'status', $1, runs.id, '["for-sale"]', '["sold"]' from homes, runs`,
    [turned, `${outside}/homes/`],
  );
  await query(
    `with runs as (select id, source_id from public.scrape_runs where source_id = $1),
     pages as (
       insert into public.scrape_pages (run_id, url, state, http_status, fetched_at, difference)
       select id, $2, 'changed', 200, now(), '{"price": {"from": 2500000, "to": 2300000}}' from runs),
     copies as (
       insert into public.scrape_page_copies (run_id, url, html)
       select id, $2, '<!doctype html><script>document.title = "run"</script>' from runs)
     insert into public.scrape_alarms (source_id, run_id, kind, detail)
     select source_id, id, 'too-many-withdrawals', '{"withdrawals": 3, "listings": 5, "copy": null}' from runs
     union all
     select source_id, id, 'field-lost',
       jsonb_build_object('field', 'squareMeters', 'before', 0.98, 'now', 0.1, 'copy', $2::text) from runs`,
    [lost, `${outside}/homes/ssh-1090`],
  );
  await query(
    `with runs as (
       insert into public.scrape_runs (source_id, state, created_at, finished_at)
       values ($1, 'done', now() - interval '5 hours', now() - interval '4 hours') returning id),
     pages as (
       insert into public.scrape_pages (run_id, url, state, reason, attempts)
       select id, $2, 'dead', 'http-503', 6 from runs)
     insert into public.scrape_dead_messages (message_id, run_id, url, body, reason, attempts)
     select 'letter-of-' || id, id, $2, jsonb_build_object('kind', 'page', 'runId', id, 'url', $2::text), 'http-503', 6
     from runs`,
    [failing, `${outside}/homes/ssh-1008`],
  );
  await addTaughtSource(
    query,
    await addSource("Taught Pier Homes", "/homes/ssh-10(04|14|24|34)$", 5),
    outside,
  );
}

/** Read four times: the last run had fewer prices. Its pages name their facts by labels. */
async function addTaughtSource(query: SqlRunner["query"], source: string, outside: string): Promise<void> {
  await query(
    `with runs as (
       insert into public.scrape_runs (source_id, state, created_at, finished_at, coverage)
       select $1, 'done', now() - make_interval(days => 60 - run), now() - make_interval(days => 60 - run),
         jsonb_build_object('listings', 4, 'title', 4, 'price', case run when 4 then 1 else 4 end, 'images', run)
       from generate_series(1, 4) as run returning id, created_at)
     insert into public.scrape_pages (run_id, url, state, http_status, fetched_at)
     select (select id from runs order by created_at desc limit 1), $2 || number, 'new', 200, now()
     from unnest(array[1004, 1014, 1024, 1034]) as number`,
    [source, `${outside}/homes/ssh-`],
  );
}
