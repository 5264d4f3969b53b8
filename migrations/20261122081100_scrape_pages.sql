-- The pages of a run, from the moment they are found until they are read. What a page's outcome writes is in the next
-- two files. Rows are written before their messages are sent, so that a lost message can be sent again.

create table public.scrape_pages (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  url text not null check (length(url) <= 2048),
  state text not null default 'queued' check (state in
    ('queued', 'new', 'changed', 'unchanged', 'not-a-listing', 'refused', 'failed', 'dead', 'cancelled')),
  reason text,
  reason_code text generated always as (split_part(reason, ':', 1)) stored,
  listing_id uuid references public.listings (id) on delete set null,
  attempts smallint not null default 0,
  message_sent_at timestamptz,
  finished_at timestamptz,
  http_status smallint,
  fetched_at timestamptz,
  fields text[] not null default '{}',
  difference jsonb,
  primary key (run_id, url)
-- A row is written three times after it was added: sent, opened, ended. There is room beside it for what follows, so
-- that only its end touches the indexes.
) with (fillfactor = 30);
comment on table public.scrape_pages is 'One page of one run; written before its message is sent, so that a lost message can be sent again.';
comment on column public.scrape_pages.reason_code is 'What is decided by. Behind it the reason names the rule, for people: "bot-wall: Cloudflare".';
comment on column public.scrape_pages.fields is 'Fields the page had, for the source''s coverage.';
comment on column public.scrape_pages.difference is 'Per changed column {"from": …, "to": …}; in a dry run what would have been written.';

create index scrape_pages_listing on public.scrape_pages (listing_id);
-- With the address: without it, finding one page went through all that waited.
create index scrape_pages_waiting on public.scrape_pages (run_id, url) where state = 'queued';

-- Counted run by run: reading the newest twenty runs counts their pages, not those of all runs there ever were.
-- Without `discovery`, which is long and only the scraper's.
create view public.scrape_run_progress with (security_invoker = true) as
  select
    runs.id, runs.source_id, runs.started_by, runs.state, runs.reason, runs.message_sent_at, runs.created_at,
    runs.finished_at, runs.kind, runs.dry_run, runs.complete, runs.coverage, runs.rolled_back_at, runs.deadline_at,
    runs.absences_judged_at, runs.feed,
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

alter table public.scrape_pages enable row level security;
grant select on table public.scrape_pages, public.scrape_run_progress to authenticated;
grant all on table public.scrape_pages, public.scrape_run_progress to service_role;

create policy "Admins can view pages" on public.scrape_pages for select to authenticated
  using ((select public.may('scraper')));

create table public.scrape_pastes (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  url text not null,
  html text not null check (length(html) between 5 and 2000000),
  pasted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (run_id, url)
);
comment on table public.scrape_pastes is 'Pages that an admin pasted because their site does not let us read them.';
create index scrape_pastes_pasted_by on public.scrape_pastes (pasted_by);

alter table public.scrape_pastes enable row level security;
grant select on table public.scrape_pastes to authenticated;
grant all on table public.scrape_pastes to service_role;
create policy "Admins can view pasted pages" on public.scrape_pastes for select to authenticated
  using ((select public.may('scraper')));

-- Before an update of all that wait: opening pages and noting that they were sent lock some of them, by address.
create function public.lock_waiting_pages(of_runs uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform from public.scrape_pages where run_id = any (of_runs) and state = 'queued'
      order by run_id, url for no key update;
    end
  $$;

-- `ended` is true when the run takes no more pages: discovery may stop.
create function public.add_pages(for_run uuid, urls text[]) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      cap integer;
      had integer;
      fresh integer;
    begin
      select sources.max_pages into cap
      from public.scrape_runs as runs
      join public.scrape_sources as sources on sources.id = runs.source_id
      where runs.id = for_run and runs.state in ('discovering', 'fetching')
      for no key update of runs;
      if cap is null then
        return jsonb_build_object('pages', 0, 'left_out', 0, 'ended', true);
      end if;
      select count(*) into had from public.scrape_pages where run_id = for_run;
      select count(*) into fresh from (select distinct url from unnest(urls) as url) as wanted
      where not exists (select from public.scrape_pages as known where known.run_id = for_run and known.url = wanted.url);
      insert into public.scrape_pages (run_id, url)
      select for_run, wanted.url
      from (select url, min(place) as place from unnest(urls) with ordinality as given(url, place) group by url) as wanted
      where not exists (select from public.scrape_pages as known where known.run_id = for_run and known.url = wanted.url)
      order by wanted.place
      limit greatest(cap - had, 0)
      on conflict do nothing;
      return jsonb_build_object('pages', least(had + fresh, cap), 'left_out', greatest(had + fresh - cap, 0), 'ended', false);
    end
  $$;

-- Pages that wait and whose message was never sent, or so long ago that it is lost.
create function public.unsent_pages(for_run uuid) returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select pages.url from public.scrape_pages as pages
    join public.scrape_runs as runs on runs.id = pages.run_id
    where pages.run_id = for_run and pages.state = 'queued' and runs.state in ('discovering', 'fetching')
      and (pages.message_sent_at is null or pages.message_sent_at < now() - interval '30 minutes')
    order by pages.url
    limit 1000
  $$;

-- In plpgsql, so that it is planned once a session, not once a call.
create function public.mark_pages_sent(for_run uuid, urls text[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform from public.scrape_pages where run_id = for_run and url = any (urls) and state = 'queued'
      order by url for no key update;
      update public.scrape_pages set message_sent_at = now()
      where run_id = for_run and url = any (urls) and state = 'queued';
    end
  $$;

-- Answers in the order asked; null for a page with nothing to do: a duplicate, an ended run, an unknown page. Rows are
-- locked in one order, whatever the batch's.
create function public.open_pages(asked jsonb) returns json
  language plpgsql security definer set search_path = ''
  as $$
    declare
      opened_pages json;
    begin
      with wanted as materialized (
        select given.place, (given.page ->> 'run')::uuid as run_id, given.page ->> 'url' as url
        from jsonb_array_elements(asked) with ordinality as given (page, place)
      ), running as materialized (
        select runs.id, runs.source_id, to_json(runs) as run, to_json(sources) as source
        from public.scrape_runs as runs
        join public.scrape_sources as sources on sources.id = runs.source_id
        where runs.id in (select wanted.run_id from wanted) and runs.state in ('discovering', 'fetching')
      ), locked as materialized (
        select given.run_id, given.url
        from (select distinct wanted.run_id, wanted.url from wanted
          where wanted.run_id in (select running.id from running) order by run_id, url) as given
        cross join lateral (select from public.scrape_pages as waiting
          where waiting.run_id = given.run_id and waiting.url = given.url and waiting.state = 'queued' for update) as waiting
      ), opened as (
        update public.scrape_pages as pages set attempts = pages.attempts + 1
        from locked where pages.run_id = locked.run_id and pages.url = locked.url and pages.state = 'queued'
        returning pages.run_id, pages.url
      )
      select json_agg(case when opened.url is not null then json_build_object(
          'run', running.run,
          'source', running.source,
          'html', (select pastes.html from public.scrape_pastes as pastes
            where pastes.run_id = opened.run_id and pastes.url = opened.url),
          'known', (
            select json_build_object(
              'etag', origins.etag, 'last_modified', origins.last_modified, 'page_hash', origins.page_hash,
              'content_hash', origins.content_hash, 'fields', origins.page_fields)
            from public.listing_origins as origins
            where origins.source_id = running.source_id and origins.source_url = opened.url
              and origins.withdrawn_from is null
            limit 1)) end order by wanted.place)
        into opened_pages
      from wanted
      left join opened on opened.run_id = wanted.run_id and opened.url = wanted.url
      left join running on running.id = opened.run_id;
      return opened_pages;
    end
  $$;

create function public.open_page(for_run uuid, page_url text) returns jsonb
  language sql security definer set search_path = ''
  as $$
    select nullif((public.open_pages(jsonb_build_array(jsonb_build_object('run', for_run, 'url', page_url))) -> 0)::jsonb, 'null')
  $$;

revoke execute on function public.lock_waiting_pages(uuid[]), public.add_pages(uuid, text[]), public.unsent_pages(uuid),
  public.mark_pages_sent(uuid, text[]), public.open_pages(jsonb), public.open_page(uuid, text)
  from public, anon, authenticated;
grant execute on function public.lock_waiting_pages(uuid[]), public.add_pages(uuid, text[]), public.unsent_pages(uuid),
  public.mark_pages_sent(uuid, text[]), public.open_pages(jsonb), public.open_page(uuid, text) to service_role;

notify pgrst, 'reload schema';
