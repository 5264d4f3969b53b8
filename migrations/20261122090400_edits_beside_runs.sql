-- An admin edits a listing while a run, its end or its rollback writes it. An edit writes the listing and then notes the
-- lock in its origin, so everybody locks the listing first, and reads the locks only then.

create or replace function public.withdraw_listings(for_run uuid, for_source uuid) returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      going uuid[] := array(
        select id from public.listings
        where id in (select public.listings_to_withdraw(for_source)) and publication in ('published', 'review')
        order by id for no key update);
    begin
      insert into public.listing_changes (run_id, listing_id, field, before, after)
      select for_run, id, 'publication', to_jsonb(publication), '"withdrawn"'
      from public.listings where id = any (going)
      on conflict (run_id, listing_id, field) do update set after = excluded.after;
      update public.listing_origins as origins set withdrawn_from = listings.publication
      from public.listings where listings.id = origins.listing_id and listings.id = any (going);
      update public.listings set publication = 'withdrawn' where id = any (going);
      return cardinality(going);
    end
  $$;

-- Counts the homes that a complete run did not see, once a run, and withdraws those that were missed too often.
create or replace function public.judge_absences(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      going integer;
      standing integer;
    begin
      update public.scrape_runs set absences_judged_at = now() where id = ended.id and absences_judged_at is null;
      if found and ended.complete then
        perform from public.listings
        where id in (
          select listing_id from public.listing_origins
          where source_id = ended.source_id and withdrawn_from is null and last_seen_at < ended.created_at)
        order by id for no key update;
        -- A home that another run or a pasted page has seen since the run began was not absent.
        update public.listing_origins as origins set missed_runs = origins.missed_runs + 1
        where origins.source_id = ended.source_id and origins.withdrawn_from is null
          and origins.last_seen_at < ended.created_at
          and not exists (
            select from public.scrape_pages as pages
            where pages.run_id = ended.id and pages.url = origins.source_url
              and pages.state in ('failed', 'dead', 'refused', 'cancelled', 'queued')
              and coalesce(pages.http_status, 0) not in (404, 410));
      end if;
      -- Only the newest run asks. Its question includes what an older frozen run would withdraw, unless it was seen again.
      update public.scrape_runs set state = 'done' where source_id = ended.source_id and state = 'frozen';
      select count(*) into going from public.listings_to_withdraw(ended.source_id);
      select count(*) into standing
      from public.listing_origins as origins join public.listings on listings.id = origins.listing_id
      where origins.source_id = ended.source_id and origins.withdrawn_from is null
        and listings.publication in ('published', 'review');
      if going > standing * 0.2 then
        update public.scrape_runs set state = 'frozen', reason = 'too-many-withdrawals' where id = ended.id;
        perform public.raise_alarm(ended.source_id, ended.id, 'too-many-withdrawals',
          jsonb_build_object('withdrawals', going, 'listings', standing));
      elsif going > 0 then
        perform public.withdraw_listings(ended.id, ended.source_id);
      end if;
    end
  $$;

-- Writes what was held, but for fields that an admin has locked since. Answers how many homes had something held.
create or replace function public.write_held_changes(for_run uuid, for_source uuid) returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      home uuid;
      difference jsonb;
      many integer := 0;
    begin
      perform set_config('site.run', for_run::text, true);
      for home in
        select distinct listing_id from public.scrape_held_changes where source_id = for_source order by 1
      loop
        perform from public.listings where id = home for no key update;
        select jsonb_object_agg(held.field, jsonb_build_object('from', held.before, 'to', held.after))
            - origins.locked_fields - 'currency'
          into difference
        from public.scrape_held_changes as held
        join public.listing_origins as origins on origins.listing_id = held.listing_id
        where held.listing_id = home
        group by origins.locked_fields;
        -- Null when the home has been deleted meanwhile.
        continue when difference is null;
        perform public.write_changes(for_run, home, difference);
        many := many + 1;
      end loop;
      delete from public.scrape_held_changes where source_id = for_source;
      return many;
    end
  $$;

-- Restores every field that still has what the run wrote, and deletes homes that the run added and nobody touched since.
create or replace function public.roll_back_run(for_run uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      home record;
      restored integer := 0;
      removed integer := 0;
      locked text[];
      fields jsonb;
      merged public.listings;
    begin
      perform public.require_admin();
      perform public.lock_sources(array[for_run]);
      if exists (select from public.scrape_runs where id = for_run and state in ('queued', 'discovering', 'fetching')) then
        raise exception 'The run is under way: cancel it first' using errcode = 'PT409';
      end if;
      perform set_config('site.rolling_back', 'on', true);
      for home in
        select listings as standing, sources.auto_publish
        from public.listings
        join public.listing_origins as origins on origins.listing_id = listings.id
        join public.scrape_sources as sources on sources.id = origins.source_id
        where exists (select from public.listing_changes as changes
          where changes.run_id = for_run and changes.listing_id = listings.id)
        order by listings.id
        for update of listings
      loop
        select locked_fields into locked from public.listing_origins where listing_id = (home.standing).id;
        if exists (select from public.listing_changes where run_id = for_run and listing_id = (home.standing).id
            and field = '(created)')
          and locked = '{}'
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
          and not changes.field = any (locked)
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

-- Takes the source's value, which gives the field back to the source, or keeps the human's for good. False if the source
-- no longer says `seen`: an admin takes only a value that they have looked at.
create or replace function public.settle_suggestion(for_listing uuid, field text, seen jsonb, take boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      origin public.listing_origins;
      taken text[];
    begin
      perform public.require_admin();
      perform from public.listings where id = for_listing for no key update;
      select * into origin from public.listing_origins where listing_id = for_listing for no key update;
      if not coalesce(origin.suggested -> field = seen, false) then
        return false;
      end if;
      -- Latitude and longitude go together: a home has both or neither.
      taken := case when field in ('latitude', 'longitude')
        then array(select jsonb_object_keys(origin.suggested) intersect select unnest(array['latitude', 'longitude']))
        else array[field] end;
      if take then
        execute format('update public.listings set %s where id = $2',
            (select string_agg(format('%1$I = ($1).%1$I', name), ', ') from unnest(taken) as name))
          using jsonb_populate_record(null::public.listings, origin.suggested), for_listing;
      end if;
      -- locked_fields is read anew: the update above has locked the field, like every edit by a human.
      update public.listing_origins set
        suggested = suggested - taken,
        locked_fields = case when take
          then array(select name from unnest(locked_fields) as name where name <> all (taken)) else locked_fields end,
        declined = (declined - taken) || case when take then '{}' else (
          select jsonb_object_agg(name, origin.suggested -> name) from unnest(taken) as name) end
      where listing_id = for_listing;
      return true;
    end
  $$;

-- Descriptions and agents that a right made public go with it and come with it. A setting that decides how a page is
-- read makes the next run read every page again instead of finding it unchanged.
create or replace function public.follow_source_settings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform from public.listings
      where id in (select listing_id from public.listing_origins where source_id = new.id)
      order by id for no key update;
      -- No human wrote these values, so the fields must not be locked.
      perform set_config('site.rolling_back', 'on', true);
      if new.may_show_agents is distinct from old.may_show_agents then
        update public.listings set
          agent_name = case when 'agent_name' = any (origins.locked_fields) then agent_name
            when new.may_show_agents then origins.extracted #>> '{listing,agentName}' end,
          agent_phone = case when 'agent_phone' = any (origins.locked_fields) then agent_phone
            when new.may_show_agents then origins.extracted #>> '{listing,agentPhone}' end,
          agent_email = case when 'agent_email' = any (origins.locked_fields) then agent_email
            when new.may_show_agents then origins.extracted #>> '{listing,agentEmail}' end,
          agent_photo = case when 'agent_photo' = any (origins.locked_fields) then agent_photo end
        from public.listing_origins as origins
        where origins.listing_id = listings.id and origins.source_id = new.id;
      end if;
      if new.may_show_descriptions is distinct from old.may_show_descriptions then
        update public.listings set
          description = case when new.may_show_descriptions
            then coalesce(origins.extracted #>> '{listing,description}', '') else '' end
        from public.listing_origins as origins
        where origins.listing_id = listings.id and origins.source_id = new.id
          and not 'description' = any (origins.locked_fields);
      end if;
      perform set_config('site.rolling_back', 'off', true);
      update public.listing_origins set content_hash = '', page_hash = null, etag = null, last_modified = null
      where source_id = new.id;
      return null;
    end
  $$;

notify pgrst, 'reload schema';
