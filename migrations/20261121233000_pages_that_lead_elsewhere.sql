-- A page that redirects to another page of its run is no reading of a home: that one is read at its own address.

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
      -- Sites lead from a home that is gone to one like it: that one is read at its own address.
      if exists (select from public.scrape_pages
        where run_id = for_run and url = outcome ->> 'final_url' and url <> page_url)
      then
        outcome := jsonb_build_object('state', 'not-a-listing', 'reason', 'leads-to-another-page',
          'http_status', outcome -> 'http_status', 'fetched', outcome -> 'fetched');
      end if;
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

notify pgrst, 'reload schema';
