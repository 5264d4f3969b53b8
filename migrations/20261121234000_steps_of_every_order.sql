-- Steps fine enough to name a stretch of any order: a search reads the homes that come next, not all that match. Words of
-- the title lie apart, so that no match is scored from its long list of terms.

alter table public.searched_listings add column title_terms tsvector not null default '';

-- A number as terms: its step, and what 4, 16, 64, 256 and 1,024 steps it belongs to, so that few terms name a range.
create or replace function public.step_terms(name text, step integer) returns text[]
  language sql immutable strict parallel safe
  return array(select name || level || '=' || (step >> 2 * level) from generate_series(0, 5) as level);

-- Whatever has a step of the range has one of these terms, and nothing else has: the fewest there are.
create or replace function public.range_terms(name text, lowest integer, highest integer) returns text[]
  language plpgsql immutable set search_path = ''
  as $$
    declare
      terms text[] := '{}';
      first integer := lowest;
      beyond integer := highest + 1;
    begin
      for level in 0..5 loop
        while first < beyond and (first % 4 > 0 or level = 5) loop
          terms := terms || (name || level || '=' || first);
          first := first + 1;
        end loop;
        while first < beyond and beyond % 4 > 0 loop
          beyond := beyond - 1;
          terms := terms || (name || level || '=' || beyond);
        end loop;
        first := first / 4;
        beyond := beyond / 4;
      end loop;
      return terms;
    end
  $$;

-- At most five terms, of which whatever has a step of the range has one, and so have some that lie near it.
create function public.stretch_terms(name text, lowest integer, highest integer) returns text[]
  language sql immutable strict parallel safe
  return array(
    select name || level || '=' || step
    from (select coalesce(min(level), 5) as level from generate_series(0, 5) as level
      where (highest >> 2 * level) - (lowest >> 2 * level) < 5) as coarse,
      generate_series(lowest >> 2 * level, highest >> 2 * level) as step);
revoke execute on function public.stretch_terms(text, integer, integer) from public, anon, authenticated;

-- Steps of a 48th of the value below; what is below 1 is on the first one.
create or replace function public.value_step(value numeric) returns integer
  language sql immutable strict parallel safe
  return floor(48 * ln(greatest(value, 1)::double precision));

-- Steps of a quarter of an hour.
create function public.time_step(moment timestamptz) returns integer
  language sql immutable strict parallel safe
  return floor(greatest(extract(epoch from moment), 0) / 900);
revoke execute on function public.time_step(timestamptz) from public, anon, authenticated;

drop function public.listing_terms(public.listings, integer, text[], text[]);
create function public.listing_terms(home public.listings, batch integer, words text[]) returns tsvector
  language sql immutable set search_path = ''
  as $$
    select array_to_tsvector(array_agg(left(term, 100))) from (
      select unnest(words)
      union all select unnest(public.step_terms('batch', batch))
      union all select 'type=' || (home).property_type
      union all select 'status=' || unnest((home).status)
      union all select 'area=' || (home).area
      union all select 'bedrooms=' || least(coalesce((home).bedrooms, -1), 4)
      union all select 'bathrooms=' || generate_series(1, (home).bathrooms)
      union all select 'amenity=' || unnest((home).amenities)
      union all select 'featured=' where (home).featured
      union all select unnest(public.step_terms('created', public.time_step((home).created_at)))
      union all select unnest(public.step_terms('price', public.value_step((home).price)))
      union all select unnest(public.step_terms('monthly', public.value_step((home).monthly_rental_price)))
      union all select unnest(public.step_terms('size', public.value_step((home).square_meters)))
      union all select unnest(public.step_terms('latitude', public.degree_step((home).latitude)))
      union all select unnest(public.step_terms('longitude', public.degree_step((home).longitude)))
    ) as all_terms (term) where term is not null
  $$;
revoke execute on function public.listing_terms(public.listings, integer, text[]) from public, anon, authenticated;

create or replace function public.keep_searched_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      batch_of_home integer;
      title_words text[];
      all_words text[];
    begin
      if new.publication <> 'published' or new.excluded then
        delete from public.searched_listings where id = new.id;
        return null;
      end if;
      title_words := public.search_words(concat_ws(' ', new.title, new.condo_name));
      all_words := public.search_words(concat_ws(' ', new.title, new.condo_name, new.address, new.city,
        replace(new.area, '-', ' '), replace(array_to_string(new.amenities, ' '), '-', ' '),
        (select string_agg(name, ' ') from public.search_names
          where subject in (new.area, new.city, split_part(new.property_type, '-', 1))),
        left(new.description, 4000)));
      batch_of_home := coalesce((select batch from public.searched_listings where id = new.id),
        nextval('public.searched_listings_added') / 1000);
      insert into public.searched_listings as kept
      values (new.id, batch_of_home, new.property_type, new.status, coalesce(new.area, ''),
        least(coalesce(new.bedrooms, -1), 4), new.bathrooms, new.square_meters, new.price, new.monthly_rental_price,
        new.amenities, new.latitude, new.longitude, new.featured, new.created_at,
        public.listing_terms(new, batch_of_home, all_words), array_to_tsvector(title_words))
      on conflict (id) do update set (property_type, status, area, bedrooms, bathrooms, square_meters, price,
          monthly_rental_price, amenities, latitude, longitude, featured, created_at, terms, title_terms)
        = row (excluded.property_type, excluded.status, excluded.area, excluded.bedrooms, excluded.bathrooms,
          excluded.square_meters, excluded.price, excluded.monthly_rental_price, excluded.amenities, excluded.latitude,
          excluded.longitude, excluded.featured, excluded.created_at, excluded.terms, excluded.title_terms)
        where kept is distinct from excluded;
      insert into public.known_words (word)
      select word from unnest(all_words) as word
      where length(word) >= 3 and word !~ '^[0-9]+$' order by word collate "C"
      on conflict do nothing;
      return null;
    end
  $$;

-- Homes that are there already: a word is a term without a sign.
drop index public.searched_listings_by_term;
update public.searched_listings as kept set
  terms = public.listing_terms(l, kept.batch,
    array(select term from unnest(tsvector_to_array(kept.terms)) as term where position('=' in term) = 0)),
  title_terms = array_to_tsvector(
    array(select substr(term, 7) from unnest(tsvector_to_array(kept.terms)) as term where term like 'title=%'))
from public.listings as l where l.id = kept.id;
create index searched_listings_by_term on public.searched_listings using gin (terms) with (fastupdate = off);

-- What few have is found by its terms.
drop index public.searched_listings_featured, public.searched_listings_featured_by_price_up,
  public.searched_listings_featured_by_price_down, public.searched_listings_featured_by_monthly_up,
  public.searched_listings_featured_by_monthly_down, public.searched_listings_featured_by_size_up,
  public.searched_listings_featured_by_size_down, public.searched_listings_by_bathrooms, public.searched_listings_by_place;
