-- What a home takes from its building. The home's own columns keep a copy, so that lists, pages, searches, the snapshot
-- and the calculators all read the same values, and a home that leaves its building keeps the last ones.

create index listings_of_building on public.listings (building_id) where building_id is not null;

-- The one rule. `fields` are columns of listings; the building's values replace them where the building knows one.
-- Facilities are the building's, so a home keeps only the amenities that are its own.
create function public.with_building(fields jsonb, of_building uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select fields
      || jsonb_strip_nulls(jsonb_build_object('condo_name', b.name, 'area', b.area, 'address', nullif(b.street, ''),
        'latitude', b.latitude, 'longitude', b.longitude, 'year_built', b.year_built, 'common_fee', b.common_fee,
        'sinking_fund', b.sinking_fund))
      || case when jsonb_typeof(fields -> 'amenities') = 'array' then jsonb_build_object('amenities', (
          select coalesce(jsonb_agg(amenity order by place), '[]') from (
            select amenity, min(place) as place from (
              select amenity, place from jsonb_array_elements_text(fields -> 'amenities') with ordinality as own (amenity, place)
              where not (b.facilities is not null and amenity = any (public.building_facilities()))
                and not (b.pets is not null and amenity = 'pet-friendly')
              union all
              select amenity, 1000 + place from unnest(b.facilities) with ordinality as shared (amenity, place)
              union all select 'pet-friendly', 2000 where b.pets = 'allowed') as each_amenity
            group by amenity) as amenities)) else '{}' end
    from public.buildings as b where b.id = of_building
  $$;
comment on function public.with_building(jsonb, uuid) is 'Columns of a home with the values that its building decides. Null without such a building.';

create function public.take_from_building() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      -- A house has a place and a year of its own.
      new.building_id := case when new.property_type like 'condo%'
        then coalesce(public.standing_building(new.building_id), new.building_id) end;
      if new.building_id is null then
        return new;
      end if;
      new := jsonb_populate_record(new,
        public.with_building(jsonb_build_object('amenities', new.amenities), new.building_id));
      return new;
    end
  $$;
create trigger listings_take_from_building before insert or update on public.listings
  for each row when (new.building_id is not null) execute function public.take_from_building();

-- What its homes are found by: every name and spelling, and those of buildings that turned out to be the same.
create function public.names_of_building(of_building uuid) returns text
  language sql stable set search_path = ''
  as $$
    with recursive same (id, name, names, spellings) as (
      select id, name, names, spellings from public.buildings where id = of_building
      union all
      select b.id, b.name, b.names, b.spellings from public.buildings as b join same on b.merged_into = same.id
    )
    select string_agg(concat_ws(' ', name, (select string_agg(value, ' ' order by key) from jsonb_each_text(names)),
      array_to_string(spellings, ' ')), ' ' order by id) from same
  $$;

-- Writes the homes of a building again, so that they take its values and are found by its names. No human edited the
-- homes, so none of their fields is locked against the scraper.
create function public.renew_homes_of(of_building uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was constant text := coalesce(current_setting('site.rolling_back', true), '');
    begin
      perform from public.listings where building_id = of_building order by id for no key update;
      perform set_config('site.rolling_back', 'on', true);
      -- Also a home that takes no other value may be found by another name.
      perform set_config('site.renewing_homes', 'on', true);
      update public.listings set building_id = building_id where building_id = of_building;
      perform set_config('site.renewing_homes', 'off', true);
      perform set_config('site.rolling_back', was, true);
    end
  $$;

create function public.renew_homes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin perform public.renew_homes_of(new.id); return null; end $$;
create trigger buildings_renew_homes after update on public.buildings
  for each row when (old is distinct from new) execute function public.renew_homes();

-- A building as everyone may read it.
create function public.public_building(building public.buildings) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$ select to_jsonb(building) - 'merged_into' - 'created_at' $$;

revoke execute on function public.with_building(jsonb, uuid), public.take_from_building(), public.renew_homes_of(uuid),
  public.renew_homes(), public.names_of_building(uuid),
  public.public_building(public.buildings) from public, anon, authenticated;
grant execute on function public.with_building(jsonb, uuid) to service_role;

notify pgrst, 'reload schema';
