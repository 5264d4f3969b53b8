-- Rolling back a run that is under way is the admin's mistake: 55000 reached the Worker as status 500, which its log and its
-- circuit count as an outage of the database. PT409 is a conflict by itself. Nothing else of the function changes.

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
        raise exception 'The run is under way: cancel it first' using errcode = 'PT409';
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
