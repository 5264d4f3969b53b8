-- What a page costs that has not changed: opening it and noting that it was seen.

-- As JSON text: a run and its source are written once a call and not taken apart and put together for each of its pages.
drop function public.open_page(uuid, text);
drop function public.open_pages(jsonb);

-- In the order asked; null where there is nothing to do: a duplicate, an ended run, an unknown page. Rows are locked in one
-- order, whatever the batch's.
create function public.open_pages(asked jsonb) returns json
  language plpgsql set search_path = ''
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
  language sql set search_path = ''
  as $$
    select nullif((public.open_pages(jsonb_build_array(jsonb_build_object('run', for_run, 'url', page_url))) -> 0)::jsonb, 'null')
  $$;

create or replace function public.store_unchanged(for_run uuid, pages jsonb) returns boolean
  language plpgsql set search_path = ''
  as $$
    declare
      run public.scrape_runs;
    begin
      select * into run from public.scrape_runs where id = for_run and state in ('discovering', 'fetching');
      if run.id is null then
        return false;
      end if;
      with locked as materialized (
        select given.url, given.page
        from (select page ->> 'url' as url, page from jsonb_array_elements(pages) as page order by 1) as given
        cross join lateral (select from public.scrape_pages as waiting
          where waiting.run_id = for_run and waiting.url = given.url and waiting.state = 'queued' for update) as waiting
      ), seen as (
        update public.listing_origins as origins set
          run_id = for_run, last_seen_at = now(), missed_runs = 0, gone_answers = 0,
          etag = coalesce(locked.page ->> 'etag', origins.etag),
          last_modified = coalesce(locked.page ->> 'last_modified', origins.last_modified),
          page_hash = coalesce(locked.page ->> 'page_hash', origins.page_hash)
        from locked
        where not run.dry_run and origins.source_id = run.source_id and origins.source_url = locked.url
        returning origins.source_url, origins.listing_id
      )
      update public.scrape_pages as ended set
        state = 'unchanged', reason = null, finished_at = now(),
        http_status = (locked.page ->> 'http_status')::smallint,
        fetched_at = case when (locked.page ->> 'fetched')::boolean then now() end,
        fields = coalesce(array(select jsonb_array_elements_text(locked.page -> 'fields')), '{}'),
        listing_id = seen.listing_id
      from locked left join seen on seen.source_url = locked.url
      where ended.run_id = for_run and ended.url = locked.url and ended.state = 'queued';
      perform public.finish_run(for_run);
      return not run.dry_run and public.has_withdrawn(for_run);
    end
  $$;

-- Seen again, a home's bookkeeping changes in place. The run that saw it last is a note: with a foreign key it needed an
-- index, and that made every page seen again write all four.
alter table public.listing_origins drop constraint listing_origins_run_id_fkey;
drop index public.listing_origins_run;
comment on column public.listing_origins.run_id is 'The run that saw the home last; it may be gone.';
alter table public.listing_origins set (fillfactor = 75);

-- Planned once a session, not once a call.
create or replace function public.mark_pages_sent(for_run uuid, urls text[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      update public.scrape_pages set message_sent_at = now()
      where run_id = for_run and url = any (urls) and state = 'queued';
    end
  $$;

revoke execute on function public.open_pages(jsonb), public.open_page(uuid, text) from public, anon, authenticated;
grant execute on function public.open_pages(jsonb), public.open_page(uuid, text) to service_role;

notify pgrst, 'reload schema';
