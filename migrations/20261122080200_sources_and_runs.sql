-- The outside sites that are read, and the runs that read them: when a run starts, stops, fails and ends.
-- The scraper Worker writes in its own role (scraper_rights); admins read and steer with their own JWT.

create table public.scrape_sources (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 100),
  start_urls text[] not null check (cardinality(start_urls) > 0),
  sitemap_url text,
  allowed_hosts text[] not null check (cardinality(allowed_hosts) > 0),
  listing_url_pattern text,
  selectors jsonb not null default '{}' check (jsonb_typeof(selectors) = 'object'),
  schedule_minutes integer check (schedule_minutes >= 5),
  requests_per_second numeric(6, 2) not null default 1 check (requests_per_second > 0),
  max_in_flight smallint not null default 2 check (max_in_flight between 1 and 10),
  max_pages integer not null default 500 check (max_pages between 1 and 10000),
  auto_publish boolean not null default false,
  may_keep_images boolean not null default false,
  may_show_agents boolean not null default false,
  default_currency text not null default 'THB' check (default_currency ~ '^[A-Z]{3}$'),
  default_city text not null default 'Pattaya',
  enabled boolean not null default true,
  paused_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  may_show_descriptions boolean not null default false,
  obeys_noindex boolean not null default true,
  legal_note text check (length(legal_note) <= 1000),
  feed jsonb check (jsonb_typeof(feed) = 'object'),
  may_pass_on boolean not null default false,
  constraint scrape_sources_say_why check (obeys_noindex or length(btrim(coalesce(legal_note, ''))) >= 10)
);
comment on table public.scrape_sources is 'Outside sites we may read, how, and how politely.';
comment on column public.scrape_sources.listing_url_pattern is 'Regular expression that a listing page URL matches; none means every page found is tried.';
comment on column public.scrape_sources.schedule_minutes is 'How often cron starts a run; null means only an admin does.';
comment on column public.scrape_sources.may_show_descriptions is 'Whether the site''s own words may be published; otherwise they are kept in listing_origins only.';
comment on column public.scrape_sources.obeys_noindex is 'Pages that forbid search engines to keep them (robots meta element, X-Robots-Tag) are left out.';
comment on column public.scrape_sources.feed is 'How a file with many homes is read (domain/feeds/feed-settings.ts); null: the source is pages of a site.';
comment on column public.scrape_sources.may_pass_on is 'Whether its homes may be given on to partners.';
comment on column public.scrape_sources.legal_note is 'What allows us to read this site, in an admin''s words. Needed where noindex is not obeyed.';

create trigger scrape_sources_touch_updated_at before update on public.scrape_sources
  for each row execute function public.touch_updated_at();

create table public.scrape_runs (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  started_by uuid references auth.users (id) on delete set null,
  state text not null default 'queued' check (state in
    ('queued', 'discovering', 'fetching', 'frozen', 'done', 'failed', 'cancelled')),
  reason text,
  message_sent_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  kind text not null default 'crawl' check (kind in ('crawl', 'paste')),
  dry_run boolean not null default false,
  complete boolean not null default false,
  coverage jsonb not null default '{}',
  rolled_back_at timestamptz,
  deadline_at timestamptz not null default now() + interval '12 hours',
  absences_judged_at timestamptz,
  discovery jsonb,
  feed jsonb
);
comment on table public.scrape_runs is 'One reading of a source. started_by is null for runs that cron started.';
comment on column public.scrape_runs.complete is 'Discovery saw the whole source (no cap, no failed sitemap): only then does absence mean anything.';
comment on column public.scrape_runs.coverage is 'Listings read and, per field, how many had it: {"listings": 40, "price": 39, …}.';
comment on column public.scrape_runs.deadline_at is 'After this the clock ends the run and its waiting pages, so that every run ends.';
comment on column public.scrape_runs.absences_judged_at is 'When the run''s missing listings were counted: once, even if failed pages are retried later.';
comment on column public.scrape_runs.feed is 'What the file of a feed held (domain/feeds/feed-report.ts); null for pages.';
comment on column public.scrape_runs.discovery is 'What an interrupted discovery has read and has still to read; otherwise null.';

create index scrape_runs_newest on public.scrape_runs (source_id, created_at desc);
create index scrape_runs_started_by on public.scrape_runs (started_by);
-- Overlapping ticks and impatient clicks start one run: the second insert is refused here.
-- A pasted page is no crawl: it neither blocks one nor is blocked by one.
create unique index scrape_runs_one_active_per_source on public.scrape_runs (source_id)
  where state in ('queued', 'discovering', 'fetching') and kind = 'crawl';
create index scrape_runs_newest_of_all on public.scrape_runs (created_at desc);

alter table public.scrape_sources enable row level security;
alter table public.scrape_runs enable row level security;
grant select, insert, update, delete on table public.scrape_sources to authenticated;
grant select, insert, update on table public.scrape_runs to authenticated;
grant all on table public.scrape_sources, public.scrape_runs to service_role;

create policy "Admins can view sources" on public.scrape_sources for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can add sources" on public.scrape_sources for insert to authenticated
  with check ((select public.may('scraper')));
create policy "Admins can change sources" on public.scrape_sources for update to authenticated
  using ((select public.may('scraper'))) with check ((select public.may('scraper')));
create policy "Admins can delete sources" on public.scrape_sources for delete to authenticated
  using ((select public.may('scraper')));

create policy "Admins can view runs" on public.scrape_runs for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can start runs in their own name" on public.scrape_runs for insert to authenticated
  with check ((select public.may('scraper')) and started_by = (select auth.uid()));
create policy "Admins can change runs" on public.scrape_runs for update to authenticated
  using ((select public.may('scraper'))) with check ((select public.may('scraper')));

-- Whatever writes what the pages of a source say, or ends one of its runs, first locks the source. So the last pages of a
-- run see each other's end, two pages never add one listing, and nothing of one source waits in a circle. Behind the
-- source everything is locked in one order: pages by address, listings by id, each before its origin. The
-- lock is weak: rows that refer to the source can be written beside it.
create function public.lock_sources(of_runs uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform from public.scrape_sources
      where id in (select source_id from public.scrape_runs where scrape_runs.id = any (of_runs))
      order by id for no key update;
    end
  $$;
comment on function public.lock_sources(uuid[]) is 'Locks the sources of these runs until the transaction ends: other transactions that store their pages or end the runs wait.';

-- The clock ticks every five minutes, some milliseconds early or late, so a source that is due within half a tick is due.
-- Otherwise a run that began a moment after its tick would wait for the next but one, and a daily run would drift.
create function public.start_due_runs() returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      started integer;
    begin
      insert into public.scrape_runs (source_id)
      select sources.id from public.scrape_sources as sources
      where sources.enabled and sources.schedule_minutes is not null
        and not exists (
          select from public.scrape_runs as runs
          where runs.source_id = sources.id and runs.kind = 'crawl' and not runs.dry_run
            and runs.created_at > now() + interval '2 minutes 30 seconds' - make_interval(mins => sources.schedule_minutes))
        and not exists (
          select from public.scrape_runs as runs
          where runs.source_id = sources.id and runs.kind = 'crawl'
            and runs.state in ('queued', 'discovering', 'fetching'))
      on conflict do nothing;
      get diagnostics started = row_count;
      return started;
    end
  $$;

-- Queued runs whose message was not sent, and runs whose discovery was abandoned half way.
create function public.unsent_runs() returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select id from public.scrape_runs
    where state in ('queued', 'discovering')
      and (message_sent_at is null or message_sent_at < now() - interval '30 minutes')
      and (started_by is null or created_at < now() - interval '1 minute')
    order by created_at
    limit 100
  $$;

create function public.mark_run_sent(for_run uuid) returns void
  language sql security definer set search_path = ''
  as $$ update public.scrape_runs set message_sent_at = now() where id = for_run $$;

create function public.open_run(for_run uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('run', to_jsonb(runs), 'source', to_jsonb(sources))
    from public.scrape_runs as runs
    join public.scrape_sources as sources on sources.id = runs.source_id
    where runs.id = for_run
  $$;

-- A paused source cannot be read by starting or reopening a run. Pasted pages ask no site, so they are allowed.
create function public.refuse_runs_of_paused_source() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if not (select enabled from public.scrape_sources where id = new.source_id) then
        raise exception 'The source is paused' using errcode = 'PT423';
      end if;
      return new;
    end
  $$;

create trigger scrape_runs_of_active_sources before update of state on public.scrape_runs
  for each row when (new.kind = 'crawl' and new.state in ('queued', 'fetching')
    and old.state in ('done', 'failed', 'cancelled', 'frozen'))
  execute function public.refuse_runs_of_paused_source();
create trigger scrape_runs_begin_of_active_sources before insert on public.scrape_runs
  for each row when (new.kind = 'crawl' and new.started_by is not null)
  execute function public.refuse_runs_of_paused_source();

revoke execute on function public.lock_sources(uuid[]), public.start_due_runs(), public.unsent_runs(), public.mark_run_sent(uuid),
  public.open_run(uuid), public.refuse_runs_of_paused_source() from public, anon, authenticated;
grant execute on function public.lock_sources(uuid[]), public.start_due_runs(), public.unsent_runs(), public.mark_run_sent(uuid),
  public.open_run(uuid) to service_role;

notify pgrst, 'reload schema';
