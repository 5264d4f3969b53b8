-- What the runs' console asks again and again: the newest runs with their counts, and which homes a frozen run waits for.

create index scrape_runs_newest_of_all on public.scrape_runs (created_at desc);

-- Counted run by run: whoever reads the newest twenty counts their pages, not those of all runs there ever were.
drop view public.scrape_run_progress;
create view public.scrape_run_progress with (security_invoker = true) as
  select
    runs.*,
    coalesce(runs.finished_at, now()) - runs.created_at as duration,
    counted.*
  from public.scrape_runs as runs
  cross join lateral (
    select
      count(*) as pages,
      count(*) filter (where pages.state = 'queued') as queued,
      count(pages.fetched_at) as fetched,
      count(*) filter (where pages.state = 'new') as new,
      count(*) filter (where pages.state = 'changed') as changed,
      count(*) filter (where pages.state = 'unchanged') as unchanged,
      count(*) filter (where pages.state = 'not-a-listing') as not_a_listing,
      count(*) filter (where pages.state = 'refused') as refused,
      count(*) filter (where pages.state = 'failed') as failed,
      count(*) filter (where pages.state = 'dead') as dead,
      count(*) filter (where pages.state = 'cancelled') as cancelled
    from public.scrape_pages as pages
    where pages.run_id = runs.id
  ) as counted;
comment on view public.scrape_run_progress is 'Every run with its live page counts.';
revoke all on table public.scrape_run_progress from anon, authenticated;
grant select on table public.scrape_run_progress to authenticated;
grant all on table public.scrape_run_progress to service_role;

-- The homes that "withdraw them" would withdraw now, by the one rule that withdraws; none unless the run waits for that answer.
create function public.asked_withdrawals(for_run uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      asking uuid;
    begin
      perform public.require_admin();
      select source_id into asking from public.scrape_runs where id = for_run and state = 'frozen';
      return (
        with going as (
          select listings.id, listings.title, listings.language, listings.slug, listings.publication,
            origins.source_url as "sourceUrl", origins.missed_runs as "missedRuns", origins.gone_answers as "goneAnswers"
          from public.listings_to_withdraw(asking) as home
          join public.listings on listings.id = home
          join public.listing_origins as origins on origins.listing_id = home)
        select jsonb_build_object(
          'total', (select count(*) from going),
          'standing', (
            select count(*) from public.listing_origins as origins
            join public.listings on listings.id = origins.listing_id
            where origins.source_id = asking and origins.withdrawn_from is null
              and listings.publication in ('published', 'review')),
          'homes', coalesce((
            select jsonb_agg(to_jsonb(first) order by first.title, first.id)
            from (select * from going order by title, id limit 200) as first), '[]')));
    end
  $$;
revoke execute on function public.asked_withdrawals(uuid) from public, anon;
grant execute on function public.asked_withdrawals(uuid) to authenticated, service_role;

notify pgrst, 'reload schema';
