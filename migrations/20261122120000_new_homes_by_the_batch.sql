-- A first crawl stores new homes, and what it costs is statements, not rows: each pays for its checks, generated columns,
-- triggers and plans anew. The new homes of a call are written by one statement a table, and each row once.

-- Homes that no page before has shown, in the order given, each under its id.
create function public.add_homes(for_run uuid, source public.scrape_sources, urls text[], ids text[], outcomes jsonb[])
  returns uuid[]
  language plpgsql set search_path = ''
  as $$
    declare
      homes uuid[];
    begin
      -- Whatever price is written from here on, this run wrote it.
      perform set_config('site.run', for_run::text, true);
      with read as materialized (
        select given.place, gen_random_uuid() as home, given.url, given.id, given.outcome, given.outcome ->> 'slug' as slug
        from unnest(urls, ids, outcomes) with ordinality as given (url, id, outcome, place)
      ), made as (
        insert into public.listings (id, slug, title, description, language, images, property_type, status, address, city,
          area, condo_name, bedrooms, bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude,
          agent_name, agent_phone, agent_email, agent_photo, year_built, publication)
        -- The slug that the title makes, or with a short suffix when another home has it: looked up, where `exists` would
        -- have hashed the slugs of all homes.
        select read.home, case
            when (select known.id from public.listings as known where known.slug = read.slug limit 1) is not null
              or row_number() over (partition by read.slug order by read.place) > 1
            then read.slug || '-' || substr(md5(source.id || read.id), 1, 6) else read.slug end,
          said.title, coalesce(said.description, ''), coalesce(said.language, 'en'), coalesce(said.images, '{}'),
          said.property_type, said.status, coalesce(said.address, ''), coalesce(said.city, source.default_city), said.area,
          said.condo_name, said.bedrooms, said.bathrooms, said.square_meters, said.price, said.monthly_rental_price,
          coalesce(said.amenities, '{}'), said.latitude, said.longitude, said.agent_name, said.agent_phone,
          said.agent_email, said.agent_photo, said.year_built,
          coalesce(said.publication, case when source.auto_publish then 'published' else 'review' end)
        from read, jsonb_populate_record(null::public.listings, read.outcome -> 'listing') as said
        order by read.place
      ), known as (
        insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash, extracted,
          page_hash, etag, last_modified, run_id)
        select home, source.id, id, url, outcome ->> 'content_hash', outcome -> 'extracted', outcome ->> 'page_hash',
          outcome ->> 'etag', outcome ->> 'last_modified', for_run
        from read order by place
      ), noted as (
        insert into public.listing_changes (run_id, listing_id, field) select for_run, home, '(created)' from read order by place
      )
      select array_agg(home order by place) into homes from read;
      return homes;
    end
  $$;

-- Same size and beds, and the same project or place: likely one home offered twice. Homes are looked up by their size:
-- behind `offset 0` the planner knows that the range is narrow.
create function public.flag_duplicates(targets uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      insert into public.listing_duplicates (listing_id, other_id, reasons)
      select distinct on (1, 2) least(one.id, other.id), greatest(one.id, other.id), array_remove(array[
          case when lower(one.condo_name) = lower(other.condo_name) then 'project' end,
          'size',
          case when one.bedrooms = other.bedrooms then 'beds' end,
          case when mine.extracted #>> '{listing,floor}' = theirs.extracted #>> '{listing,floor}' then 'floor' end,
          case when abs(one.latitude - other.latitude) < 0.0014 and abs(one.longitude - other.longitude) < 0.0014
            then 'place' end], null)
      from public.listings as one
      join public.listing_origins as mine on mine.listing_id = one.id
      cross join lateral (
        select id, condo_name, bedrooms, latitude, longitude from public.listings
        where square_meters between one.square_meters * 0.98 and one.square_meters * 1.02
          and id <> one.id and publication <> 'rejected' and coalesce(bedrooms, -1) = coalesce(one.bedrooms, -1)
          and (lower(condo_name) = lower(one.condo_name)
            or (abs(latitude - one.latitude) < 0.0014 and abs(longitude - one.longitude) < 0.0014))
        offset 0
      ) as other
      left join public.listing_origins as theirs on theirs.listing_id = other.id
      where one.id = any (targets)
        and theirs.source_id is distinct from mine.source_id
        and (mine.extracted #>> '{listing,floor}' is null or theirs.extracted #>> '{listing,floor}' is null
          or mine.extracted #>> '{listing,floor}' = theirs.extracted #>> '{listing,floor}')
      on conflict (listing_id, other_id) do update set reasons = excluded.reasons;
    end
  $$;
drop function public.flag_duplicates(uuid);

-- How pages end, each with its home and what changed about that.
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

-- True when the run has ended, and by it published listings were withdrawn.
create function public.has_withdrawn(for_run uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.scrape_runs as runs
      join public.listing_changes as changes on changes.run_id = runs.id
      where runs.id = for_run and runs.state = 'done' and changes.field = 'publication' and changes.before = '"published"')
  $$;

create or replace function public.store_listing(for_run uuid, page_url text, outcome jsonb, source public.scrape_sources, dry boolean)
  returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      origin public.listing_origins;
      difference jsonb := '{}';
      kept_aside jsonb;
      fields jsonb := outcome -> 'listing';
      home uuid;
      named text := outcome ->> 'external_id';
    begin
      -- A home that shares its id with others is kept under its address.
      if exists (select from public.listing_origins
        where source_id = source.id and external_id = page_url and source_url = page_url)
        and exists (select from public.listing_origins
          where source_id = source.id and external_id = named and source_url <> page_url)
      then
        named := page_url;
      end if;
      select * into origin from public.listing_origins
      where source_id = source.id and external_id = named for update;
      -- Two pages of one run under one id, of different size or price: the id is the agency's, not the home's.
      if origin.run_id = for_run and origin.source_url <> page_url and exists (
        select from public.listings where id = origin.listing_id and (
          (fields ->> 'square_meters')::numeric <> square_meters or (fields ->> 'price')::numeric <> price
          or (fields ->> 'monthly_rental_price')::numeric <> monthly_rental_price))
      then
        origin := null;
        named := page_url;
      end if;
      -- A page that lost its id, or shows one at last, still is the home it was.
      if origin.listing_id is null then
        select * into origin from public.listing_origins
        where source_id = source.id and source_url = page_url and (named = page_url or external_id = page_url)
        order by last_seen_at desc limit 1 for update;
      end if;
      if origin.listing_id is null and dry then
        return jsonb_build_object('state', 'new', 'difference',
          (select jsonb_object_agg(said.key, jsonb_build_object('from', null, 'to', said.value))
           from jsonb_each(fields) as said where said.value <> 'null'));
      end if;
      if origin.listing_id is null then
        home := (public.add_homes(for_run, source, array[page_url], array[named], array[outcome]))[1];
        return jsonb_build_object('listing_id', home, 'difference', difference, 'state', 'new');
      end if;
      home := origin.listing_id;
      if origin.withdrawn_from is not null and not dry then
        fields := fields || jsonb_build_object('publication', origin.withdrawn_from);
      end if;
      -- Whatever price is written from here on, this run wrote it.
      perform set_config('site.run', for_run::text, true);
      difference := public.write_listing(for_run, home, fields, origin.locked_fields, dry);
      if dry then
        return jsonb_build_object('state', case when difference = '{}' then 'unchanged' else 'changed' end,
          'difference', difference, 'listing_id', home);
      end if;
      select coalesce(jsonb_object_agg(said.key, said.value), '{}') into kept_aside
      from jsonb_each(fields) as said, public.listings as standing
      where standing.id = home and said.key = any (origin.locked_fields)
        and said.value <> 'null' and said.value is distinct from to_jsonb(standing) -> said.key;
      update public.listing_origins set
        external_id = case when named = page_url then external_id else named end,
        source_url = page_url, content_hash = outcome ->> 'content_hash', extracted = outcome -> 'extracted',
        page_hash = outcome ->> 'page_hash', etag = outcome ->> 'etag', last_modified = outcome ->> 'last_modified',
        suggested = kept_aside, run_id = for_run, last_seen_at = now(),
        missed_runs = 0, gone_answers = 0, withdrawn_from = null
      where listing_id = home;
      return jsonb_build_object('listing_id', home, 'difference', difference,
        'state', case when difference = '{}' then 'unchanged' else 'changed' end);
    end
  $$;
drop function public.free_slug(text, text);

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
        perform public.flag_duplicates(array[home]);
      end if;
      if outcome ->> 'copy' is not null then
        insert into public.scrape_page_copies (run_id, url, html)
        select for_run, page_url, outcome ->> 'copy'
        where (select count(*) from public.scrape_page_copies where run_id = for_run) < 3
        on conflict do nothing;
      end if;
      perform public.end_pages(for_run, array[page_url], array[outcome], array[ended], array[home], array[stored -> 'difference']);
      -- True when visitors see something else now: a published listing changed, or the run's end withdrew some.
      return jsonb_build_object('state', ended, 'listing_id', home, 'published', not run.dry_run and (
        (ended in ('new', 'changed')
          and exists (select from public.listings where id = home and publication = 'published'))
        or public.has_withdrawn(for_run)));
    end
  $$;

-- Answers in the order given. Rows are locked in one order, whatever the batch's. All of them are stored or none: the caller
-- then stores each alone, so that one page that is refused never fails the others. What store_page would add as new homes,
-- whatever else the call holds, is added together; all others go through store_page.
create or replace function public.store_pages(pages jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      answers jsonb[] := '{}';
      stored integer[] := '{}';
      fresh record;
      page record;
      homes uuid[];
      is_public boolean;
    begin
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
            where waiting.run_id = asked.run_id and waiting.url = asked.url and waiting.state = 'queued' for update) as waiting
        )
        select runs.id as run_id, sources, array_agg(given.place order by given.url) as places,
          array_agg(given.url order by given.url) as urls, array_agg(given.id order by given.url) as ids,
          array_agg(pages -> given.place - 1 -> 'outcome' order by given.url) as outcomes
        from given
        join public.scrape_runs as runs on runs.id = given.run_id and runs.state in ('discovering', 'fetching')
        join public.scrape_sources as sources on sources.id = runs.source_id
        where given.is_plain and given.same_pages = 1 and given.same_ids = 1 and not runs.dry_run
          -- Looked up page by page: as joins these would read whole tables wherever their sizes are not known yet.
          and (select elsewhere.url from public.scrape_pages as elsewhere where elsewhere.run_id = given.run_id
            and elsewhere.url = given.final_url and elsewhere.url <> given.url limit 1) is null
          and (select known.listing_id from public.listing_origins as known where known.source_id = runs.source_id
            and known.external_id in (given.id, given.url) limit 1) is null
          and (select known.listing_id from public.listing_origins as known where known.source_id = runs.source_id
            and known.source_url = given.url limit 1) is null
        group by runs.id, sources.id
        order by runs.id
      loop
        homes := public.add_homes(fresh.run_id, fresh.sources, fresh.urls, fresh.ids, fresh.outcomes);
        perform public.flag_duplicates(homes);
        perform public.end_pages(fresh.run_id, fresh.urls, fresh.outcomes, array_fill('new'::text, array[cardinality(homes)]),
          homes, array_fill('{}'::jsonb, array[cardinality(homes)]));
        is_public := (fresh.sources).auto_publish or public.has_withdrawn(fresh.run_id);
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
        answers[page.place] := public.store_page(page.run, page.url, page.outcome);
      end loop;
      return to_jsonb(answers);
    end
  $$;

-- A reading is written with its home now.
create trigger listing_origins_want_images_of_new after insert on public.listing_origins
  for each row when (new.extracted <> '{}') execute function public.want_images_of_reading();

revoke execute on function public.add_homes(uuid, public.scrape_sources, text[], text[], jsonb[]),
  public.flag_duplicates(uuid[]), public.end_pages(uuid, text[], jsonb[], text[], uuid[], jsonb[]),
  public.has_withdrawn(uuid) from public, anon, authenticated;
grant execute on function public.add_homes(uuid, public.scrape_sources, text[], text[], jsonb[]),
  public.flag_duplicates(uuid[]), public.end_pages(uuid, text[], jsonb[], text[], uuid[], jsonb[]),
  public.has_withdrawn(uuid) to service_role;

notify pgrst, 'reload schema';
