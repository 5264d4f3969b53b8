-- Where a scraped listing came from, which of its fields a human took over, and what the source says of those now.
-- An admin edits a listing while a run, its end or its rollback writes it. An edit writes the listing and then notes the
-- lock in its origin, so everybody locks the listing first, and reads the locked fields only then. The lock is weak enough
-- for rows that refer to the listing to be written meanwhile, such as likely duplicates that another source finds.

create table public.listing_origins (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  -- No cascade: without its source, nothing would ever withdraw the home. A source may be deleted while it has none.
  source_id uuid not null references public.scrape_sources (id),
  external_id text not null,
  source_url text not null,
  content_hash text not null,
  extracted jsonb not null default '{}',
  locked_fields text[] not null default '{}',
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- No foreign key: it needed an index, and with that every page seen again wrote all the table's indexes.
  run_id uuid,
  etag text,
  last_modified text,
  page_hash text,
  suggested jsonb not null default '{}',
  missed_runs smallint not null default 0,
  gone_answers smallint not null default 0,
  withdrawn_from text,
  reserved boolean not null default false,
  page_fields text[] not null default '{}',
  declined jsonb not null default '{}',
  unique (source_id, external_id)
) with (fillfactor = 75); -- Room beside each row, so that a home that is seen again changes in place.
comment on table public.listing_origins is 'Where a scraped listing came from. Not public.';
comment on column public.listing_origins.extracted is 'What the page said last, per field with the layer that said it; agents are kept here, not in listings.';
comment on column public.listing_origins.locked_fields is 'Columns of listings that a human edited; the scraper leaves them alone.';
comment on column public.listing_origins.run_id is 'The run that saw the home last; it may be gone.';
comment on column public.listing_origins.page_hash is 'Hash of the page as fetched: an equal page is not parsed again.';
comment on column public.listing_origins.suggested is 'What the source says now for columns that a human locked.';
comment on column public.listing_origins.withdrawn_from is 'Publication before the scraper withdrew the listing; null unless it is withdrawn.';
comment on column public.listing_origins.reserved is 'The source says that somebody has reserved the home, and no admin has published it since.';
comment on column public.listing_origins.page_fields is 'Fields the page had when it was last read; also in extracted, but that is slow to unpack.';
comment on column public.listing_origins.declined is 'Per locked column a value of the source that a human declined: it is not suggested again.';

create index listing_origins_by_page on public.listing_origins (source_id, source_url);
create index listing_origins_with_suggestions on public.listing_origins (listing_id) where suggested <> '{}';

alter table public.listing_origins enable row level security;
grant select, update on table public.listing_origins to authenticated;
grant all on table public.listing_origins to service_role;

create policy "Admins can view origins" on public.listing_origins for select to authenticated
  using ((select public.may('listings')));
create policy "Admins can lock fields of origins" on public.listing_origins for update to authenticated
  using ((select public.may('listings'))) with check ((select public.may('listings')));

-- Whether a home is reserved now that its source says this of it. An admin who publishes it all the same is not asked again
-- until the source has said meanwhile that it is free.
create function public.is_reserved(before public.listing_origins, said jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(said -> 'warnings', '[]') ? 'reserved'
      and (before.reserved or not coalesce(before.extracted -> 'warnings', '[]') ? 'reserved')
  $$;
revoke execute on function public.is_reserved(public.listing_origins, jsonb) from public, anon, authenticated;
grant execute on function public.is_reserved(public.listing_origins, jsonb) to service_role;

-- Security definer: who writes an origin need not have the right to call is_reserved().
create function public.keep_origin_fields() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      new.page_fields := array(select jsonb_object_keys(coalesce(new.extracted -> 'fields', '{}')));
      new.reserved := public.is_reserved(old, new.extracted);
      return new;
    end
  $$;

create trigger listing_origins_keep_fields before insert or update of extracted on public.listing_origins
  for each row execute function public.keep_origin_fields();

-- Fields that an admin edits are locked. Rolling a run back is no edit, nor is answering a run's question: what a run
-- writes or restores stays with the source.
create function public.lock_edited_fields() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      edited text[];
    begin
      if (select auth.role()) is distinct from 'authenticated'
        or current_setting('site.rolling_back', true) = 'on'
        or current_setting('site.run', true) <> ''
      then
        return null;
      end if;
      select array_agg(now_has.key) into edited
      from jsonb_each(to_jsonb(new)) as now_has
      where now_has.key not in ('updated_at', 'publication', 'featured', 'excluded')
        and now_has.value is distinct from to_jsonb(old) -> now_has.key;
      if edited is not null then
        update public.listing_origins
        set locked_fields = array(select distinct unnest(locked_fields || edited) order by 1)
        where listing_id = new.id;
      end if;
      return null;
    end
  $$;

create trigger listings_lock_edited_fields after update on public.listings
  for each row execute function public.lock_edited_fields();

create function public.leave_out_declined() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.suggested := (
        select coalesce(jsonb_object_agg(said.key, said.value), '{}')
        from jsonb_each(new.suggested) as said
        where said.value is distinct from new.declined -> said.key);
      return new;
    end
  $$;

create trigger listing_origins_leave_out_declined before update of suggested on public.listing_origins
  for each row when (new.declined <> '{}' and new.suggested <> '{}') execute function public.leave_out_declined();

create view public.listing_suggestions with (security_invoker = true) as
  select
    listings.id as listing_id, listings.slug, listings.title, listings.language, listings.publication,
    sources.name as source, origins.source_url, origins.last_seen_at,
    said.key as field, to_jsonb(listings) -> said.key as mine, said.value as theirs
  from public.listing_origins as origins
  join public.listings on listings.id = origins.listing_id
  join public.scrape_sources as sources on sources.id = origins.source_id
  cross join lateral jsonb_each(origins.suggested) as said
  where origins.suggested <> '{}' and listings.publication <> 'rejected'
    and said.value is distinct from to_jsonb(listings) -> said.key;
comment on view public.listing_suggestions is 'Fields that a human edited and for which the source now has another value, side by side.';
grant select on table public.listing_suggestions to authenticated;
grant all on table public.listing_suggestions to service_role;

-- Takes the source's value, which gives the field back to the source, or keeps the human's for good. False if the source
-- no longer says `seen`: an admin takes only a value that they have looked at.
create function public.settle_suggestion(for_listing uuid, field text, seen jsonb, take boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      origin public.listing_origins;
      taken text[];
    begin
      perform public.require_right('listings');
      perform from public.listings where id = for_listing for no key update;
      select * into origin from public.listing_origins where listing_id = for_listing for no key update;
      if not coalesce(origin.suggested -> field = seen, false) then
        return false;
      end if;
      -- A home has both latitude and longitude or neither, and its type and status agree: these are settled together.
      taken := case
        when field in ('latitude', 'longitude')
          then array(select jsonb_object_keys(origin.suggested) intersect select unnest(array['latitude', 'longitude']))
        when field in ('property_type', 'status')
          then array(select jsonb_object_keys(origin.suggested) intersect select unnest(array['property_type', 'status']))
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

revoke execute on function public.keep_origin_fields(), public.lock_edited_fields(), public.leave_out_declined()
  from public, anon, authenticated;
revoke execute on function public.settle_suggestion(uuid, text, jsonb, boolean) from public, anon;
grant execute on function public.settle_suggestion(uuid, text, jsonb, boolean) to authenticated, service_role;

notify pgrst, 'reload schema';
