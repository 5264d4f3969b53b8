-- Pictures of scraped homes, copied into our storage where a source's may_keep_images allows it. Without the right no
-- picture is asked for, and one that was kept is no longer shown. Pictures of one listing are stored by many calls at once,
-- and while its page is read again: everybody locks the listing first, so that each call sees the copies of those before.

create table public.scrape_images (
  listing_id uuid not null references public.listings (id) on delete cascade,
  url text not null check (length(url) <= 2048),
  place smallint not null,
  state text not null default 'queued' check (state in ('queued', 'stored', 'failed')),
  path text check ((state = 'stored') = (path is not null)),
  reason text,
  attempts smallint not null default 0,
  message_sent_at timestamptz,
  primary key (listing_id, url)
);
comment on table public.scrape_images is 'Pictures that a scraped page shows of its home, in the page''s order; written before their messages are sent.';
comment on column public.scrape_images.path is 'Name of the copy in the bucket listing-images: the SHA-256 of its bytes, so the same picture is kept once.';
create index scrape_images_waiting on public.scrape_images (message_sent_at) where state = 'queued';

create table public.scrape_image_changes (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (run_id, listing_id)
);
comment on table public.scrape_image_changes is 'Pictures that a run replaced: the rows of scrape_images before it, and the addresses after it.';
create index scrape_image_changes_listing on public.scrape_image_changes (listing_id);

alter table public.scrape_images enable row level security;
alter table public.scrape_image_changes enable row level security;
grant select on table public.scrape_images to authenticated;
grant all on table public.scrape_images, public.scrape_image_changes to service_role;
create policy "Admins can view pictures of scraped homes" on public.scrape_images for select to authenticated
  using ((select public.may('scraper')));

-- A listing shows its copies in the page's order, unless a human chose its pictures. Old pictures stay until there are
-- new ones: old is better than none. True when visitors see a change.
create function public.show_images(for_listing uuid) returns boolean
  language plpgsql set search_path = ''
  as $$
    declare
      shown text[] := array(
        select '/img/' || path from public.scrape_images
        where listing_id = for_listing and state = 'stored' order by place, url);
      seen_by text;
    begin
      update public.listings set images = shown
      where id = for_listing and shown <> '{}' and images is distinct from shown
        and not exists (
          select from public.listing_origins as origins
          where origins.listing_id = for_listing and 'images' = any (origins.locked_fields))
      returning publication into seen_by;
      if found then
        perform public.flag_duplicates(array[for_listing]);
      end if;
      return coalesce(seen_by = 'published', false);
    end
  $$;

-- Only the page's present pictures are wanted: new ones wait, failed ones get another chance, those taken down go.
create function public.want_images(for_listing uuid, urls jsonb) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      delete from public.scrape_images where listing_id = for_listing and not urls ? url;
      insert into public.scrape_images (listing_id, url, place)
      select for_listing, wanted.url, min(wanted.place)
      from jsonb_array_elements_text(urls) with ordinality as wanted (url, place)
      where length(wanted.url) <= 2048
      group by wanted.url
      on conflict (listing_id, url) do update set
        place = excluded.place,
        state = case when scrape_images.state = 'failed' then 'queued' else scrape_images.state end,
        message_sent_at = case when scrape_images.state = 'failed' then null else scrape_images.message_sent_at end;
      perform public.show_images(for_listing);
    end
  $$;

create function public.wanted_pictures(for_listing uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select jsonb_agg(url order by place, url) from public.scrape_images where listing_id = for_listing $$;

create function public.images_of_reading(extracted jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$ select coalesce(extracted #> '{listing,images}', '[]') $$;

-- In the same transaction as the reading itself, so that a crash leaves both or neither. A page that lost its pictures
-- takes none from its home.
create function public.want_images_of_reading() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      urls jsonb := public.images_of_reading(new.extracted);
      kept jsonb;
      wanted jsonb;
    begin
      if urls = '[]' or not exists (select from public.scrape_sources where id = new.source_id and may_keep_images) then
        return null;
      end if;
      if tg_op = 'UPDATE' then
        select jsonb_agg(jsonb_build_object('url', url, 'place', place, 'path', path) order by place, url),
          jsonb_agg(url order by place, url)
        into kept, wanted from public.scrape_images where listing_id = new.listing_id;
      end if;
      perform public.want_images(new.listing_id, urls);
      if kept is not null and new.run_id is not null and wanted is distinct from public.wanted_pictures(new.listing_id) then
        insert into public.scrape_image_changes (run_id, listing_id, before, after)
        values (new.run_id, new.listing_id, kept, public.wanted_pictures(new.listing_id))
        on conflict (run_id, listing_id) do update set after = excluded.after;
      end if;
      return null;
    end
  $$;

create trigger listing_origins_want_images after update of extracted on public.listing_origins
  for each row when (new.extracted is distinct from old.extracted) execute function public.want_images_of_reading();
create trigger listing_origins_want_images_of_new after insert on public.listing_origins
  for each row when (new.extracted <> '{}') execute function public.want_images_of_reading();

-- A right given later reaches the pages read before. A right taken back is the one reason to take down pictures that
-- have no successors.
create function public.follow_image_rights() returns trigger
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

create trigger scrape_sources_follow_image_rights after update of may_keep_images on public.scrape_sources
  for each row when (new.may_keep_images is distinct from old.may_keep_images)
  execute function public.follow_image_rights();

-- Rolling a run back restores the pictures that it replaced, unless a later run or a right has changed them since.
create function public.restore_pictures() returns trigger
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

create trigger scrape_runs_restore_pictures after update of rolled_back_at on public.scrape_runs
  for each row when (new.rolled_back_at is not null) execute function public.restore_pictures();

-- Pictures whose message was never sent, or so long ago that it is lost; of one listing, or of all. Marked as sent.
create function public.take_unsent_images(for_listing uuid default null)
  returns table (listing_id uuid, url text)
  language sql security definer set search_path = ''
  as $$
    update public.scrape_images as images set message_sent_at = now()
    where (images.listing_id, images.url) in (
      select waiting.listing_id, waiting.url from public.scrape_images as waiting
      join public.listing_origins as origins on origins.listing_id = waiting.listing_id
      join public.scrape_sources as sources on sources.id = origins.source_id and sources.enabled
      where waiting.state = 'queued' and (for_listing is null or waiting.listing_id = for_listing)
        and (waiting.message_sent_at is null or waiting.message_sent_at < now() - interval '30 minutes')
      order by waiting.message_sent_at nulls first, waiting.listing_id, waiting.place
      limit 500
      for update of waiting skip locked)
    returning images.listing_id, images.url
  $$;

-- The source to be polite to, or null when there is nothing to do: a duplicate, a right that was taken back.
create function public.open_image(for_listing uuid, image_url text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.scrape_images set attempts = attempts + 1
      where listing_id = for_listing and url = image_url and state = 'queued';
      if not found then
        return null;
      end if;
      return (
        select to_jsonb(sources) from public.listing_origins as origins
        join public.scrape_sources as sources on sources.id = origins.source_id
        where origins.listing_id = for_listing and sources.may_keep_images and sources.enabled);
    end
  $$;

-- Where the copy is, or why there is none. True when visitors see something else now.
create function public.settle_image(for_listing uuid, image_url text, stored_path text, failure text) returns boolean
  language plpgsql security definer set search_path = ''
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

revoke execute on function public.show_images(uuid), public.want_images(uuid, jsonb), public.wanted_pictures(uuid),
  public.images_of_reading(jsonb), public.want_images_of_reading(), public.follow_image_rights(),
  public.restore_pictures(), public.take_unsent_images(uuid), public.open_image(uuid, text),
  public.settle_image(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.show_images(uuid), public.want_images(uuid, jsonb), public.wanted_pictures(uuid),
  public.images_of_reading(jsonb), public.take_unsent_images(uuid), public.open_image(uuid, text),
  public.settle_image(uuid, text, text, text) to service_role;

notify pgrst, 'reload schema';
