-- How a source does, run by run, and what is odd about it: it goes quiet, loses a field, or shows walls.

-- How many pages of the run were listings and, per field, how many had it.
create function public.measure_coverage(for_run uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(counted.field, counted.pages), '{}')
      || jsonb_build_object('listings', (
        select count(*) from public.scrape_pages
        where run_id = for_run and state in ('new', 'changed', 'unchanged')))
    from (
      select field, count(*) as pages
      from public.scrape_pages, unnest(fields) as field
      where run_id = for_run and state in ('new', 'changed', 'unchanged')
      group by field
    ) as counted
  $$;

-- Source by source: reading the newest twelve of each costs the same however many runs there ever were.
create view public.scrape_coverage with (security_invoker = true) as
  select sources.id as source_id, runs.id as run_id, runs.created_at, runs.coverage
  from public.scrape_sources as sources
  cross join lateral (
    select ended.id, ended.created_at, ended.coverage from public.scrape_runs as ended
    where ended.source_id = sources.id and ended.kind = 'crawl' and not ended.dry_run and ended.state = 'done'
      and ended.rolled_back_at is null and (ended.coverage ->> 'listings')::numeric > 0
    order by ended.created_at desc limit 12
  ) as runs;
comment on view public.scrape_coverage is 'Per source the coverage of its newest runs that read listings.';
grant select on table public.scrape_coverage to authenticated;
grant all on table public.scrape_coverage to service_role;

-- Compares a run with the median of the source's last five, whether they saw all of it or ended at its cap. Half the
-- listings or fewer, or a field that 30 % fewer of them have, is no coincidence; with few homes, only losing all is none.
create function public.raise_health_alarms(ended public.scrape_runs, now_has jsonb) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      usual record;
      listings numeric := (now_has ->> 'listings')::numeric;
      now_share numeric;
      blocked integer;
    begin
      select count(*) into blocked from public.scrape_pages
      where run_id = ended.id and state in ('failed', 'not-a-listing') and reason_code = 'bot-wall';
      if blocked >= 3 or (blocked > 0 and listings = 0) then
        perform public.raise_alarm(ended.source_id, ended.id, 'blocked', jsonb_build_object('pages', blocked));
      end if;
      for usual in
        with past as (
          select coverage from public.scrape_runs
          where source_id = ended.source_id and id <> ended.id and kind = 'crawl' and not dry_run
            and state = 'done' and rolled_back_at is null and (coverage ->> 'listings')::numeric > 0
          order by created_at desc limit 5)
        select field.name,
          percentile_cont(0.5) within group (order by coalesce((past.coverage ->> field.name)::numeric, 0)) as many,
          percentile_cont(0.5) within group (
            order by coalesce((past.coverage ->> field.name)::numeric, 0) / (past.coverage ->> 'listings')::numeric) as share
        from past, unnest(array_prepend('listings', public.watched_fields())) as field(name)
        group by field.name
      loop
        if usual.name = 'listings' then
          if listings = 0 or (usual.many >= 4 and listings <= usual.many / 2) then
            perform public.raise_alarm(ended.source_id, ended.id, 'fewer-listings',
              jsonb_build_object('before', usual.many, 'now', listings));
          end if;
        elsif listings > 0 then
          now_share := coalesce((now_has ->> usual.name)::numeric, 0) / listings;
          if now_share < usual.share - 0.3 and (listings >= 4 or now_share = 0) then
            perform public.raise_alarm(ended.source_id, ended.id, 'field-lost', jsonb_build_object('field', usual.name,
              'before', round(usual.share::numeric, 2), 'now', round(now_share, 2)));
          end if;
        end if;
      end loop;
    end
  $$;

-- A robots.txt that lets us in but forbids every page of the run forbids the source.
create function public.pause_when_forbidden(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      if exists (select from public.scrape_pages where run_id = ended.id and state = 'refused' and reason_code = 'robots')
        and not exists (select from public.scrape_pages where run_id = ended.id and fetched_at is not null)
      then
        perform public.pause_source(ended.source_id, ended.id, 'robots-forbids');
      end if;
    end
  $$;

revoke execute on function public.measure_coverage(uuid), public.raise_health_alarms(public.scrape_runs, jsonb),
  public.pause_when_forbidden(public.scrape_runs) from public, anon, authenticated;
grant execute on function public.measure_coverage(uuid), public.raise_health_alarms(public.scrape_runs, jsonb),
  public.pause_when_forbidden(public.scrape_runs) to service_role;

notify pgrst, 'reload schema';
