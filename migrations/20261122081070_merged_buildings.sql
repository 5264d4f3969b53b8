-- Two buildings that are one. The merged one stays as a row that points to the other: its names still find the homes,
-- its address redirects, and the merge can be taken back.

create table public.building_merges (
  building_id uuid primary key references public.buildings (id) on delete cascade,
  homes uuid[] not null,
  at timestamptz not null default now()
);
comment on table public.building_merges is 'The homes that a merged building had, so that they return when it is split off again.';
alter table public.building_merges enable row level security;
grant select on table public.building_merges to authenticated;
grant all on table public.building_merges to service_role;
create policy "Admins can see what was merged" on public.building_merges for select to authenticated
  using ((select public.may('listings')));

-- What is in force goes along where the other building never had a description of its own.
create function public.hand_on_building_texts(from_slug text, to_slug text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.texts (kind, name, locale, version, state, body, made_from)
    select 'building', to_slug, locale, 1, 'published', body, made_from from public.texts_in_force
    where kind = 'building' and name = from_slug and body is not null
      and not exists (select from public.texts where kind = 'building' and name = to_slug)
    on conflict do nothing
  $$;
comment on function public.hand_on_building_texts(text, text) is 'Gives the description of a building to one that has none.';

-- What somebody has changed since stays.
create function public.take_back_building_texts(from_slug text, to_slug text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.texts (kind, name, locale, version, state)
    select 'building', to_slug, locale, 2, 'shipped' from public.texts_in_force as own
    where kind = 'building' and name = from_slug
      and exists (select from public.texts where kind = 'building' and name = to_slug and locale = own.locale
        and version = 1 and state = 'published' and body = own.body)
    on conflict do nothing
  $$;
comment on function public.take_back_building_texts(text, text) is 'Takes off what hand_on_building_texts() has given, where it is still what it was.';

-- False when one of them has changed since the admin saw both, or is merged already.
create function public.merge_buildings(gone uuid, gone_seen timestamptz, kept uuid, kept_seen timestamptz) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      standing integer;
    begin
      perform public.require_right('listings');
      perform from public.buildings where id in (gone, kept) order by id for no key update;
      select count(*) into standing from public.buildings
      where merged_into is null and ((id = gone and updated_at = gone_seen) or (id = kept and updated_at = kept_seen));
      if standing <> 2 then
        return false;
      end if;
      insert into public.building_merges (building_id, homes)
      select gone, array(select id from public.listings where building_id = gone order by id);
      -- Writing its homes again moves them: a home is always of the building that stands.
      update public.buildings set merged_into = kept where id = gone;
      perform public.hand_on_building_texts(
        (select slug from public.buildings where id = gone), (select slug from public.buildings where id = kept));
      perform public.renew_homes_of(kept);
      perform public.note_action('merge', 'buildings', gone::text, jsonb_build_object('into', kept));
      return true;
    end
  $$;

-- Takes a merge back. Homes that have left the other building meanwhile stay where they are. False if it is not merged.
create function public.split_building(gone uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      kept uuid;
      was constant text := coalesce(current_setting('site.rolling_back', true), '');
    begin
      perform public.require_right('listings');
      perform from public.buildings where id = gone for no key update;
      kept := public.standing_building(gone);
      if kept is null or kept = gone then
        return false;
      end if;
      update public.buildings set merged_into = null where id = gone;
      perform public.take_back_building_texts(
        (select slug from public.buildings where id = gone), (select slug from public.buildings where id = kept));
      perform set_config('site.rolling_back', 'on', true);
      update public.listings set building_id = gone
      where building_id = kept and id = any (select unnest(homes) from public.building_merges where building_id = gone);
      perform set_config('site.rolling_back', was, true);
      delete from public.building_merges where building_id = gone;
      perform public.renew_homes_of(kept);
      perform public.note_action('split', 'buildings', gone::text, jsonb_build_object('from', kept));
      return true;
    end
  $$;

-- Every building with the number of its homes, for the administration.
create function public.buildings_for_admins() returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    begin
      perform public.require_right('listings');
      return (
        select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object(
          'homes', (select count(*) from public.listings where building_id = b.id)) order by lower(b.name), b.id), '[]')
        from public.buildings as b);
    end
  $$;

revoke execute on function public.hand_on_building_texts(text, text), public.take_back_building_texts(text, text)
  from public, anon, authenticated;
revoke execute on function public.buildings_for_admins(), public.merge_buildings(uuid, timestamptz, uuid, timestamptz), public.split_building(uuid)
  from public, anon;
grant execute on function public.buildings_for_admins(), public.merge_buildings(uuid, timestamptz, uuid, timestamptz), public.split_building(uuid)
  to authenticated;

notify pgrst, 'reload schema';
