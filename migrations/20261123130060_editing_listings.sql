-- How admins edit listings: one function that writes, and refuses when somebody has written since.

create policy "Who looks after listings can add pictures" on storage.objects for insert to authenticated
  with check (bucket_id = 'listing-images' and name like 'uploads/%' and (select public.may('listings')));
create policy "Who looks after listings can see which pictures there are" on storage.objects for select to authenticated
  using (bucket_id = 'listing-images' and (select public.may('listings')));

-- Every field of the editor in one flat object: the columns, `title.th` and the like, and `picture_texts`.
create function public.read_listing(for_listing uuid) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      return (
        select to_jsonb(listings)
          || coalesce((select jsonb_object_agg('title.' || locale, title) || jsonb_object_agg('description.' || locale, description)
            from public.listing_translations where listing_id = for_listing), '{}')
          || jsonb_build_object('picture_texts',
            coalesce((select texts from public.listing_picture_texts where listing_id = for_listing), '{}'))
        from public.listings where id = for_listing);
    end
  $$;
comment on function public.read_listing(uuid) is 'A listing with its texts in other languages, for the editor; null when there is none.';

-- Withdrawing and publishing by hand ends what the scraper remembers of its own withdrawal. Security definer: admins
-- without the right to the scraper may not write origins.
create function public.forget_withdrawal() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.listing_origins set withdrawn_from = null, reserved = reserved and new.publication <> 'published'
      where listing_id = new.id and (withdrawn_from is not null or reserved);
      return null;
    end
  $$;
revoke execute on function public.forget_withdrawal() from public, anon, authenticated, service_role;
create trigger listings_forget_withdrawal after update of publication on public.listings
  for each row when (auth.uid() is not null and new.publication is distinct from old.publication)
  execute function public.forget_withdrawal();

-- The one way in which admins write a listing. `seen` is the updated_at that the admin saw, null for a new listing.
-- Writes nothing when the listing has changed since, and answers what it is now. With `ends_draft` the save is
-- everything that the editor shows, so nothing typed is left; otherwise only the saved fields leave the draft. A home that
-- is likely a published one is published only when the admin says that it is another.
create function public.save_listing(for_listing uuid, seen timestamptz, changes jsonb, save_name text, ends_draft boolean,
  is_another_home boolean default false) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      standing public.listings;
      columns text[];
      field text;
      publishes constant boolean := changes ->> 'publication' = 'published';
      twins jsonb;
    begin
      perform public.require_right('listings');
      perform set_config('site.save_name', left(save_name, 120), true);
      columns := array(select key from jsonb_object_keys(changes) as key where key !~ '\.' and key <> 'picture_texts');
      select * into standing from public.listings where id = for_listing;
      if publishes and standing.publication is distinct from 'published' then
        twins := public.ask_about_twins(
          jsonb_populate_record(standing, changes || jsonb_build_object('id', for_listing)));
      end if;
      select * into standing from public.listings where id = for_listing for no key update;
      if standing.id is null and seen is not null then
        return jsonb_build_object('outcome', 'missing');
      end if;
      if standing.updated_at is distinct from seen then
        return jsonb_build_object('outcome', 'changed', 'listing', public.read_listing(for_listing));
      end if;
      if twins <> '[]' and not is_another_home then
        return jsonb_build_object('outcome', 'twin_published', 'twins', twins);
      end if;
      if standing.id is null then
        execute format('insert into public.listings (id, %1$s) select $1, %1$s from jsonb_populate_record(null::public.listings, $2)',
            (select string_agg(format('%I', name), ', ') from unnest(columns) as name))
          using for_listing, changes;
      else
        -- Also for a text alone: the listing's updated_at is its version.
        execute format('update public.listings set %s where id = $2',
            (select string_agg(format('%1$I = ($1).%1$I', name), ', ')
              from unnest(case when columns = '{}' then array['title'] else columns end) as name))
          using jsonb_populate_record(standing, changes), for_listing;
      end if;
      if twins <> '[]' then
        perform public.part_from_twins(for_listing);
      end if;
      -- Asked only when a save decides it, so that the other values of such a home can still be changed.
      if changes ?| array['publication', 'title'] and exists (
        select from public.listings where id = for_listing and publication = 'published' and excluded) then
        raise exception 'This home is never offered' using errcode = 'PT451';
      end if;
      for field in select distinct split_part(key, '.', 2) from jsonb_object_keys(changes) as key where key ~ '\.' loop
        insert into public.listing_translations as texts (listing_id, locale, title, description)
        values (for_listing, field, coalesce(changes ->> ('title.' || field), ''), coalesce(changes ->> ('description.' || field), ''))
        on conflict (listing_id, locale) do update set
          title = coalesce(changes ->> ('title.' || field), texts.title),
          description = coalesce(changes ->> ('description.' || field), texts.description);
      end loop;
      if changes ? 'picture_texts' then
        insert into public.listing_picture_texts (listing_id, texts) values (for_listing, changes -> 'picture_texts')
        on conflict (listing_id) do update set texts = excluded.texts;
      end if;
      -- An ended draft stays as an empty row with a higher number, so that a draft still on its way is refused.
      if ends_draft then
        insert into public.listing_drafts as drafts (listing_id, changes) values (for_listing, '{}')
        on conflict (listing_id, admin_id) do update set changes = '{}', base = '{}', version = drafts.version + 1, updated_at = now();
      else
        update public.listing_drafts as drafts set version = version + 1,
          changes = drafts.changes - array(select jsonb_object_keys(save_listing.changes))
        where listing_id = for_listing and admin_id = (select auth.uid());
      end if;
      return jsonb_build_object('outcome', 'saved', 'listing', public.read_listing(for_listing), 'draft_version',
        (select version from public.listing_drafts where listing_id = for_listing and admin_id = (select auth.uid())));
    end
  $$;

-- The same change to many listings, each with the version that was seen and a result of its own. An item may bring
-- changes of its own: the values that it goes back to.
create function public.save_listings(items jsonb, changes jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      item record;
      answer jsonb;
      results jsonb := '[]';
      broken text;
    begin
      perform public.require_right('listings');
      if changes ->> 'publication' = 'published' or jsonb_path_exists(items, '$[*].own.publication ? (@ == "published")') then
        perform public.ask_about_twins(null);
      end if;
      -- In one order, so that two bulk actions cannot wait for each other.
      for item in select * from jsonb_to_recordset(items) as given (id uuid, seen timestamptz, own jsonb) order by id limit 100 loop
        begin
          answer := public.save_listing(item.id, item.seen, changes || coalesce(item.own, '{}'), '', false);
        exception
        when check_violation then
          get stacked diagnostics broken = constraint_name;
          answer := jsonb_build_object('outcome',
            case broken when 'listings_status_fits_its_type' then 'of_another_type' else 'refused' end);
        when data_exception or integrity_constraint_violation then
          answer := '{"outcome": "refused"}';
        when sqlstate 'PT451' then
          answer := '{"outcome": "never_offered"}';
        end;
        results := results || jsonb_build_object('id', item.id, 'outcome', answer -> 'outcome',
          'updated_at', answer #> '{listing,updated_at}');
      end loop;
      return results;
    end
  $$;

revoke execute on function public.read_listing(uuid),
  public.save_listing(uuid, timestamptz, jsonb, text, boolean, boolean),
  public.save_listings(jsonb, jsonb) from public, anon;
grant execute on function public.read_listing(uuid),
  public.save_listing(uuid, timestamptz, jsonb, text, boolean, boolean),
  public.save_listings(jsonb, jsonb) to authenticated;

notify pgrst, 'reload schema';
