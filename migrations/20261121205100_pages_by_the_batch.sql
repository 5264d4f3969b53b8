-- A batch of messages opens its pages in one call, and those that have not changed end in one: a page that costs a 304
-- must not cost two calls to the database as well.

alter table public.listing_origins add column page_fields text[] not null default '{}';
comment on column public.listing_origins.page_fields is 'Fields the page had when it was last read: beside extracted, so that opening a page need not unpack that.';
update public.listing_origins set page_fields = array(select jsonb_object_keys(coalesce(extracted -> 'fields', '{}')));

create function public.keep_origin_fields() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.page_fields := array(select jsonb_object_keys(coalesce(new.extracted -> 'fields', '{}')));
      return new;
    end
  $$;
revoke execute on function public.keep_origin_fields() from public, anon, authenticated;
create trigger listing_origins_keep_fields before insert or update of extracted on public.listing_origins
  for each row execute function public.keep_origin_fields();

-- In the order asked; null where there is nothing to do: a duplicate, an ended run, an unknown page. Rows are locked in one
-- order, whatever the batch's.
create function public.open_pages(asked jsonb) returns jsonb
  language sql set search_path = ''
  as $$
    with wanted as (
      select place, (page ->> 'run')::uuid as run_id, page ->> 'url' as url
      from jsonb_array_elements(asked) with ordinality as given(page, place)
    ), locked as (
      select pages.run_id, pages.url from public.scrape_pages as pages
      join public.scrape_runs as runs on runs.id = pages.run_id and runs.state in ('discovering', 'fetching')
      where pages.state = 'queued'
        and (pages.run_id, pages.url) in (select wanted.run_id, wanted.url from wanted)
      order by pages.run_id, pages.url
      for update of pages
    ), opened as (
      update public.scrape_pages as pages set attempts = pages.attempts + 1
      from locked where pages.run_id = locked.run_id and pages.url = locked.url
      returning pages.run_id, pages.url
    )
    select jsonb_agg(case when opened.url is not null then jsonb_build_object(
        'run', to_jsonb(runs),
        'source', to_jsonb(sources),
        'html', (select html from public.scrape_pastes as pastes
          where pastes.run_id = opened.run_id and pastes.url = opened.url),
        'known', (
          select jsonb_build_object(
            'etag', origins.etag, 'last_modified', origins.last_modified, 'page_hash', origins.page_hash,
            'content_hash', origins.content_hash, 'fields', origins.page_fields)
          from public.listing_origins as origins
          where origins.source_id = runs.source_id and origins.source_url = opened.url
            and origins.withdrawn_from is null
          limit 1)) end order by wanted.place)
    from wanted
    left join opened on opened.run_id = wanted.run_id and opened.url = wanted.url
    left join public.scrape_runs as runs on runs.id = opened.run_id
    left join public.scrape_sources as sources on sources.id = runs.source_id
  $$;

create or replace function public.open_page(for_run uuid, page_url text) returns jsonb
  language sql set search_path = ''
  as $$
    select nullif(public.open_pages(jsonb_build_array(jsonb_build_object('run', for_run, 'url', page_url))) -> 0, 'null')
  $$;

-- What store_page does, for pages of one run whose listing is as it was. Answers whether visitors see something else now:
-- the run's end may have withdrawn listings.
create function public.store_unchanged(for_run uuid, pages jsonb) returns boolean
  language plpgsql set search_path = ''
  as $$
    declare
      run public.scrape_runs;
      urls text[];
    begin
      select * into run from public.scrape_runs where id = for_run and state in ('discovering', 'fetching');
      if run.id is null then
        return false;
      end if;
      select array_agg(waiting.url) into urls from (
        select url from public.scrape_pages
        where run_id = for_run and state = 'queued'
          and url in (select page ->> 'url' from jsonb_array_elements(pages) as page)
        order by url for update
      ) as waiting;
      if not run.dry_run then
        update public.listing_origins as origins set
          run_id = for_run, last_seen_at = now(), missed_runs = 0, gone_answers = 0,
          etag = coalesce(page ->> 'etag', origins.etag),
          last_modified = coalesce(page ->> 'last_modified', origins.last_modified),
          page_hash = coalesce(page ->> 'page_hash', origins.page_hash)
        from jsonb_array_elements(pages) as page
        where origins.source_id = run.source_id and origins.source_url = page ->> 'url'
          and origins.source_url = any (urls);
      end if;
      update public.scrape_pages as waiting set
        state = 'unchanged', reason = null, finished_at = now(),
        http_status = (page ->> 'http_status')::smallint,
        fetched_at = case when (page ->> 'fetched')::boolean then now() end,
        fields = coalesce(array(select jsonb_array_elements_text(page -> 'fields')), '{}'),
        listing_id = case when not run.dry_run then (
          select origins.listing_id from public.listing_origins as origins
          where origins.source_id = run.source_id and origins.source_url = page ->> 'url' limit 1) end
      from jsonb_array_elements(pages) as page
      where waiting.run_id = for_run and waiting.url = page ->> 'url' and waiting.url = any (urls);
      perform public.finish_run(for_run);
      return not run.dry_run and exists (
        select from public.scrape_runs as ended
        join public.listing_changes as changes on changes.run_id = ended.id
        where ended.id = for_run and ended.state = 'done'
          and changes.field = 'publication' and changes.before = '"published"');
    end
  $$;

revoke execute on function public.open_pages(jsonb), public.store_unchanged(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.open_pages(jsonb), public.store_unchanged(uuid, jsonb) to service_role;

notify pgrst, 'reload schema';
