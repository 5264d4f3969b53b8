-- One history of prices. listing_price_points says what the site asked, whoever changed it, and now also which run did;
-- listing_prices said the same of runs alone.

alter table public.listing_price_points
  add column run_id uuid references public.scrape_runs (id) on delete set null;
comment on column public.listing_price_points.run_id is 'The run that wrote the price; null for a human''s. Not public.';
create index listing_price_points_of_run on public.listing_price_points (run_id);

-- A run's price and its point were written in one transaction, so their times are equal.
update public.listing_price_points as points set run_id = prices.run_id
from public.listing_prices as prices
where prices.listing_id = points.listing_id and prices.observed_at = points.since;

-- Runs older than the points.
insert into public.listing_price_points (listing_id, price, monthly_rental_price, since, run_id)
select prices.listing_id, prices.price, prices.monthly_rental_price, prices.observed_at, prices.run_id
from public.listing_prices as prices
where (prices.price is not null or prices.monthly_rental_price is not null)
  and not exists (
    select from public.listing_price_points as points
    where points.listing_id = prices.listing_id and points.since = prices.observed_at);

drop table public.listing_prices;

revoke select on table public.listing_price_points from anon, authenticated;
grant select (id, listing_id, price, monthly_rental_price, since)
  on table public.listing_price_points to anon, authenticated;

-- A price that a rollback restores was the price before: its point still stands.
create or replace function public.keep_price_point() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if current_setting('site.rolling_back', true) = 'on' then
        return null;
      end if;
      insert into public.listing_price_points (listing_id, price, monthly_rental_price, since, run_id)
      values (new.id, new.price, new.monthly_rental_price,
        case when tg_op = 'INSERT' then new.created_at else now() end,
        nullif(current_setting('site.run', true), '')::uuid);
      return null;
    end
  $$;

create or replace function public.store_listing(for_run uuid, page_url text, outcome jsonb, source public.scrape_sources, dry boolean)
  returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      origin public.listing_origins;
      made public.listings;
      difference jsonb := '{}';
      kept_aside jsonb;
      fields jsonb := outcome -> 'listing';
      home uuid;
    begin
      -- Whatever price is written from here on, this run wrote it.
      perform set_config('site.run', for_run::text, true);
      select * into origin from public.listing_origins
      where source_id = source.id and external_id = outcome ->> 'external_id' for update;
      if origin.listing_id is null and dry then
        return jsonb_build_object('state', 'new', 'difference',
          (select jsonb_object_agg(said.key, jsonb_build_object('from', null, 'to', said.value))
           from jsonb_each(fields) as said where said.value <> 'null'));
      end if;
      if origin.listing_id is null then
        made := jsonb_populate_record(null::public.listings,
          jsonb_build_object('id', gen_random_uuid(), 'created_at', now(), 'updated_at', now(),
            'description', '', 'language', 'en', 'images', '[]'::jsonb, 'address', '', 'city', source.default_city,
            'amenities', '[]'::jsonb, 'featured', false, 'is_sample', false,
            'publication', case when source.auto_publish then 'published' else 'review' end)
          || jsonb_strip_nulls(fields)
          || jsonb_build_object('slug', public.free_slug(outcome ->> 'slug', source.id || (outcome ->> 'external_id'))));
        insert into public.listings (id, slug, title, description, language, images, property_type, status, address, city,
          area, condo_name, bedrooms, bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude,
          agent_name, agent_phone, agent_email, agent_photo, year_built, publication)
        values (made.id, made.slug, made.title, made.description, made.language, made.images, made.property_type, made.status,
          made.address, made.city, made.area, made.condo_name, made.bedrooms, made.bathrooms, made.square_meters, made.price,
          made.monthly_rental_price, made.amenities, made.latitude, made.longitude, made.agent_name, made.agent_phone,
          made.agent_email, made.agent_photo, made.year_built, made.publication);
        home := made.id;
        insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash)
        values (home, source.id, outcome ->> 'external_id', page_url, outcome ->> 'content_hash');
        insert into public.listing_changes (run_id, listing_id, field) values (for_run, home, '(created)');
      else
        home := origin.listing_id;
        if origin.withdrawn_from is not null and not dry then
          fields := fields || jsonb_build_object('publication', origin.withdrawn_from);
        end if;
        difference := public.write_listing(for_run, home, fields, origin.locked_fields, dry);
        if dry then
          return jsonb_build_object('state', case when difference = '{}' then 'unchanged' else 'changed' end,
            'difference', difference, 'listing_id', home);
        end if;
      end if;
      select coalesce(jsonb_object_agg(said.key, said.value), '{}') into kept_aside
      from jsonb_each(fields) as said, public.listings as standing
      where standing.id = home and said.key = any (origin.locked_fields)
        and said.value <> 'null' and said.value is distinct from to_jsonb(standing) -> said.key;
      update public.listing_origins set
        source_url = page_url, content_hash = outcome ->> 'content_hash', extracted = outcome -> 'extracted',
        page_hash = outcome ->> 'page_hash', etag = outcome ->> 'etag', last_modified = outcome ->> 'last_modified',
        suggested = kept_aside, run_id = for_run, last_seen_at = now(),
        missed_runs = 0, gone_answers = 0, withdrawn_from = null
      where listing_id = home;
      return jsonb_build_object('listing_id', home, 'difference', difference,
        'state', case when made.id is not null then 'new' when difference = '{}' then 'unchanged' else 'changed' end);
    end
  $$;

create or replace function public.roll_back_run(for_run uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      home record;
      restored integer := 0;
      removed integer := 0;
      fields jsonb;
      merged public.listings;
    begin
      perform public.require_admin();
      if exists (select from public.scrape_runs where id = for_run and state in ('queued', 'discovering', 'fetching')) then
        raise exception 'The run is under way: cancel it first' using errcode = '55000';
      end if;
      perform set_config('site.rolling_back', 'on', true);
      for home in
        select listings as standing, origins.locked_fields, sources.auto_publish
        from public.listings
        join public.listing_origins as origins on origins.listing_id = listings.id
        join public.scrape_sources as sources on sources.id = origins.source_id
        where exists (select from public.listing_changes as changes
          where changes.run_id = for_run and changes.listing_id = listings.id)
        for update of listings
      loop
        if exists (select from public.listing_changes where run_id = for_run and listing_id = (home.standing).id
            and field = '(created)')
          and home.locked_fields = '{}'
          and (home.standing).publication = (case when home.auto_publish then 'published' else 'review' end)
          and not exists (select from public.listing_changes where run_id <> for_run and listing_id = (home.standing).id)
        then
          delete from public.listings where id = (home.standing).id;
          removed := removed + 1;
          continue;
        end if;
        select jsonb_object_agg(changes.field, changes.before) into fields
        from public.listing_changes as changes
        where changes.run_id = for_run and changes.listing_id = (home.standing).id and changes.field <> '(created)'
          and not changes.field = any (home.locked_fields)
          and to_jsonb(home.standing) -> changes.field is not distinct from changes.after;
        continue when fields is null;
        merged := jsonb_populate_record(home.standing, fields);
        update public.listings set
          title = merged.title, description = merged.description, language = merged.language, images = merged.images,
          property_type = merged.property_type, status = merged.status, address = merged.address, city = merged.city,
          area = merged.area, condo_name = merged.condo_name, bedrooms = merged.bedrooms,
          bathrooms = merged.bathrooms, square_meters = merged.square_meters, price = merged.price,
          monthly_rental_price = merged.monthly_rental_price, amenities = merged.amenities,
          latitude = merged.latitude, longitude = merged.longitude, agent_name = merged.agent_name,
          agent_phone = merged.agent_phone, agent_email = merged.agent_email, agent_photo = merged.agent_photo,
          year_built = merged.year_built, publication = merged.publication
        where id = merged.id;
        if fields ?| array['price', 'monthly_rental_price'] then
          delete from public.listing_price_points where run_id = for_run and listing_id = merged.id;
        end if;
        restored := restored + (select count(*) from jsonb_object_keys(fields));
        -- The next run must read the page again instead of finding it unchanged.
        update public.listing_origins set content_hash = '', page_hash = null, etag = null, last_modified = null,
          withdrawn_from = case when fields ? 'publication' then null else withdrawn_from end,
          missed_runs = 0, gone_answers = 0
        where listing_id = merged.id;
      end loop;
      perform set_config('site.rolling_back', 'off', true);
      delete from public.listing_changes where run_id = for_run;
      update public.scrape_runs set rolled_back_at = now() where id = for_run;
      return jsonb_build_object('fields', restored, 'listings', removed);
    end
  $$;

notify pgrst, 'reload schema';
