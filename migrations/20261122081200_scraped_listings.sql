-- How a listing that was read from a page is written: added, or changed where no human took the field over, with a note
-- of every change so that a run can be rolled back.

create table public.listing_changes (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  field text not null,
  before jsonb,
  after jsonb,
  primary key (run_id, listing_id, field)
);
comment on table public.listing_changes is 'What a run wrote, so that it can be rolled back. The field "(created)" means that the run made the listing.';
create index listing_changes_listing on public.listing_changes (listing_id);

alter table public.listing_changes enable row level security;
revoke all on table public.listing_changes from anon, authenticated;
grant select on table public.listing_changes to authenticated;
grant all on table public.listing_changes to service_role;
create policy "Admins can view what runs changed" on public.listing_changes for select to authenticated
  using ((select public.may('scraper')));

-- True when the run has ended and its end withdrew published listings.
create function public.has_withdrawn(for_run uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.scrape_runs as runs
      join public.listing_changes as changes on changes.run_id = runs.id
      where runs.id = for_run and runs.state = 'done' and changes.field = 'publication' and changes.before = '"published"')
  $$;

-- Answers all that differs; a crawl holds back what is doubtful, and with it whatever else is said of price and offer, in
-- words too: a title may say "for rent" or "sold".
-- A value that the page does not state any more is kept, but for sums of an offer or a currency that it has left.
create function public.write_listing(
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
      -- It says why a sum goes or comes. Of no listing's columns, so it is never written.
      if coined is not null and exists (select from jsonb_each(difference) as change
        where change.key = any (sums) and 'null' in (change.value -> 'from', change.value -> 'to'))
      then
        difference := difference || jsonb_build_object('currency', coined);
      end if;
      if dry then
        return difference;
      end if;
      if standing.publication in ('published', 'review')
        and exists (select from public.scrape_runs where id = for_run and kind = 'crawl')
        and (difference ? 'currency'
          or (difference ?| sums and (is_read -> 'warnings') - public.texts_of(was_read -> 'warnings') <> '[]')
          or exists (select from jsonb_each(difference) as change
            where public.is_doubtful_change(change.key, change.value -> 'from', change.value -> 'to')))
      then
        held := sums || array['status', 'property_type', 'finance_months', 'currency', 'title', 'description', 'language'];
      end if;
      -- Whatever was held of this home is out of date: the page was read again.
      delete from public.scrape_held_changes where listing_id = target;
      insert into public.scrape_held_changes (listing_id, field, source_id, run_id, before, after, unlikely)
      select target, change.key, runs.source_id, for_run, change.value -> 'from', change.value -> 'to',
        warned and difference ?| sums
      from jsonb_each(difference) as change, public.scrape_runs as runs
      where runs.id = for_run and change.key = any (held);
      perform public.write_changes(for_run, target, difference - held - 'currency');
      return difference;
    end
  $$;

-- Adds homes that no page has shown before, in the order given, each under its id. The homes of a call are written by
-- one statement a table: each statement pays anew for its checks, generated columns, triggers and plans.
create function public.add_listings(for_run uuid, source public.scrape_sources, urls text[], ids text[], outcomes jsonb[])
  returns uuid[]
  language plpgsql set search_path = ''
  as $$
    declare
      homes uuid[];
    begin
      -- keep_price_point() notes this run with every price that is written from here on.
      perform set_config('site.run', for_run::text, true);
      with read as materialized (
        select given.place, gen_random_uuid() as home, given.url, given.id, given.outcome, given.outcome ->> 'slug' as slug
        from unnest(urls, ids, outcomes) with ordinality as given (url, id, outcome, place)
      ), made as (
        insert into public.listings (id, slug, title, description, language, images, property_type, status, address, city,
          area, condo_name, bedrooms, bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude,
          agent_name, agent_phone, agent_email, agent_photo, year_built, finance_down_payment, finance_months,
          land_square_meters, tenure, publication)
        -- The slug of the title, with a short suffix when another home has it. Looked up by a subquery: `exists` would hash
        -- the slugs of all homes.
        select read.home, case
            when (select known.id from public.listings as known where known.slug = read.slug limit 1) is not null
              or row_number() over (partition by read.slug order by read.place) > 1
            then read.slug || '-' || substr(md5(source.id || read.id), 1, 6) else read.slug end,
          said.title, coalesce(said.description, ''), coalesce(said.language, 'en'), coalesce(said.images, '{}'),
          said.property_type, said.status, coalesce(said.address, ''), coalesce(said.city, source.default_city), said.area,
          said.condo_name, said.bedrooms, said.bathrooms, said.square_meters, said.price, said.monthly_rental_price,
          coalesce(said.amenities, '{}'), said.latitude, said.longitude, said.agent_name, said.agent_phone,
          said.agent_email, said.agent_photo, said.year_built, said.finance_down_payment, said.finance_months,
          said.land_square_meters, said.tenure,
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
      if origin.withdrawn_from is not null and not dry then
        fields := fields || jsonb_build_object('publication', origin.withdrawn_from);
      end if;
      -- keep_price_point() notes this run with every price that is written from here on.
      perform set_config('site.run', for_run::text, true);
      difference := public.write_listing(
        for_run, home, fields, origin.locked_fields, origin.extracted, outcome -> 'extracted', dry);
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

revoke execute on function public.has_withdrawn(uuid), public.write_listing(uuid, uuid, jsonb, text[], jsonb, jsonb, boolean),
  public.add_listings(uuid, public.scrape_sources, text[], text[], jsonb[]),
  public.store_listing(uuid, text, jsonb, public.scrape_sources, boolean) from public, anon, authenticated;
grant execute on function public.has_withdrawn(uuid), public.write_listing(uuid, uuid, jsonb, text[], jsonb, jsonb, boolean),
  public.add_listings(uuid, public.scrape_sources, text[], text[], jsonb[]),
  public.store_listing(uuid, text, jsonb, public.scrape_sources, boolean) to service_role;

notify pgrst, 'reload schema';
