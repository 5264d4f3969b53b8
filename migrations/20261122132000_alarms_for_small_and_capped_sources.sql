-- Sources that were never told about: those whose runs end at their cap of pages had no history at all, and those of fewer
-- than four homes could lose every home or a field without an alarm. Every alarm shows a page that belongs to it.

create function public.watched_fields() returns text[]
  language sql immutable set search_path = ''
  as $$
    select array['title', 'price', 'monthlyRentalPrice', 'bedrooms', 'bathrooms', 'squareMeters', 'latitude', 'address', 'city',
      'condoName', 'images', 'description', 'amenities', 'yearBuilt', 'agentName', 'externalId']
  $$;
comment on function public.watched_fields() is 'Fields whose share among a source''s homes is compared with its history.';

comment on table public.scrape_page_copies is 'As they were fetched: three pages a run that were no homes or walls, three homes that lost a field, and one more for each watched field that those still had.';

-- Kept where an alarm may want it: enough pages of each sort, and of every field that is missing somewhere at least one.
create function public.keep_page_copy(for_run uuid, page_url text, outcome jsonb) returns void
  language sql set search_path = ''
  as $$
    with kept as (
      select pages.fields, pages.state in ('new', 'changed', 'unchanged') as is_home
      from public.scrape_page_copies as copies
      join public.scrape_pages as pages on pages.run_id = copies.run_id and pages.url = copies.url
      where copies.run_id = for_run)
    insert into public.scrape_page_copies (run_id, url, html)
    select for_run, page_url, outcome ->> 'copy'
    where outcome ->> 'copy' is not null and (
      (select count(*) from kept where is_home = (outcome ->> 'state' = 'listing')) < 3
      or (outcome ->> 'state' = 'listing' and exists (
        select from unnest(public.watched_fields()) as field
        where not coalesce(outcome -> 'fields' ? field, false)
          and not exists (select from kept where is_home and not field = any (kept.fields)))))
    on conflict do nothing
  $$;

-- A copy that shows what the alarm says: without the field, of the wall, or, before all others, of what is no home any more.
create or replace function public.raise_alarm(for_source uuid, for_run uuid, alarm text, what jsonb) returns void
  language sql set search_path = ''
  as $$
    insert into public.scrape_alarms (source_id, run_id, kind, detail)
    values (for_source, for_run, alarm, what || jsonb_build_object('copy', (
      select copies.url
      from public.scrape_page_copies as copies
      left join public.scrape_pages as pages on pages.run_id = copies.run_id and pages.url = copies.url
      where copies.run_id = for_run and case alarm
        when 'field-lost' then pages.state in ('new', 'changed', 'unchanged') and not what ->> 'field' = any (pages.fields)
        when 'blocked' then pages.reason like 'bot-wall%'
        else true end
      order by coalesce(pages.state in ('new', 'changed', 'unchanged'), true), copies.url
      limit 1)))
    on conflict do nothing
  $$;

-- Compares a run with the median of the source's last five, whether they saw all of it or ended at its cap. Half the
-- listings or fewer, or a field that 30 % fewer of them have, is no coincidence; of few homes, none of them is.
create or replace function public.raise_health_alarms(ended public.scrape_runs, now_has jsonb) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      usual record;
      listings numeric := (now_has ->> 'listings')::numeric;
      now_share numeric;
      blocked integer;
    begin
      select count(*) into blocked from public.scrape_pages
      where run_id = ended.id and state in ('failed', 'not-a-listing') and reason like 'bot-wall%';
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

create or replace function public.store_page(for_run uuid, page_url text, outcome jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      page public.scrape_pages;
      run public.scrape_runs;
      source public.scrape_sources;
      stored jsonb := '{}';
      home uuid;
      ended text;
    begin
      select * into page from public.scrape_pages
      where run_id = for_run and url = page_url and state = 'queued' for update;
      select * into run from public.scrape_runs where id = for_run;
      if page.url is null or run.state not in ('discovering', 'fetching') then
        return jsonb_build_object('state', 'already');
      end if;
      select * into source from public.scrape_sources where id = run.source_id;
      -- Sites lead from a home that is gone to one like it: that one is read at its own address.
      if exists (select from public.scrape_pages
        where run_id = for_run and url = outcome ->> 'final_url' and url <> page_url)
      then
        outcome := jsonb_build_object('state', 'not-a-listing', 'reason', 'leads-to-another-page',
          'http_status', outcome -> 'http_status', 'fetched', outcome -> 'fetched');
      end if;
      if outcome ->> 'state' = 'listing' then
        stored := public.store_listing(for_run, page_url, outcome, source, run.dry_run);
        home := (stored ->> 'listing_id')::uuid;
      elsif not run.dry_run then
        home := public.note_origin(for_run, source.id, page_url, outcome);
      end if;
      ended := coalesce(stored ->> 'state', outcome ->> 'state');
      if ended in ('new', 'changed') and not run.dry_run then
        perform public.flag_duplicates(array[home]);
      end if;
      perform public.keep_page_copy(for_run, page_url, outcome);
      perform public.end_pages(for_run, array[page_url], array[outcome], array[ended], array[home], array[stored -> 'difference']);
      -- True when visitors see something else now: a published listing changed, or the run's end withdrew some.
      return jsonb_build_object('state', ended, 'listing_id', home, 'published', not run.dry_run and (
        (ended in ('new', 'changed')
          and exists (select from public.listings where id = home and publication = 'published'))
        or public.has_withdrawn(for_run)));
    end
  $$;

revoke execute on function public.watched_fields(), public.keep_page_copy(uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.watched_fields(), public.keep_page_copy(uuid, text, jsonb) to service_role;

notify pgrst, 'reload schema';
