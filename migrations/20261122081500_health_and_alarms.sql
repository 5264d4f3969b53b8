-- Events that an admin must know of: sources that go quiet or lose a field, walls, runs that failed, messages given up.

create table public.scrape_alarms (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  run_id uuid references public.scrape_runs (id) on delete cascade,
  kind text not null check (kind in
    ('field-lost', 'fewer-listings', 'blocked', 'too-many-withdrawals', 'too-many-changes', 'robots-forbids', 'run-failed')),
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
comment on table public.scrape_page_copies is 'Pages as they were fetched, to show with alarms: three a run that were no homes or bot walls, three homes that lost a field, and one more for each watched field that those three still had.';

create table public.scrape_dead_messages (
  id uuid primary key default gen_random_uuid(),
  message_id text not null unique,
  run_id uuid references public.scrape_runs (id) on delete cascade,
  url text,
  body jsonb not null,
  reason text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  replayed_at timestamptz
);
comment on table public.scrape_dead_messages is 'Messages that failed for good, with the reason; replayed_at is set when an admin sends one again.';
create index scrape_dead_messages_newest on public.scrape_dead_messages (created_at desc);
create index scrape_dead_messages_run on public.scrape_dead_messages (run_id);

alter table public.scrape_alarms enable row level security;
alter table public.scrape_page_copies enable row level security;
alter table public.scrape_dead_messages enable row level security;
revoke all on table public.scrape_alarms, public.scrape_page_copies, public.scrape_dead_messages from anon, authenticated;
grant select on table public.scrape_alarms, public.scrape_page_copies, public.scrape_dead_messages to authenticated;
grant update (acknowledged_at) on table public.scrape_alarms to authenticated;
grant all on table public.scrape_alarms, public.scrape_page_copies, public.scrape_dead_messages to service_role;

create policy "Admins can view alarms" on public.scrape_alarms for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can acknowledge alarms" on public.scrape_alarms for update to authenticated
  using ((select public.may('scraper'))) with check ((select public.may('scraper')));
create policy "Admins can view kept pages" on public.scrape_page_copies for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can view dead messages" on public.scrape_dead_messages for select to authenticated
  using ((select public.may('scraper')));

create function public.watched_fields() returns text[]
  language sql immutable set search_path = ''
  as $$
    select array['title', 'price', 'monthlyRentalPrice', 'bedrooms', 'bathrooms', 'squareMeters', 'latitude', 'address', 'city',
      'condoName', 'images', 'description', 'amenities', 'yearBuilt', 'agentName', 'externalId']
  $$;
comment on function public.watched_fields() is 'Fields whose share among a source''s homes is compared with its history.';

-- Keeps a copy that an alarm may want: enough pages of each sort, and at least one for every field that some home lacks.
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

-- With a copy that shows what the alarm says: a home without the field, the wall, or first of all a page that is no
-- longer a home.
create function public.raise_alarm(for_source uuid, for_run uuid, alarm text, what jsonb) returns void
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
revoke all on table public.scrape_coverage from anon, authenticated;
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

-- A robots.txt that lets us in but forbids every page of the run forbids the source.
create function public.pause_when_forbidden(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      if exists (select from public.scrape_pages where run_id = ended.id and state = 'refused' and reason = 'robots')
        and not exists (select from public.scrape_pages where run_id = ended.id and fetched_at is not null)
      then
        perform public.pause_source(ended.source_id, ended.id, 'robots-forbids');
      end if;
    end
  $$;

-- Keeps a message that the queue gave up, once a page however many of them are given up at the same moment, and ends the
-- page or fails the run that it was for.
create function public.keep_dead_message(
  message_id text, body jsonb, for_run text, page_url text, tries integer, given_reason text) returns void
  language plpgsql security definer set search_path = ''
  as $$
    declare
      run uuid := (select id from public.scrape_runs where id::text = for_run);
      page text := nullif(page_url, '');
      why text := nullif(given_reason, '');
    begin
      perform public.lock_sources(array[run]);
      why := coalesce(why, (select reason from public.scrape_pages where run_id = run and url = page), 'gave-up');
      insert into public.scrape_dead_messages (message_id, run_id, url, body, reason, attempts)
      select keep_dead_message.message_id, run, page, keep_dead_message.body, why, tries
      where page is null or not exists (
        select from public.scrape_dead_messages as kept
        where kept.run_id = run and kept.url = page and kept.replayed_at is null)
      on conflict on constraint scrape_dead_messages_message_id_key do nothing;
      if page is not null then
        perform public.store_page(run, page, jsonb_build_object('state', 'dead', 'reason', why));
      elsif run is not null then
        perform public.raise_alarm(source_id, id, 'run-failed', jsonb_build_object('reason', why))
        from public.scrape_runs where id = run and state in ('queued', 'discovering');
        update public.scrape_runs set state = 'failed', reason = why, finished_at = now()
        where id = run and state in ('queued', 'discovering');
      end if;
    end
  $$;

revoke execute on function public.watched_fields(), public.keep_page_copy(uuid, text, jsonb),
  public.raise_alarm(uuid, uuid, text, jsonb), public.measure_coverage(uuid),
  public.raise_health_alarms(public.scrape_runs, jsonb), public.pause_when_forbidden(public.scrape_runs),
  public.keep_dead_message(text, jsonb, text, text, integer, text) from public, anon, authenticated;
grant execute on function public.watched_fields(), public.keep_page_copy(uuid, text, jsonb),
  public.raise_alarm(uuid, uuid, text, jsonb), public.measure_coverage(uuid),
  public.raise_health_alarms(public.scrape_runs, jsonb), public.pause_when_forbidden(public.scrape_runs),
  public.keep_dead_message(text, jsonb, text, text, integer, text) to service_role;

notify pgrst, 'reload schema';
