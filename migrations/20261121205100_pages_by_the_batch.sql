-- A batch of messages opens its pages in one call, and those that have not changed end in one: a page that costs a 304
-- must not cost two calls to the database as well.

-- In the order asked; null where there is nothing to do. Rows are locked in one order, whatever the batch's.
create function public.open_pages(asked jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      page record;
      opened jsonb := '{}';
    begin
      for page in
        select (wanted.value ->> 'run')::uuid as run, wanted.value ->> 'url' as url, wanted.place
        from jsonb_array_elements(asked) with ordinality as wanted(value, place)
        order by 1, 2, 3
      loop
        opened := opened || jsonb_build_object(page.place::text, public.open_page(page.run, page.url));
      end loop;
      return (select jsonb_agg(opened -> place::text order by place)
        from generate_series(1, jsonb_array_length(asked)) as place);
    end
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
