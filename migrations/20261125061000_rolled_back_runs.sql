-- Taking back what a run wrote.

-- Texts of other languages and of pictures lock no field.
create function public.has_written_texts(home uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.listing_saves, jsonb_object_keys(after) as field
      where listing_id = home and (field = 'picture_texts' or field like '%.%'))
  $$;

-- What would lose its home if this one were deleted: an enquiry, a viewing, a contract, or the record of its owner.
create function public.has_papers(home uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.leads where listing_id = home)
      or exists (select from public.viewings where listing_id = home)
      or exists (select from public.contracts where listing_id = home)
      or exists (select from public.home_owners where listing_id = home)
  $$;
revoke execute on function public.has_written_texts(uuid), public.has_papers(uuid) from public, anon, authenticated, service_role;

-- Restores every field that still has the run's value, and deletes homes that the run added and nobody has worked on
-- since. A home that somebody has asked about is taken off the site instead, unless an admin has edited or judged it.
-- May take a minute, as long as a hosted project lets a request run at all: a source can have ten thousand homes.
create function public.roll_back_run(for_run uuid) returns jsonb
  language plpgsql security definer set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      home record;
      restored integer := 0;
      removed integer := 0;
      kept integer := 0;
      is_added boolean;
      is_edited boolean;
      locked text[];
      fields jsonb;
      merged public.listings;
    begin
      perform public.require_right('scraper');
      perform public.lock_sources(array[for_run]);
      if exists (select from public.scrape_runs
        where id = for_run and state in ('queued', 'discovering', 'fetching', 'frozen')) then
        raise exception 'The run is under way or asks: cancel or answer it first' using errcode = 'PT409';
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
        is_added := exists (select from public.listing_changes
          where run_id = for_run and listing_id = (home.standing).id and field = '(created)');
        is_edited := locked <> '{}' or public.has_written_texts((home.standing).id)
          or not ((home.standing).publication = 'review' or (home.auto_publish and (home.standing).publication = 'published'));
        if is_added and not is_edited
          and not exists (select from public.listing_changes where run_id <> for_run and listing_id = (home.standing).id)
        then
          if public.has_papers((home.standing).id) then
            if (home.standing).publication = 'published' then
              merged := home.standing;
              merged.publication := 'withdrawn';
              perform public.write_listings(array[merged]);
            end if;
            kept := kept + 1;
          else
            delete from public.listings where id = (home.standing).id;
            removed := removed + 1;
          end if;
          continue;
        end if;
        kept := kept + is_added::integer;
        select jsonb_object_agg(changes.field, changes.before) into fields
        from public.listing_changes as changes
        where changes.run_id = for_run and changes.listing_id = (home.standing).id and changes.field <> '(created)'
          and not changes.field = any (locked)
          and to_jsonb(home.standing) -> changes.field is not distinct from changes.after;
        continue when fields is null;
        merged := jsonb_populate_record(home.standing, fields);
        -- An admin has changed type or status since: the other stays too.
        if not public.status_fits_type(merged.status, merged.property_type) then
          fields := fields - 'status' - 'property_type';
          merged := jsonb_populate_record(home.standing, fields);
        end if;
        perform public.write_listings(array[merged]);
        if fields ?| array['price', 'monthly_rental_price'] then
          delete from public.listing_price_points where run_id = for_run and listing_id = merged.id;
        end if;
        restored := restored + (select count(*) from jsonb_object_keys(fields));
        -- The next run must read the page again instead of finding it unchanged.
        update public.listing_origins set content_hash = '', page_hash = null, etag = null, last_modified = null,
          withdrawn_from = case when fields ? 'publication' then null else withdrawn_from end,
          missed_runs = 0, gone_answers = 0, reserved = reserved and not fields ? 'publication'
        where listing_id = merged.id;
      end loop;
      perform set_config('site.rolling_back', 'off', true);
      delete from public.listing_changes where run_id = for_run;
      update public.scrape_runs set rolled_back_at = now() where id = for_run;
      return jsonb_build_object('fields', restored, 'listings', removed, 'kept', kept);
    end
  $$;
revoke execute on function public.roll_back_run(uuid) from public, anon;
grant execute on function public.roll_back_run(uuid) to authenticated, service_role;

notify pgrst, 'reload schema';
