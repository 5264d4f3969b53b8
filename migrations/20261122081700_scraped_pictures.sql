-- Pictures of scraped homes, copied into our storage where a source's may_keep_images allows it. Without the
-- right no picture is asked for, and one that was kept is not shown any more.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-images', 'listing-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do nothing;

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
comment on table public.scrape_images is 'Pictures that a scraped page shows of its home, in the page''s order; written before their message is sent.';
comment on column public.scrape_images.path is 'Name of the copy in the bucket listing-images: the SHA-256 of its bytes, so the same picture is kept once.';
create index scrape_images_waiting on public.scrape_images (message_sent_at) where state = 'queued';

alter table public.scrape_images enable row level security;
revoke all on table public.scrape_images from anon, authenticated;
grant select on table public.scrape_images to authenticated;
grant all on table public.scrape_images to service_role;
create policy "Admins can view pictures of scraped homes" on public.scrape_images for select to authenticated
  using ((select public.is_admin()));

-- A listing shows its copies in the page's order, unless a human chose its pictures. True when visitors see a change.
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
      where id = for_listing and images is distinct from shown
        and not exists (
          select from public.listing_origins as origins
          where origins.listing_id = for_listing and 'images' = any (origins.locked_fields))
      returning publication into seen_by;
      return coalesce(seen_by = 'published', false);
    end
  $$;

-- What the page shows now is wanted: new pictures wait, failed ones get another chance, those taken down go.
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

create function public.images_of_reading(extracted jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$ select coalesce(extracted #> '{listing,images}', '[]') $$;

-- In the same transaction as the reading itself: a crash leaves both or neither.
create function public.want_images_of_reading() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if exists (select from public.scrape_sources where id = new.source_id and may_keep_images) then
        perform public.want_images(new.listing_id, public.images_of_reading(new.extracted));
      end if;
      return null;
    end
  $$;
create trigger listing_origins_want_images after update of extracted on public.listing_origins
  for each row when (new.extracted is distinct from old.extracted) execute function public.want_images_of_reading();

-- The right given later reaches what was read before; the right taken back takes the pictures down.
create function public.follow_image_rights() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      -- No human chose these pictures: the change must not lock them.
      perform set_config('site.rolling_back', 'on', true);
      perform public.want_images(origins.listing_id,
        case when new.may_keep_images then public.images_of_reading(origins.extracted) else '[]' end)
      from public.listing_origins as origins where origins.source_id = new.id;
      perform set_config('site.rolling_back', 'off', true);
      return null;
    end
  $$;
create trigger scrape_sources_follow_image_rights after update of may_keep_images on public.scrape_sources
  for each row when (new.may_keep_images is distinct from old.may_keep_images)
  execute function public.follow_image_rights();

-- Pictures whose message was never sent, or so long ago that it is lost; of one listing, or of all. Marked as sent.
create function public.take_unsent_images(for_listing uuid default null)
  returns table (listing_id uuid, url text)
  language sql set search_path = ''
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
  language plpgsql set search_path = ''
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
  language plpgsql set search_path = ''
  as $$
    begin
      update public.scrape_images set
        state = case when stored_path = '' then 'failed' else 'stored' end,
        path = nullif(stored_path, ''),
        reason = coalesce(nullif(failure, ''), case when stored_path = '' then coalesce(reason, 'gave-up') end)
      where listing_id = for_listing and url = image_url and state = 'queued';
      return found and public.show_images(for_listing);
    end
  $$;

revoke execute on function public.show_images(uuid), public.want_images(uuid, jsonb), public.images_of_reading(jsonb),
  public.want_images_of_reading(), public.follow_image_rights(), public.take_unsent_images(uuid),
  public.open_image(uuid, text), public.settle_image(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.show_images(uuid), public.want_images(uuid, jsonb), public.images_of_reading(jsonb),
  public.take_unsent_images(uuid), public.open_image(uuid, text), public.settle_image(uuid, text, text, text)
  to service_role;

notify pgrst, 'reload schema';
