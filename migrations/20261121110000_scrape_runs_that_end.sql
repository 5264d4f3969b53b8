-- Runs that can be dry, frozen, pasted by hand or overdue; pages that remember what they found.

alter table public.scrape_sources
  add column may_show_descriptions boolean not null default false;
comment on column public.scrape_sources.may_show_descriptions is 'Whether the site''s own words may be published; otherwise they are kept in listing_origins only.';

alter table public.scrape_runs
  drop constraint scrape_runs_state_check,
  add constraint scrape_runs_state_check check (state in
    ('queued', 'discovering', 'fetching', 'frozen', 'done', 'failed', 'cancelled')),
  add column kind text not null default 'crawl' check (kind in ('crawl', 'paste')),
  add column dry_run boolean not null default false,
  add column complete boolean not null default false,
  add column coverage jsonb not null default '{}',
  add column rolled_back_at timestamptz,
  add column deadline_at timestamptz not null default now() + interval '12 hours';
comment on column public.scrape_runs.complete is 'Discovery saw the whole source (no cap, no failed sitemap): only then does absence mean anything.';
comment on column public.scrape_runs.coverage is 'Listings read and, per field, how many had it: {"listings": 40, "price": 39, …}.';
comment on column public.scrape_runs.deadline_at is 'After this the clock ends the run and what still waits is dead: a run always ends.';

-- A pasted page is no crawl: it neither blocks one nor is blocked by one.
drop index public.scrape_runs_one_active_per_source;
create unique index scrape_runs_one_active_per_source on public.scrape_runs (source_id)
  where state in ('queued', 'discovering', 'fetching') and kind = 'crawl';

alter table public.scrape_pages
  drop constraint scrape_pages_state_check,
  add constraint scrape_pages_state_check check (state in
    ('queued', 'new', 'changed', 'unchanged', 'not-a-listing', 'refused', 'failed', 'dead', 'cancelled')),
  add column http_status smallint,
  add column fetched_at timestamptz,
  add column fields text[] not null default '{}',
  add column difference jsonb;
comment on column public.scrape_pages.fields is 'Fields the page had, for the source''s coverage.';
comment on column public.scrape_pages.difference is 'Per changed column {"from": …, "to": …}; in a dry run what would have been written.';

alter table public.listing_origins
  add column run_id uuid references public.scrape_runs (id) on delete set null,
  add column etag text,
  add column last_modified text,
  add column page_hash text,
  add column suggested jsonb not null default '{}',
  add column missed_runs smallint not null default 0,
  add column gone_answers smallint not null default 0,
  add column withdrawn_from text;
comment on column public.listing_origins.suggested is 'What the source says now for columns that a human locked.';
comment on column public.listing_origins.page_hash is 'Hash of the page as fetched: an equal page is not parsed again.';
comment on column public.listing_origins.withdrawn_from is 'Publication before the scraper withdrew the listing; null while it stands.';
create index listing_origins_by_page on public.listing_origins (source_id, source_url);
create index listing_origins_run on public.listing_origins (run_id);

drop view public.scrape_run_progress;
create view public.scrape_run_progress with (security_invoker = true) as
  select
    runs.*,
    coalesce(runs.finished_at, now()) - runs.created_at as duration,
    count(pages.url) as pages,
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
  from public.scrape_runs as runs
  left join public.scrape_pages as pages on pages.run_id = runs.id
  group by runs.id;
comment on view public.scrape_run_progress is 'Every run with its live page counts.';
revoke all on table public.scrape_run_progress from anon, authenticated;
grant select on table public.scrape_run_progress to authenticated;
grant all on table public.scrape_run_progress to service_role;

notify pgrst, 'reload schema';
