-- How a page's reading becomes a listing: added, or changed where no human took the field over.

-- Answers all that differs; a crawl holds back prices that move and what is doubtful, and with it whatever else is said of
-- price and offer, in words too: a title may say "for rent" or "sold".
-- A value that the page does not state any more is kept, but for sums of an offer or a currency that it has left.
create function public.write_reading(
  for_run uuid, target uuid, fields jsonb, locked text[], was_read jsonb, is_read jsonb, dry boolean) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      standing public.listings;
      left_behind text[];
      difference jsonb;
      coined jsonb := public.changed_currency(was_read, is_read);
      sums constant text[] := array['price', 'monthly_rental_price', 'finance_down_payment'];
      warned constant boolean := jsonb_array_length(coalesce(is_read -> 'warnings', '[]')) > 0;
      held text[] := '{}';
      is_far boolean;
      is_doubtful boolean;
    begin
      select * into standing from public.listings where id = target for no key update;
      left_behind := case
        when coined is not null then sums
        when 'property_type' = any (locked) then '{}'
        when standing.property_type not like '%-for-rent' and fields ->> 'property_type' like '%-for-rent'
          then array['price', 'finance_down_payment', 'finance_months']
        when standing.property_type like '%-for-rent' and fields ->> 'property_type' not like '%-for-rent'
          then array['monthly_rental_price']
        else '{}' end;
      select coalesce(jsonb_object_agg(said.key,
          jsonb_build_object('from', to_jsonb(standing) -> said.key, 'to', said.value)), '{}')
        into difference
      from jsonb_each(fields) as said
      where (said.value not in ('null', '[]', '""') or said.key = any (left_behind))
        and not said.key = any (locked)
        and said.value is distinct from to_jsonb(standing) -> said.key;
      difference := public.leave_out_disagreeing(standing, difference);
      -- It says why a sum goes or comes. Of no listing's columns, so it is never written.
      if coined is not null and exists (select from jsonb_each(difference) as change
        where change.key = any (sums) and 'null' in (change.value -> 'from', change.value -> 'to'))
      then
        difference := difference || jsonb_build_object('currency', coined);
      end if;
      if dry then
        return difference;
      end if;
      -- A home that comes back is as public as before.
      is_far := 'published' in (standing.publication, coalesce(fields ->> 'publication', ''))
        and exists (select from jsonb_each(difference) as change
          where public.is_moved_price(change.key, change.value -> 'from', change.value -> 'to')
            and public.price_factor(change.value -> 'from', change.value -> 'to') >= 1.5);
      is_doubtful := is_far or difference ? 'currency'
        or (difference ?| sums
          and coalesce((is_read -> 'warnings') - public.texts_of(was_read -> 'warnings'), '[]') <> '[]')
        or exists (select from jsonb_each(difference) as change
          where public.is_doubtful_change(change.key, change.value -> 'from', change.value -> 'to'));
      if coalesce(fields ->> 'publication', standing.publication) in ('published', 'review')
        and exists (select from public.scrape_runs where id = for_run and kind = 'crawl')
        and (is_doubtful or exists (select from jsonb_each(difference) as change
          where public.is_moved_price(change.key, change.value -> 'from', change.value -> 'to')))
      then
        held := sums || array['status', 'property_type', 'finance_months', 'currency', 'title', 'description', 'language'];
      end if;
      -- Whatever was held of this home is out of date: the page was read again.
      delete from public.scrape_held_changes where listing_id = target;
      insert into public.scrape_held_changes (listing_id, field, source_id, run_id, before, after, unlikely, doubtful)
      select target, change.key, runs.source_id, for_run, change.value -> 'from', change.value -> 'to',
        is_far or (warned and is_doubtful and difference ?| sums), is_doubtful
      from jsonb_each(difference) as change, public.scrape_runs as runs
      where runs.id = for_run and change.key = any (held);
      perform public.write_changes(for_run, target, difference - held - 'currency');
      return difference;
    end
  $$;

-- Adds homes that no page has shown before, in the order given, each under its id.
create function public.add_listings(for_run uuid, source public.scrape_sources, urls text[], ids text[], outcomes jsonb[])
  returns uuid[]
  language plpgsql set search_path = ''
  as $$
    declare
      homes public.listings[];
      made uuid[];
      unsaid constant jsonb := jsonb_build_object('description', '', 'language', 'en', 'images', '[]'::jsonb, 'address', '',
        'city', source.default_city, 'amenities', '[]'::jsonb,
        'publication', case when source.auto_publish then 'published' else 'review' end);
    begin
      -- keep_price_point() notes this run with every price that is written from here on.
      perform set_config('site.run', for_run::text, true);
      -- The slug of the title, with a short suffix when another home has it. Looked up by a subquery: `exists` would hash
      -- the slugs of all homes.
      select array_agg(jsonb_populate_record(null::public.listings,
          unsaid || jsonb_strip_nulls(read.outcome -> 'listing') || jsonb_build_object('id', gen_random_uuid(), 'slug', case
            when (select known.id from public.listings as known where known.slug = read.slug limit 1) is not null
              or read.nth > 1
            then read.slug || '-' || substr(md5(source.id || read.id), 1, 6) else read.slug end)) order by read.place)
        into homes
      from (
        select given.place, given.id, given.outcome, given.outcome ->> 'slug' as slug,
          row_number() over (partition by given.outcome ->> 'slug' order by given.place) as nth
        from unnest(ids, outcomes) with ordinality as given (id, outcome, place)
      ) as read;
      -- A likely twin of a published home waits, even if its source publishes by itself.
      if source.auto_publish then
        select array_agg(case when twin is null then home else jsonb_populate_record(home, '{"publication": "review"}') end
            order by place)
          into homes
        from unnest(array(select to_jsonb(one) from unnest(homes) as one)) with ordinality as given (fields, place)
        cross join lateral jsonb_populate_record(null::public.listings, given.fields) as home
        left join (
          select distinct twins.listing_id as twin
          from public.likely_twins(homes, array(
            select public.twin_detail(source.id, outcome -> 'extracted') from unnest(outcomes) as outcome)) as twins
          where twins.publication = 'published'
        ) as waiting on waiting.twin = home.id;
      end if;
      perform public.write_listings(homes);
      made := array(select id from unnest(homes));
      insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash, extracted,
        page_hash, etag, last_modified, run_id)
      select home, source.id, id, url, outcome ->> 'content_hash', outcome -> 'extracted', outcome ->> 'page_hash',
        outcome ->> 'etag', outcome ->> 'last_modified', for_run
      from unnest(made, urls, ids, outcomes) as read (home, url, id, outcome);
      insert into public.listing_changes (run_id, listing_id, field) select for_run, unnest(made), '(created)';
      return made;
    end
  $$;

-- Finds the home that a page is about, and adds or changes it.
create function public.store_listing(for_run uuid, page_url text, outcome jsonb, source public.scrape_sources, dry boolean)
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
      -- An edit writes the listing, then its origin. Deleting a listing deletes both.
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
      -- What the building decides, a page cannot change: it neither differs nor is suggested.
      select fields || coalesce((select jsonb_object_agg(decided.key, decided.value)
          from jsonb_each(public.with_building(fields, building_id)) as decided where fields ? decided.key), '{}')
        into fields from public.listings where id = home;
      if origin.withdrawn_from = 'published' and public.is_reserved(origin, outcome -> 'extracted') then
        fields := fields - 'publication';
      elsif origin.withdrawn_from is not null and not dry then
        fields := fields || jsonb_build_object('publication', case
          when origin.withdrawn_from = 'published' and (
            select public.published_twins(listings) from public.listings where id = home) <> '[]'
          then 'review' else origin.withdrawn_from end);
      end if;
      -- keep_price_point() notes this run with every price that is written from here on.
      perform set_config('site.run', for_run::text, true);
      difference := public.write_reading(
        for_run, home, fields, origin.locked_fields, origin.extracted, outcome -> 'extracted', dry);
      if dry then
        return jsonb_build_object('state', case when difference = '{}' then 'unchanged' else 'changed' end,
          'difference', difference, 'listing_id', home);
      end if;
      select coalesce(jsonb_object_agg(said.key, said.value), '{}') into kept_aside
      from jsonb_each(fields) as said, public.listings as standing
      where standing.id = home
        and (said.key = any (origin.locked_fields)
          -- Type and status are settled together.
          or said.key in ('property_type', 'status') and origin.locked_fields && array['property_type', 'status'])
        and said.value <> 'null' and said.value is distinct from to_jsonb(standing) -> said.key;
      update public.listing_origins set
        external_id = case when named = page_url then external_id else named end,
        source_url = page_url, content_hash = outcome ->> 'content_hash', extracted = outcome -> 'extracted',
        page_hash = outcome ->> 'page_hash', etag = outcome ->> 'etag', last_modified = outcome ->> 'last_modified',
        suggested = kept_aside, run_id = for_run, last_seen_at = now(),
        missed_runs = 0, gone_answers = 0,
        withdrawn_from = case when fields ? 'publication' then null else withdrawn_from end
      where listing_id = home;
      -- A crawl ends with all that it withdraws, or asks. What a person pastes is believed.
      if exists (select from public.scrape_runs where id = for_run and kind <> 'crawl')
        and public.withdraw_listings(for_run, array(
          select going from public.listings_to_withdraw(source.id) as going where going = home)) > 0
      then
        difference := difference || '{"publication": {"from": "published", "to": "withdrawn"}}';
      end if;
      return jsonb_build_object('listing_id', home, 'difference', difference,
        'state', case when difference = '{}' then 'unchanged' else 'changed' end);
    end
  $$;

revoke execute on function public.write_reading(uuid, uuid, jsonb, text[], jsonb, jsonb, boolean),
  public.add_listings(uuid, public.scrape_sources, text[], text[], jsonb[]),
  public.store_listing(uuid, text, jsonb, public.scrape_sources, boolean) from public, anon, authenticated;
grant execute on function public.write_reading(uuid, uuid, jsonb, text[], jsonb, jsonb, boolean),
  public.add_listings(uuid, public.scrape_sources, text[], text[], jsonb[]),
  public.store_listing(uuid, text, jsonb, public.scrape_sources, boolean) to service_role;

notify pgrst, 'reload schema';
