-- A page that lost its pictures, or has new ones that nobody has copied yet, takes none from a home; and rolling a run
-- back brings the pictures back that it replaced.

create table public.scrape_image_changes (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (run_id, listing_id)
);
comment on table public.scrape_image_changes is 'Homes whose pictures a run replaced: the rows of scrape_images that stood there, and the addresses that came.';
create index scrape_image_changes_listing on public.scrape_image_changes (listing_id);
alter table public.scrape_image_changes enable row level security;
revoke all on table public.scrape_image_changes from anon, authenticated;
grant all on table public.scrape_image_changes to service_role;

create function public.wanted_pictures(for_listing uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select jsonb_agg(url order by place, url) from public.scrape_images where listing_id = for_listing $$;

-- Pictures go when others have come: none is worse than old ones.
create or replace function public.show_images(for_listing uuid) returns boolean
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
      return coalesce(seen_by = 'published', false);
    end
  $$;

create or replace function public.want_images_of_reading() returns trigger
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

-- The right taken back is the one reason to take down pictures for which there are no others.
create or replace function public.follow_image_rights() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      -- No human chose these pictures: the change must not lock them.
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

-- Only where the run's pictures still are the ones wanted: what a later run or a right changed since stands.
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
      loop
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

revoke execute on function public.wanted_pictures(uuid), public.restore_pictures() from public, anon, authenticated;
grant execute on function public.wanted_pictures(uuid) to service_role;

notify pgrst, 'reload schema';
