-- A source that goes quiet raises an alarm; one that would wipe out the catalogue freezes and asks.

create table public.scrape_alarms (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  run_id uuid references public.scrape_runs (id) on delete cascade,
  kind text not null check (kind in
    ('field-lost', 'fewer-listings', 'blocked', 'too-many-withdrawals', 'robots-forbids', 'run-failed')),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  acknowledged_at timestamptz
);
comment on table public.scrape_alarms is 'What an admin must look at. detail says what changed and names a kept copy of a page.';
create index scrape_alarms_newest on public.scrape_alarms (created_at desc);
create index scrape_alarms_source on public.scrape_alarms (source_id);
create index scrape_alarms_run on public.scrape_alarms (run_id);
create index scrape_alarms_unnotified on public.scrape_alarms (created_at) where notified_at is null;
create unique index scrape_alarms_once_a_run on public.scrape_alarms (run_id, kind, (coalesce(detail ->> 'field', '')));

create table public.scrape_page_copies (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  url text not null,
  html text not null check (length(html) <= 3000000),
  created_at timestamptz not null default now(),
  primary key (run_id, url)
);
comment on table public.scrape_page_copies is 'At most three pages a run that lost what they used to have, as they were fetched.';

create table public.listing_duplicates (
  listing_id uuid not null references public.listings (id) on delete cascade,
  other_id uuid not null references public.listings (id) on delete cascade,
  reasons text[] not null,
  verdict text not null default 'open' check (verdict in ('open', 'same', 'different')),
  created_at timestamptz not null default now(),
  primary key (listing_id, other_id),
  check (listing_id < other_id)
);
comment on table public.listing_duplicates is 'Pairs that are likely one home, with the reasons; an admin says whether they are.';
create index listing_duplicates_other on public.listing_duplicates (other_id);
create index listings_of_like_size on public.listings (square_meters);

alter table public.scrape_alarms enable row level security;
alter table public.scrape_page_copies enable row level security;
alter table public.listing_duplicates enable row level security;
revoke all on table public.scrape_alarms, public.scrape_page_copies, public.listing_duplicates from anon, authenticated;
grant select on table public.scrape_alarms, public.scrape_page_copies, public.listing_duplicates to authenticated;
grant update (acknowledged_at) on table public.scrape_alarms to authenticated;
grant update (verdict) on table public.listing_duplicates to authenticated;
grant all on table public.scrape_alarms, public.scrape_page_copies, public.listing_duplicates to service_role;
create policy "Admins can view alarms" on public.scrape_alarms for select to authenticated
  using ((select public.is_admin()));
create policy "Admins can acknowledge alarms" on public.scrape_alarms for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins can view kept pages" on public.scrape_page_copies for select to authenticated
  using ((select public.is_admin()));
create policy "Admins can view likely duplicates" on public.listing_duplicates for select to authenticated
  using ((select public.is_admin()));
create policy "Admins can judge likely duplicates" on public.listing_duplicates for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

alter table public.scrape_runs add column absences_judged_at timestamptz;
comment on column public.scrape_runs.absences_judged_at is 'When the run''s missing listings were counted: once, even if failed pages are retried later.';

-- Same size and beds, and the same project or place: likely one home offered twice.
create function public.flag_duplicates(target uuid) returns void
  language sql set search_path = ''
  as $$
    insert into public.listing_duplicates (listing_id, other_id, reasons)
    select least(one.id, other.id), greatest(one.id, other.id), array_remove(array[
        case when lower(one.condo_name) = lower(other.condo_name) then 'project' end,
        'size',
        case when one.bedrooms = other.bedrooms then 'beds' end,
        case when mine.extracted #>> '{listing,floor}' = theirs.extracted #>> '{listing,floor}' then 'floor' end,
        case when abs(one.latitude - other.latitude) < 0.0014 and abs(one.longitude - other.longitude) < 0.0014
          then 'place' end], null)
    from public.listings as one
    join public.listing_origins as mine on mine.listing_id = one.id
    join public.listings as other on other.id <> one.id
      and other.square_meters between one.square_meters * 0.98 and one.square_meters * 1.02
    left join public.listing_origins as theirs on theirs.listing_id = other.id
    where one.id = target
      and theirs.source_id is distinct from mine.source_id
      and other.publication <> 'rejected'
      and coalesce(one.bedrooms, -1) = coalesce(other.bedrooms, -1)
      and (mine.extracted #>> '{listing,floor}' is null or theirs.extracted #>> '{listing,floor}' is null
        or mine.extracted #>> '{listing,floor}' = theirs.extracted #>> '{listing,floor}')
      and (lower(one.condo_name) = lower(other.condo_name)
        or (abs(one.latitude - other.latitude) < 0.0014 and abs(one.longitude - other.longitude) < 0.0014))
    on conflict (listing_id, other_id) do update set reasons = excluded.reasons
  $$;

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

create function public.raise_alarm(for_source uuid, for_run uuid, alarm text, what jsonb) returns void
  language sql set search_path = ''
  as $$
    insert into public.scrape_alarms (source_id, run_id, kind, detail)
    values (for_source, for_run, alarm,
      what || jsonb_build_object('copy', (select url from public.scrape_page_copies where run_id = for_run order by url limit 1)))
    on conflict do nothing
  $$;

-- Compares a run with the median of the source's last five: fewer than half the listings, or a field
-- that 30 % fewer of them have, is no coincidence.
create function public.raise_health_alarms(ended public.scrape_runs, now_has jsonb) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      usual record;
      listings numeric := (now_has ->> 'listings')::numeric;
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
          where source_id = ended.source_id and id <> ended.id and kind = 'crawl' and not dry_run and complete
            and state = 'done' and (coverage ->> 'listings')::numeric > 0
          order by created_at desc limit 5)
        select field.name,
          percentile_cont(0.5) within group (order by coalesce((past.coverage ->> field.name)::numeric, 0)) as many,
          percentile_cont(0.5) within group (
            order by coalesce((past.coverage ->> field.name)::numeric, 0) / (past.coverage ->> 'listings')::numeric) as share
        from past, unnest(array['listings', 'title', 'price', 'bedrooms', 'bathrooms', 'squareMeters', 'latitude', 'images', 'description'])
          as field(name)
        group by field.name
      loop
        if usual.name = 'listings' then
          if usual.many >= 4 and listings < usual.many / 2 then
            perform public.raise_alarm(ended.source_id, ended.id, 'fewer-listings',
              jsonb_build_object('before', usual.many, 'now', listings));
          end if;
        elsif listings >= 4 and coalesce((now_has ->> usual.name)::numeric, 0) / listings < usual.share - 0.3 then
          perform public.raise_alarm(ended.source_id, ended.id, 'field-lost', jsonb_build_object('field', usual.name,
            'before', round(usual.share::numeric, 2),
            'now', round(coalesce((now_has ->> usual.name)::numeric, 0) / listings, 2)));
        end if;
      end loop;
    end
  $$;

create function public.listings_to_withdraw(for_source uuid) returns setof uuid
  language sql stable set search_path = ''
  as $$
    select origins.listing_id
    from public.listing_origins as origins
    join public.listings on listings.id = origins.listing_id
    where origins.source_id = for_source and origins.withdrawn_from is null
      and listings.publication in ('published', 'review')
      and (origins.missed_runs >= 3 or origins.gone_answers >= 2)
  $$;

create function public.withdraw_listings(for_run uuid, for_source uuid) returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      going uuid[] := array(select public.listings_to_withdraw(for_source));
    begin
      insert into public.listing_changes (run_id, listing_id, field, before, after)
      select for_run, id, 'publication', to_jsonb(publication), '"withdrawn"'
      from public.listings where id = any (going)
      on conflict (run_id, listing_id, field) do update set after = excluded.after;
      update public.listing_origins as origins set withdrawn_from = listings.publication
      from public.listings where listings.id = origins.listing_id and listings.id = any (going);
      update public.listings set publication = 'withdrawn' where id = any (going);
      return cardinality(going);
    end
  $$;

-- Absence means something only when the whole source was seen. A page that failed is not an absence.
create function public.judge_absences(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      going integer;
      standing integer;
    begin
      update public.scrape_runs set absences_judged_at = now() where id = ended.id and absences_judged_at is null;
      if found and ended.complete then
        update public.listing_origins as origins set missed_runs = origins.missed_runs + 1
        where origins.source_id = ended.source_id and origins.withdrawn_from is null
          and origins.run_id is distinct from ended.id
          and not exists (
            select from public.scrape_pages as pages
            where pages.run_id = ended.id and pages.url = origins.source_url
              and pages.state in ('failed', 'dead', 'refused', 'cancelled', 'queued')
              and coalesce(pages.http_status, 0) not in (404, 410));
      end if;
      select count(*) into going from public.listings_to_withdraw(ended.source_id);
      select count(*) into standing
      from public.listing_origins as origins join public.listings on listings.id = origins.listing_id
      where origins.source_id = ended.source_id and origins.withdrawn_from is null
        and listings.publication in ('published', 'review');
      if going > standing * 0.2 then
        update public.scrape_runs set state = 'frozen', reason = 'too-many-withdrawals' where id = ended.id;
        perform public.raise_alarm(ended.source_id, ended.id, 'too-many-withdrawals',
          jsonb_build_object('withdrawals', going, 'listings', standing));
      elsif going > 0 then
        perform public.withdraw_listings(ended.id, ended.source_id);
      end if;
    end
  $$;

create or replace function public.finish_run(for_run uuid) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      ended public.scrape_runs;
      now_has jsonb;
    begin
      if exists (select from public.scrape_pages where run_id = for_run and state = 'queued') then
        return;
      end if;
      update public.scrape_runs set state = 'done', finished_at = now()
      where id = for_run and state = 'fetching'
      returning * into ended;
      if ended.id is null or ended.kind <> 'crawl' then
        return;
      end if;
      now_has := public.measure_coverage(for_run);
      update public.scrape_runs set coverage = now_has where id = for_run;
      if not ended.dry_run then
        perform public.raise_health_alarms(ended, now_has);
        perform public.judge_absences(ended);
      end if;
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
      if outcome ->> 'state' = 'listing' then
        stored := public.store_listing(for_run, page_url, outcome, source, run.dry_run);
        home := (stored ->> 'listing_id')::uuid;
      elsif not run.dry_run then
        home := public.note_origin(for_run, source.id, page_url, outcome);
      end if;
      ended := coalesce(stored ->> 'state', outcome ->> 'state');
      if ended in ('new', 'changed') and not run.dry_run then
        perform public.flag_duplicates(home);
      end if;
      if outcome ->> 'copy' is not null then
        insert into public.scrape_page_copies (run_id, url, html)
        select for_run, page_url, outcome ->> 'copy'
        where (select count(*) from public.scrape_page_copies where run_id = for_run) < 3
        on conflict do nothing;
      end if;
      update public.scrape_pages set
        state = ended,
        reason = outcome ->> 'reason',
        http_status = (outcome ->> 'http_status')::smallint,
        fetched_at = case when (outcome ->> 'fetched')::boolean then now() end,
        fields = coalesce(array(select jsonb_array_elements_text(outcome -> 'fields')), '{}'),
        difference = stored -> 'difference',
        listing_id = home,
        finished_at = now()
      where run_id = for_run and url = page_url;
      perform public.finish_run(for_run);
      -- True when visitors see something else now: a published listing changed, or the run's end withdrew some.
      return jsonb_build_object('state', ended, 'listing_id', home, 'published', not run.dry_run and (
        (ended in ('new', 'changed')
          and exists (select from public.listings where id = home and publication = 'published'))
        or exists (
          select from public.listing_changes as changes
          join public.scrape_runs as runs on runs.id = changes.run_id and runs.state = 'done'
          where changes.run_id = for_run and changes.field = 'publication' and changes.before = '"published"')));
    end
  $$;

-- What a page that is no new reading of a listing says about the listing known from it.
create function public.note_origin(for_run uuid, for_source uuid, page_url text, outcome jsonb) returns uuid
  language plpgsql set search_path = ''
  as $$
    declare
      home uuid;
    begin
      update public.listing_origins as origins set
        run_id = case when outcome ->> 'state' = 'unchanged' then for_run else origins.run_id end,
        etag = coalesce(outcome ->> 'etag', origins.etag),
        last_modified = coalesce(outcome ->> 'last_modified', origins.last_modified),
        page_hash = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'page_hash', origins.page_hash) else origins.page_hash end,
        last_seen_at = case when outcome ->> 'state' = 'unchanged' then now() else origins.last_seen_at end,
        missed_runs = case when outcome ->> 'state' = 'unchanged' then 0 else origins.missed_runs end,
        gone_answers = case
          when outcome ->> 'state' = 'unchanged' then 0
          when (outcome ->> 'http_status')::int in (404, 410) then origins.gone_answers + 1
          else origins.gone_answers end
      where origins.source_id = for_source and origins.source_url = page_url
      returning origins.listing_id into home;
      return home;
    end
  $$;

-- robots.txt forbids a source: nothing is read until an admin has looked.
create function public.pause_source(for_source uuid, for_run uuid, why text) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      update public.scrape_sources set enabled = false, paused_reason = why where id = for_source;
      perform public.raise_alarm(for_source, for_run, 'robots-forbids', jsonb_build_object('reason', why));
    end
  $$;

revoke execute on function public.flag_duplicates(uuid), public.measure_coverage(uuid),
  public.raise_alarm(uuid, uuid, text, jsonb), public.raise_health_alarms(public.scrape_runs, jsonb),
  public.listings_to_withdraw(uuid), public.withdraw_listings(uuid, uuid), public.judge_absences(public.scrape_runs),
  public.note_origin(uuid, uuid, text, jsonb), public.pause_source(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.flag_duplicates(uuid), public.measure_coverage(uuid),
  public.raise_alarm(uuid, uuid, text, jsonb), public.raise_health_alarms(public.scrape_runs, jsonb),
  public.listings_to_withdraw(uuid), public.withdraw_listings(uuid, uuid), public.judge_absences(public.scrape_runs),
  public.note_origin(uuid, uuid, text, jsonb), public.pause_source(uuid, uuid, text) to service_role;

notify pgrst, 'reload schema';
