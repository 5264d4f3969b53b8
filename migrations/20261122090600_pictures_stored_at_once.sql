-- Pictures of one listing are stored by many calls at once, and while its page is read again: everybody locks the listing
-- first, so that each call sees the copies of those before it.

-- Where the copy is, or why there is none. True when visitors see something else now.
create or replace function public.settle_image(for_listing uuid, image_url text, stored_path text, failure text) returns boolean
  language plpgsql set search_path = ''
  as $$
    begin
      perform from public.listings where id = for_listing for no key update;
      update public.scrape_images set
        state = case when stored_path = '' then 'failed' else 'stored' end,
        path = nullif(stored_path, ''),
        reason = coalesce(nullif(failure, ''), case when stored_path = '' then coalesce(reason, 'gave-up') end)
      where listing_id = for_listing and url = image_url and state = 'queued';
      return found and public.show_images(for_listing);
    end
  $$;

-- A right given later reaches the pages read before. A right taken back is the one reason to take down pictures that
-- have no successors.
create or replace function public.follow_image_rights() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform from public.listings
      where id in (select listing_id from public.listing_origins where source_id = new.id)
      order by id for no key update;
      -- No human chose these pictures, so the field must not be locked.
      perform set_config('site.rolling_back', 'on', true);
      perform public.want_images(origins.listing_id,
        case when new.may_keep_images then public.images_of_reading(origins.extracted) else '[]' end)
      from public.listing_origins as origins where origins.source_id = new.id;
      if not new.may_keep_images then
        update public.listings set images = '{}'
        from public.listing_origins as origins
        where origins.listing_id = listings.id and origins.source_id = new.id and listings.images <> '{}'
          and not 'images' = any (origins.locked_fields);
      end if;
      perform set_config('site.rolling_back', 'off', true);
      return null;
    end
  $$;

-- Rolling a run back restores the pictures that it replaced, unless a later run or a right has changed them since.
create or replace function public.restore_pictures() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      changed record;
    begin
      perform set_config('site.rolling_back', 'on', true);
      for changed in
        select * from public.scrape_image_changes as changes
        where changes.run_id = new.id and changes.after = public.wanted_pictures(changes.listing_id)
        order by changes.listing_id
      loop
        perform from public.listings where id = changed.listing_id for no key update;
        delete from public.scrape_images where listing_id = changed.listing_id;
        insert into public.scrape_images (listing_id, url, place, path, state)
        select changed.listing_id, kept.url, kept.place, kept.path, case when kept.path is null then 'queued' else 'stored' end
        from jsonb_to_recordset(changed.before) as kept (url text, place smallint, path text);
        perform public.show_images(changed.listing_id);
        -- The next run must read the page again instead of finding it unchanged.
        update public.listing_origins set content_hash = '', page_hash = null, etag = null, last_modified = null
        where listing_id = changed.listing_id;
      end loop;
      delete from public.scrape_image_changes where run_id = new.id;
      perform set_config('site.rolling_back', 'off', true);
      return null;
    end
  $$;

notify pgrst, 'reload schema';
