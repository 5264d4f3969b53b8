-- How pages and runs end. Each function does everything that belongs to an outcome in one call, so that a crash between
-- two calls changes nothing. Many calls store pages at once: sources are locked first (lock_sources), then publishing
-- (lock_twins), then slugs, then pages by address.

-- True when visitors see something else now. The last page of a run writes what was held of all the others. Of 10,000
-- homes that takes half a minute, so all that may end a run have a minute.
create function public.finish_run(for_run uuid) returns boolean
  language plpgsql security definer set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      ended public.scrape_runs;
      now_has jsonb;
    begin
      perform public.lock_sources(array[for_run]);
      if exists (select from public.scrape_pages where run_id = for_run and state = 'queued') then
        return false;
      end if;
      update public.scrape_runs set state = 'done', finished_at = now()
      where id = for_run and state = 'fetching'
      returning * into ended;
      if ended.id is null or ended.kind <> 'crawl' then
        return false;
      end if;
      now_has := public.measure_coverage(for_run);
      update public.scrape_runs set coverage = now_has where id = for_run;
      if not ended.dry_run then
        perform public.raise_health_alarms(ended, now_has);
        perform public.pause_when_forbidden(ended);
        perform public.judge_absences(ended);
        perform public.judge_changes(ended);
      end if;
      return public.has_changed_catalogue(for_run);
    end
  $$;

-- Ends pages, each with its home and what changed about it.
create function public.end_pages(
  for_run uuid, urls text[], outcomes jsonb[], states text[], homes uuid[], differences jsonb[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      update public.scrape_pages as pages set
        state = ended.state,
        reason = ended.outcome ->> 'reason',
        http_status = (ended.outcome ->> 'http_status')::smallint,
        fetched_at = case when (ended.outcome ->> 'fetched')::boolean then now() end,
        fields = coalesce(array(select jsonb_array_elements_text(ended.outcome -> 'fields')), '{}'),
        difference = ended.difference,
        listing_id = ended.home,
        finished_at = now()
      from unnest(urls, outcomes, states, homes, differences) as ended (url, outcome, state, home, difference)
      where pages.run_id = for_run and pages.url = ended.url;
      perform public.finish_run(for_run);
    end
  $$;

-- Ends pages that have not changed in one call: a page that costs a 304 must not cost several calls to the database.
-- True when visitors see something else now.
create function public.store_unchanged(for_run uuid, pages jsonb) returns boolean
  language plpgsql security definer set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      run public.scrape_runs;
    begin
      perform public.lock_sources(array[for_run]);
      select * into run from public.scrape_runs where id = for_run and state in ('discovering', 'fetching');
      if run.id is null then
        return false;
      end if;
      -- The end of the run may write what is held of these homes: a listing is locked before its origin.
      perform from public.listings
      where id in (
        select held.listing_id from public.scrape_held_changes as held
        join public.listing_origins as origins on origins.listing_id = held.listing_id
        where held.source_id = run.source_id
          and origins.source_url in (select page ->> 'url' from jsonb_array_elements(pages) as page))
      order by id for no key update;
      with locked as materialized (
        select given.url, given.page
        from (select page ->> 'url' as url, page from jsonb_array_elements(pages) as page order by 1) as given
        cross join lateral (select from public.scrape_pages as waiting
          where waiting.run_id = for_run and waiting.url = given.url and waiting.state = 'queued' for no key update) as waiting
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
      return not run.dry_run and public.has_changed_catalogue(for_run);
    end
  $$;

-- No other call stores a listing with one of these slugs until the transaction ends, so a slug that is free stays free.
create function public.lock_slugs(slugs text[]) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      slug record;
    begin
      for slug in select distinct hashtextextended('slug ' || given, 0) as number from unnest(slugs) as given order by 1 loop
        perform pg_advisory_xact_lock(slug.number);
      end loop;
    end
  $$;

-- Stores a page that store_pages cannot add together with others: it may be about a home that is known.
create function public.store_other_page(for_run uuid, page_url text, outcome jsonb) returns jsonb
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
      where run_id = for_run and url = page_url and state = 'queued' for no key update;
      select * into run from public.scrape_runs where id = for_run;
      if page.url is null or run.state not in ('discovering', 'fetching') then
        return jsonb_build_object('state', 'already');
      end if;
      select * into source from public.scrape_sources where id = run.source_id;
      -- Sites redirect from a home that is gone to a similar one, which is read at its own address.
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
      perform public.keep_page_copy(for_run, page_url, outcome);
      perform public.end_pages(for_run, array[page_url], array[outcome], array[ended], array[home], array[stored -> 'difference']);
      -- True when visitors see something else now: a published listing changed, or the run's end changed some.
      return jsonb_build_object('state', ended, 'listing_id', home, 'published', not run.dry_run and (
        (ended in ('new', 'changed')
          and exists (select from public.listings where id = home and publication = 'published'))
        or public.has_changed_catalogue(for_run)));
    end
  $$;

-- Answers in the order given; rows are locked in one order, whatever the batch's. All pages are stored or none: the
-- caller then stores each alone, so that a page that is refused never fails the others. New homes are added together; all
-- other pages go through store_other_page.
create function public.store_pages(pages jsonb) returns jsonb
  language plpgsql security definer set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      answers jsonb[] := '{}';
      stored integer[] := '{}';
      fresh record;
      page record;
      homes uuid[];
      is_public boolean;
    begin
      perform public.lock_sources(array(select (sent ->> 'run')::uuid from jsonb_array_elements(pages) as sent));
      if exists (
        select from public.scrape_runs as runs
        join public.scrape_sources as sources on sources.id = runs.source_id and sources.auto_publish
        where runs.id in (select (sent ->> 'run')::uuid from jsonb_array_elements(pages) as sent))
      then
        perform public.lock_twins();
      end if;
      perform public.lock_slugs(array(select sent #>> '{outcome,slug}' from jsonb_array_elements(pages) as sent));
      for fresh in
        with given as materialized (
          select asked.place, asked.run_id, asked.url, asked.id, asked.final_url, asked.is_plain,
            count(*) over (partition by asked.run_id, asked.url) as same_pages,
            count(*) over (partition by asked.run_id, asked.id) as same_ids
          from (
            select sent.place::integer, (sent.page ->> 'run')::uuid as run_id, sent.page ->> 'url' as url,
              sent.page #>> '{outcome,external_id}' as id, sent.page #>> '{outcome,final_url}' as final_url,
              sent.page #>> '{outcome,state}' = 'listing' and sent.page #>> '{outcome,copy}' is null as is_plain
            from jsonb_array_elements(pages) with ordinality as sent (page, place)
            order by run_id, url
          ) as asked
          cross join lateral (select from public.scrape_pages as waiting
            where waiting.run_id = asked.run_id and waiting.url = asked.url and waiting.state = 'queued' for no key update) as waiting
        )
        select runs.id as run_id, sources, array_agg(given.place order by given.url) as places,
          array_agg(given.url order by given.url) as urls, array_agg(given.id order by given.url) as ids,
          array_agg(pages -> given.place - 1 -> 'outcome' order by given.url) as outcomes
        from given
        join public.scrape_runs as runs on runs.id = given.run_id and runs.state in ('discovering', 'fetching')
        join public.scrape_sources as sources on sources.id = runs.source_id
        where given.is_plain and given.same_pages = 1 and given.same_ids = 1 and not runs.dry_run
          -- Looked up page by page: joins would read whole tables while their sizes are not known yet.
          and (select elsewhere.url from public.scrape_pages as elsewhere where elsewhere.run_id = given.run_id
            and elsewhere.url = given.final_url and elsewhere.url <> given.url limit 1) is null
          and (select known.listing_id from public.listing_origins as known where known.source_id = runs.source_id
            and known.external_id in (given.id, given.url) limit 1) is null
          and (select known.listing_id from public.listing_origins as known where known.source_id = runs.source_id
            and known.source_url = given.url limit 1) is null
        group by runs.id, sources.id
        order by runs.id
      loop
        homes := public.add_listings(fresh.run_id, fresh.sources, fresh.urls, fresh.ids, fresh.outcomes);
        perform public.end_pages(fresh.run_id, fresh.urls, fresh.outcomes, array_fill('new'::text, array[cardinality(homes)]),
          homes, array_fill('{}'::jsonb, array[cardinality(homes)]));
        is_public := (fresh.sources).auto_publish or public.has_changed_catalogue(fresh.run_id);
        for n in 1..cardinality(homes) loop
          answers[fresh.places[n]] := jsonb_build_object('state', 'new', 'listing_id', homes[n], 'published', is_public);
        end loop;
        stored := stored || fresh.places;
      end loop;
      for page in
        select given.place, (given.page ->> 'run')::uuid as run, given.page ->> 'url' as url,
          given.page -> 'outcome' as outcome
        from jsonb_array_elements(pages) with ordinality as given (page, place)
        where not given.place = any (stored)
        order by run, url
      loop
        answers[page.place] := public.store_other_page(page.run, page.url, page.outcome);
      end loop;
      -- At the end and for all pages at once, because the pairs are shared with other sources.
      perform public.flag_duplicates(array(
        select (answers[sent.place] ->> 'listing_id')::uuid
        from jsonb_array_elements(pages) with ordinality as sent (page, place)
        join public.scrape_runs as runs on runs.id = (sent.page ->> 'run')::uuid and not runs.dry_run
        where answers[sent.place] ->> 'state' in ('new', 'changed')));
      return to_jsonb(answers);
    end
  $$;

create function public.store_page(for_run uuid, page_url text, outcome jsonb) returns jsonb
  language sql security definer set search_path = '' set statement_timeout = '60s'
  as $$
    select public.store_pages(
      jsonb_build_array(jsonb_build_object('run', for_run, 'url', page_url, 'outcome', outcome))) -> 0
  $$;

revoke execute on function public.finish_run(uuid),
  public.end_pages(uuid, text[], jsonb[], text[], uuid[], jsonb[]), public.store_unchanged(uuid, jsonb),
  public.lock_slugs(text[]), public.store_other_page(uuid, text, jsonb), public.store_pages(jsonb),
  public.store_page(uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.finish_run(uuid),
  public.end_pages(uuid, text[], jsonb[], text[], uuid[], jsonb[]), public.store_unchanged(uuid, jsonb),
  public.lock_slugs(text[]), public.store_other_page(uuid, text, jsonb), public.store_pages(jsonb),
  public.store_page(uuid, text, jsonb) to service_role;

notify pgrst, 'reload schema';
