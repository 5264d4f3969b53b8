-- A listing is locked before its origin, as by an edit in the administration. The lock is weak enough for rows that refer
-- to the listing to be written meanwhile, such as likely duplicates that another source finds.

-- Counts an absence, or forgets it when the page is there again. Answers the home that the page is about.
create or replace function public.note_origin(for_run uuid, for_source uuid, page_url text, outcome jsonb) returns uuid
  language plpgsql set search_path = ''
  as $$
    declare
      home uuid;
    begin
      perform from public.listings
      where id in (select listing_id from public.listing_origins where source_id = for_source and source_url = page_url)
      order by id for no key update;
      update public.listing_origins as origins set
        run_id = case when outcome ->> 'state' = 'unchanged' then for_run else origins.run_id end,
        etag = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'etag', origins.etag) else origins.etag end,
        last_modified = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'last_modified', origins.last_modified) else origins.last_modified end,
        page_hash = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'page_hash', origins.page_hash) else origins.page_hash end,
        last_seen_at = case when outcome ->> 'state' = 'unchanged' then now() else origins.last_seen_at end,
        missed_runs = case when outcome ->> 'state' = 'unchanged' then 0 else origins.missed_runs end,
        -- Once a run: until this update, a page that is read again still has the status of its first answer.
        gone_answers = case
          when outcome ->> 'state' = 'unchanged' then 0
          when (outcome ->> 'http_status')::int in (404, 410) and not exists (
            select from public.scrape_pages as pages
            where pages.run_id = for_run and pages.url = page_url and pages.http_status in (404, 410))
          then origins.gone_answers + 1
          else origins.gone_answers end
      where origins.source_id = for_source and origins.source_url = page_url
      returning origins.listing_id into home;
      return home;
    end
  $$;

-- Answers all that differs; a crawl holds back what is doubtful, and with it whatever else is said of price and offer.
create or replace function public.write_listing(for_run uuid, target uuid, fields jsonb, locked text[], dry boolean)
  returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      standing public.listings;
      difference jsonb;
      held text[] := '{}';
    begin
      select * into standing from public.listings where id = target for no key update;
      select coalesce(jsonb_object_agg(said.key,
          jsonb_build_object('from', to_jsonb(standing) -> said.key, 'to', said.value)), '{}')
        into difference
      from jsonb_each(fields) as said
      where said.value <> 'null' and said.value <> '[]' and said.value <> '""'
        and not said.key = any (locked)
        and said.value is distinct from to_jsonb(standing) -> said.key;
      if dry then
        return difference;
      end if;
      if standing.publication in ('published', 'review')
        and exists (select from public.scrape_runs where id = for_run and kind = 'crawl')
        and exists (select from jsonb_each(difference) as change
          where public.is_doubtful_change(change.key, change.value -> 'from', change.value -> 'to'))
      then
        held := array['status', 'property_type', 'price', 'monthly_rental_price'];
      end if;
      -- Whatever was held of this home is out of date: the page was read again.
      delete from public.scrape_held_changes where listing_id = target and field <> 'currency';
      insert into public.scrape_held_changes (listing_id, field, source_id, run_id, before, after)
      select target, change.key, runs.source_id, for_run, change.value -> 'from', change.value -> 'to'
      from jsonb_each(difference) as change, public.scrape_runs as runs
      where runs.id = for_run and change.key = any (held);
      perform public.write_changes(for_run, target, difference - held);
      return difference;
    end
  $$;

-- Writes what differs, and keeps what was there in the run's changes.
create or replace function public.write_changes(for_run uuid, target uuid, difference jsonb) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      standing public.listings;
      merged public.listings;
    begin
      if difference = '{}' then
        return;
      end if;
      select * into standing from public.listings where id = target for no key update;
      merged := jsonb_populate_record(standing,
        (select jsonb_object_agg(change.key, change.value -> 'to') from jsonb_each(difference) as change));
      update public.listings set
        title = merged.title, description = merged.description, language = merged.language, images = merged.images,
        property_type = merged.property_type, status = merged.status, address = merged.address, city = merged.city,
        area = merged.area, condo_name = merged.condo_name, bedrooms = merged.bedrooms, bathrooms = merged.bathrooms,
        square_meters = merged.square_meters, price = merged.price,
        monthly_rental_price = merged.monthly_rental_price, amenities = merged.amenities,
        latitude = merged.latitude, longitude = merged.longitude, agent_name = merged.agent_name,
        agent_phone = merged.agent_phone, agent_email = merged.agent_email, agent_photo = merged.agent_photo,
        year_built = merged.year_built, publication = merged.publication
      where id = target;
      insert into public.listing_changes (run_id, listing_id, field, before, after)
      select for_run, target, change.key, change.value -> 'from', change.value -> 'to'
      from jsonb_each(difference) as change
      on conflict (run_id, listing_id, field) do update set after = excluded.after;
    end
  $$;

-- Finds the home that a page is about, and adds or changes it.
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
      -- A home whose page shows the same id as others is kept under its address.
      if exists (select from public.listing_origins
        where source_id = source.id and external_id = page_url and source_url = page_url)
        and exists (select from public.listing_origins
          where source_id = source.id and external_id = named and source_url <> page_url)
      then
        named := page_url;
      end if;
      select * into origin from public.listing_origins
      where source_id = source.id and external_id = named;
      -- Two pages of one run under one id, of different size or price: the id is the agency's, not the home's.
      if origin.run_id = for_run and origin.source_url <> page_url and exists (
        select from public.listings where id = origin.listing_id and (
          (fields ->> 'square_meters')::numeric <> square_meters or (fields ->> 'price')::numeric <> price
          or (fields ->> 'monthly_rental_price')::numeric <> monthly_rental_price))
      then
        origin := null;
        named := page_url;
      end if;
      -- A page that lost its id, or shows one for the first time, is still the same home.
      if origin.listing_id is null then
        select * into origin from public.listing_origins
        where source_id = source.id and source_url = page_url and (named = page_url or external_id = page_url)
        order by last_seen_at desc limit 1;
      end if;
      -- An edit writes the listing, then its origin, and whoever deletes the listing has deleted both.
      if origin.listing_id is not null then
        perform from public.listings where id = origin.listing_id for no key update;
        select * into origin from public.listing_origins where listing_id = origin.listing_id for no key update;
      end if;
      if origin.listing_id is null and dry then
        return jsonb_build_object('state', 'new', 'difference',
          (select jsonb_object_agg(said.key, jsonb_build_object('from', null, 'to', said.value))
           from jsonb_each(fields) as said where said.value <> 'null'));
      end if;
      if origin.listing_id is null then
        home := (public.add_listings(for_run, source, array[page_url], array[named], array[outcome]))[1];
        return jsonb_build_object('listing_id', home, 'difference', difference, 'state', 'new');
      end if;
      home := origin.listing_id;
      if origin.withdrawn_from is not null and not dry then
        fields := fields || jsonb_build_object('publication', origin.withdrawn_from);
      end if;
      -- keep_price_point() notes this run with every price that is written from here on.
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

-- Same size and beds, and the same project or place: likely one home offered twice. Homes are looked up by their size:
-- behind `offset 0` the planner knows that the range is narrow. Homes that are being deleted are waited for first.
create or replace function public.flag_duplicates(targets uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      with found as materialized (
        select distinct on (1, 2) least(one.id, other.id) as listing_id, greatest(one.id, other.id) as other_id, array_remove(array[
            case when lower(one.condo_name) = lower(other.condo_name) then 'project' end,
            'size',
            case when one.bedrooms = other.bedrooms then 'beds' end,
            case when mine.extracted #>> '{listing,floor}' = theirs.extracted #>> '{listing,floor}' then 'floor' end,
            case when abs(one.latitude - other.latitude) < 0.0014 and abs(one.longitude - other.longitude) < 0.0014
              then 'place' end], null) as reasons
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
      ), standing as materialized (
        select id from public.listings
        where id in (select listing_id from found union select other_id from found)
        order by id for key share
      )
      insert into public.listing_duplicates (listing_id, other_id, reasons)
      select listing_id, other_id, reasons from found
      where listing_id in (select id from standing) and other_id in (select id from standing)
      order by 1, 2
      on conflict (listing_id, other_id) do update set reasons = excluded.reasons;
    end
  $$;

notify pgrst, 'reload schema';
