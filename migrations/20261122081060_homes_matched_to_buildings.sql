-- Which building a home's page means. Only a name that is a building's own decides by itself; everything else is a
-- person's to say: in the review, in the editor, or never, because an unknown building is allowed.

-- Agents set pins by eye: homes of one building were found up to 1.4 km apart.
create function public.may_be_one_place(at_latitude double precision, at_longitude double precision,
  other_latitude double precision, other_longitude double precision) returns boolean
  language sql immutable parallel safe set search_path = ''
  return coalesce((|/ ((at_latitude - other_latitude) ^ 2
    + ((at_longitude - other_longitude) * cosd(at_latitude)) ^ 2)) * 111.3 <= 1.5, true);
comment on function public.may_be_one_place(double precision, double precision, double precision, double precision) is 'Within 1.5 km, or one of the places is unknown.';

-- Two buildings of one name near each other: nobody but a person can tell which one is meant.
create function public.match_building(called text, at_latitude double precision, at_longitude double precision)
  returns uuid
  language sql stable set search_path = ''
  as $$
    select case when count(*) = 1 then (array_agg(id))[1] end from public.buildings
    where id in (
      select public.standing_building(named.id) from public.buildings as named
      where public.building_keys(named) @> array[public.building_key(called)])
      and public.may_be_one_place(at_latitude, at_longitude, latitude, longitude)
  $$;
comment on function public.match_building(text, double precision, double precision) is 'The one building of this name near this place; otherwise null.';

-- A human who took a home out of its building is not contradicted: the field is locked.
create function public.match_home() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if tg_op = 'INSERT' or (new.condo_name is distinct from old.condo_name and old.building_id is null and not exists (
        select from public.listing_origins where listing_id = new.id and 'building_id' = any (locked_fields)))
      then
        new.building_id := public.match_building(new.condo_name, new.latitude, new.longitude);
      end if;
      return new;
    end
  $$;
-- Before listings_take_from_building: triggers run in the order of their names.
create trigger listings_match_building before insert or update of condo_name on public.listings
  for each row when (new.building_id is null and new.condo_name is not null and new.property_type like 'condo%')
  execute function public.match_home();

create index listings_without_building on public.listings (public.building_key(condo_name))
  where building_id is null and condo_name is not null;

-- A building that is new, or has a new name, gathers the homes that were waiting for it.
create function public.gather_homes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was constant text := coalesce(current_setting('site.rolling_back', true), '');
    begin
      if new.merged_into is not null then
        return null;
      end if;
      -- No human edited these homes, so none of their fields is locked.
      perform set_config('site.rolling_back', 'on', true);
      update public.listings set building_id = new.id
      where id = any (array(
        select home.id from public.listings as home
        where building_id is null and condo_name is not null and property_type like 'condo%'
          and public.building_key(condo_name) = any (public.building_keys(new))
          and public.match_building(condo_name, latitude, longitude) = new.id
          and not exists (select from public.listing_origins
            where listing_id = home.id and 'building_id' = any (locked_fields))
        order by home.id for no key update));
      perform set_config('site.rolling_back', was, true);
      return null;
    end
  $$;
create trigger buildings_gather_homes after insert or update of name, names, spellings, latitude, longitude
  on public.buildings for each row execute function public.gather_homes();

-- Makes a building of each name that public homes have and no building has: its name and its place, for nothing else of
-- it has a source. Run once, where there were homes before there were buildings.
create function public.fill_in_buildings() returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      made integer;
    begin
      with named as (
        select public.building_key(condo_name) as key, mode() within group (order by condo_name) as name,
          array_agg(distinct condo_name) as spellings, mode() within group (order by area) as area,
          percentile_cont(0.5) within group (order by latitude) as latitude,
          percentile_cont(0.5) within group (order by longitude) as longitude, bool_and(is_sample) as is_sample
        from public.listings
        where building_id is null and publication in ('published', 'withdrawn') and not excluded
          and property_type like 'condo%' and public.building_key(condo_name) <> ''
        group by public.building_key(condo_name)
      ), slugs as (
        select named.*, trim(both '-' from left(regexp_replace(public.fold_text(name), '[^a-z0-9]+', '-', 'g'), 80)) as words
        from named
      )
      insert into public.buildings (slug, name, spellings, area, latitude, longitude, is_sample)
      select concat_ws('-', coalesce(nullif(words, ''), 'building'), substr(md5(key), 1, 6)), left(name, 120),
        array_remove(spellings[1:40], name), area, latitude, longitude, is_sample
      from slugs where length(name) >= 2
        and not exists (select from public.buildings where public.building_keys(buildings) @> array[key]);
      get diagnostics made = row_count;
      return made;
    end
  $$;
comment on function public.fill_in_buildings() is 'Makes buildings of the names that public homes have, and puts the homes into them.';

revoke execute on function public.may_be_one_place(double precision, double precision, double precision, double precision),
  public.match_building(text, double precision, double precision), public.match_home(), public.gather_homes(),
  public.fill_in_buildings() from public, anon, authenticated;
grant execute on function public.fill_in_buildings() to service_role;
-- A role that writes a home also runs the function of its index: building_key() is granted where it is made.

select public.fill_in_buildings();

notify pgrst, 'reload schema';
