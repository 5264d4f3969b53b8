-- Where outside listings come from, the runs that fetched them, and their pages.
-- The scraper Worker writes with the secret key; admins read and steer with their own JWT.

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
  updated_at timestamptz not null default now()
);
comment on table public.scrape_sources is 'Outside sites we may read, how, and how politely.';
comment on column public.scrape_sources.listing_url_pattern is 'Regular expression that a listing page URL matches; none means every page found is tried.';
comment on column public.scrape_sources.schedule_minutes is 'How often cron starts a run; null means only an admin does.';

create trigger scrape_sources_touch_updated_at before update on public.scrape_sources
  for each row execute function public.touch_updated_at();

create table public.scrape_runs (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  started_by uuid references auth.users (id) on delete set null,
  state text not null default 'queued' check (state in
    ('queued', 'discovering', 'fetching', 'done', 'failed', 'cancelled')),
  reason text,
  message_sent_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table public.scrape_runs is 'One reading of a source. started_by is null for runs that cron started.';
create index scrape_runs_newest on public.scrape_runs (source_id, created_at desc);
create index scrape_runs_started_by on public.scrape_runs (started_by);
-- Overlapping ticks and impatient clicks start one run: the second insert is refused here.
create unique index scrape_runs_one_active_per_source on public.scrape_runs (source_id)
  where state in ('queued', 'discovering', 'fetching');

create table public.scrape_pages (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  url text not null check (length(url) <= 2048),
  state text not null default 'queued' check (state in
    ('queued', 'new', 'changed', 'unchanged', 'not-a-listing', 'refused', 'failed', 'dead')),
  reason text,
  listing_id uuid references public.listings (id) on delete set null,
  attempts smallint not null default 0,
  message_sent_at timestamptz,
  finished_at timestamptz,
  primary key (run_id, url)
);
comment on table public.scrape_pages is 'One page of one run; written before its message is sent, so that a lost message can be sent again.';
create index scrape_pages_waiting on public.scrape_pages (run_id) where state = 'queued';
create index scrape_pages_listing on public.scrape_pages (listing_id);

create table public.listing_origins (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  external_id text not null,
  source_url text not null,
  content_hash text not null,
  extracted jsonb not null default '{}',
  locked_fields text[] not null default '{}',
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (source_id, external_id)
);
comment on table public.listing_origins is 'Where a scraped listing came from. Not public.';
comment on column public.listing_origins.extracted is 'What the page said last, per field with the layer that said it; agents are kept here, not in listings.';
comment on column public.listing_origins.locked_fields is 'Columns of listings that a human edited; the scraper leaves them alone.';

-- Progress of a run, counted where the rows are.
create view public.scrape_run_progress with (security_invoker = true) as
  select
    runs.*,
    count(pages.url) as pages,
    count(*) filter (where pages.state = 'queued') as queued,
    count(*) filter (where pages.state = 'new') as new,
    count(*) filter (where pages.state = 'changed') as changed,
    count(*) filter (where pages.state = 'unchanged') as unchanged,
    count(*) filter (where pages.state = 'not-a-listing') as not_a_listing,
    count(*) filter (where pages.state = 'refused') as refused,
    count(*) filter (where pages.state = 'failed') as failed,
    count(*) filter (where pages.state = 'dead') as dead
  from public.scrape_runs as runs
  left join public.scrape_pages as pages on pages.run_id = runs.id
  group by runs.id;
comment on view public.scrape_run_progress is 'Every run with its live page counts.';

alter table public.scrape_sources enable row level security;
alter table public.scrape_runs enable row level security;
alter table public.scrape_pages enable row level security;
alter table public.listing_origins enable row level security;

revoke all on table public.scrape_sources, public.scrape_runs, public.scrape_pages,
  public.listing_origins, public.scrape_run_progress from anon, authenticated;
grant select, insert, update, delete on table public.scrape_sources to authenticated;
grant select, insert, update on table public.scrape_runs to authenticated;
grant select on table public.scrape_pages, public.scrape_run_progress to authenticated;
grant select, update on table public.listing_origins to authenticated;
grant all on table public.scrape_sources, public.scrape_runs, public.scrape_pages,
  public.listing_origins, public.scrape_run_progress to service_role;

create policy "Admins can view sources" on public.scrape_sources for select to authenticated
  using ((select public.is_admin()));
create policy "Admins can add sources" on public.scrape_sources for insert to authenticated
  with check ((select public.is_admin()));
create policy "Admins can change sources" on public.scrape_sources for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins can delete sources" on public.scrape_sources for delete to authenticated
  using ((select public.is_admin()));

create policy "Admins can view runs" on public.scrape_runs for select to authenticated
  using ((select public.is_admin()));
create policy "Admins can start runs in their own name" on public.scrape_runs for insert to authenticated
  with check ((select public.is_admin()) and started_by = (select auth.uid()));
create policy "Admins can change runs" on public.scrape_runs for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create policy "Admins can view pages" on public.scrape_pages for select to authenticated
  using ((select public.is_admin()));

create policy "Admins can view origins" on public.listing_origins for select to authenticated
  using ((select public.is_admin()));
create policy "Admins can lock fields of origins" on public.listing_origins for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

notify pgrst, 'reload schema';
