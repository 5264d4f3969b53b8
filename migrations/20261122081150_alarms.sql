-- Events that an admin must know of, and the copies of pages that show them.

create table public.scrape_alarms (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  run_id uuid references public.scrape_runs (id) on delete cascade,
  kind text not null check (kind in
    ('field-lost', 'fewer-listings', 'blocked', 'too-many-withdrawals', 'too-many-changes', 'robots-forbids', 'run-failed',
     'feed-smaller')),
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

alter table public.scrape_alarms enable row level security;
alter table public.scrape_page_copies enable row level security;
grant select on table public.scrape_alarms, public.scrape_page_copies to authenticated;
grant update (acknowledged_at) on table public.scrape_alarms to authenticated;
grant all on table public.scrape_alarms, public.scrape_page_copies to service_role;

create policy "Admins can view alarms" on public.scrape_alarms for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can acknowledge alarms" on public.scrape_alarms for update to authenticated
  using ((select public.may('scraper'))) with check ((select public.may('scraper')));
create policy "Admins can view kept pages" on public.scrape_page_copies for select to authenticated
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
        when 'blocked' then pages.reason_code = 'bot-wall'
        else true end
      order by coalesce(pages.state in ('new', 'changed', 'unchanged'), true), copies.url
      limit 1)))
    on conflict do nothing
  $$;

-- A question that is answered needs no alarm any more, nor do those of earlier runs about the same.
create function public.acknowledge_answered(run public.scrape_runs) returns void
  language sql set search_path = ''
  as $$
    update public.scrape_alarms set acknowledged_at = now()
    where source_id = run.source_id and kind = run.reason and acknowledged_at is null
  $$;

revoke execute on function public.watched_fields(), public.keep_page_copy(uuid, text, jsonb),
  public.raise_alarm(uuid, uuid, text, jsonb), public.acknowledge_answered(public.scrape_runs)
  from public, anon, authenticated;
grant execute on function public.watched_fields(), public.keep_page_copy(uuid, text, jsonb),
  public.raise_alarm(uuid, uuid, text, jsonb) to service_role;

notify pgrst, 'reload schema';
