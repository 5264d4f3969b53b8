-- How a foreign buyer can hold a home, the land that belongs to a house, and statuses that do not contradict each
-- other: what is sold is not offered any more.

alter table public.listings
  add column tenure text check (tenure in ('foreign-quota', 'thai-quota', 'leasehold', 'company', 'thai-spouse')),
  add column land_square_meters numeric(10, 2) check (land_square_meters > 0);
comment on column public.listings.tenure is 'How a foreign buyer can hold it (domain/listings/tenure.ts). Null: unknown.';
comment on column public.listings.land_square_meters is 'The plot of a house.';

update public.listings set status = array['sold'] where 'sold' = any (status) and status <> array['sold'];
update public.listings set status = array_remove(status, 'for-rent') where 'rented' = any (status);
alter table public.listings add constraint listings_gone_is_not_offered check (
  not ('sold' = any (status) and status <> array['sold']) and not status @> array['rented', 'for-rent']);
alter table public.listings add constraint listings_tenure_of_its_kind check (
  case when property_type like 'house%' then tenure in ('leasehold', 'company', 'thai-spouse')
    else tenure in ('foreign-quota', 'thai-quota', 'leasehold') end);

create or replace view public.shown_listings with (security_invoker = true) as
  select id, slug, title, description, language, images, property_type, status, address, city, area, condo_name, bedrooms,
    bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude, agent_name, agent_phone,
    agent_email, agent_photo, year_built, featured, is_sample, created_at, updated_at, ownership_verified,
    ownership_claimed, last_verified_on, common_fee, sinking_fund, finance_down_payment, finance_months,
    finance_premium_percent, finance_interest_percent, finance_forfeiture_percent, tenure, land_square_meters
  from public.listings;

-- Everything a home is found by: its words, and a term with "=", which no word contains, for each filter.
create or replace function public.listing_terms(home public.listings, batch integer, words text[]) returns tsvector
  language sql immutable set search_path = ''
  as $$
    select array_to_tsvector(array_agg(left(term, 100))) from (
      select unnest(words)
      union all select unnest(public.step_terms('batch', batch))
      union all select 'type=' || (home).property_type
      union all select 'status=' || unnest((home).status)
      union all select 'area=' || (home).area
      union all select 'type+area=' || (home).property_type || '+' || (home).area
      union all select 'bedrooms=' || least(coalesce((home).bedrooms, -1), 4)
      union all select 'bathrooms=' || generate_series(1, (home).bathrooms)
      union all select 'amenity=' || unnest((home).amenities)
      union all select 'tenure=' || (home).tenure
      union all select 'featured=' where (home).featured
      union all select unnest(public.step_terms('created', public.time_step((home).created_at)))
      union all select unnest(public.step_terms('price', public.value_step((home).price)))
      union all select unnest(public.step_terms('monthly', public.value_step((home).monthly_rental_price)))
      union all select unnest(public.step_terms('size', public.value_step((home).square_meters)))
      union all select unnest(public.step_terms('latitude', public.degree_step((home).latitude)))
      union all select unnest(public.step_terms('longitude', public.degree_step((home).longitude)))
    ) as all_terms (term) where term is not null
  $$;

-- Everything else but the text: what rows alone can answer, what terms can, and what rows must be compared by as well,
-- because steps are only roughly right. Tenure is a term only, on rows too.
create or replace function public.value_conditions(query jsonb, out by_row text, out by_terms text, out by_value text, out share double precision)
  language plpgsql stable set search_path = ''
  as $$
    declare
      -- Higher than any listing's value, and the last step of a block of every size.
      highest_step constant integer := 2047;
      known constant jsonb := (select shares from public.filter_shares);
      name text;
      value text;
      condition text;
      terms text[];
      lowest text;
      highest text;
      grain integer;
    begin
      by_row := '';
      by_terms := '';
      by_value := '';
      share := 1;
      if query ? 'featured' then
        by_row := ' and l.featured';
        select * into by_terms, share from public.add_filter(by_terms, share, known, '{featured=}', 'l.featured');
      end if;
      if query ? 'amenities' then
        by_row := by_row || format(' and l.amenities @> %L::text[]', public.text_list(query -> 'amenities'));
        foreach name in array public.text_list(query -> 'amenities') loop
          select * into by_terms, share
          from public.add_filter(by_terms, share, known, array[left('amenity=' || name, 100)], format('%L = any (l.amenities)', name));
        end loop;
      end if;
      if query ? 'tenure' then
        terms := array(select 'tenure=' || unnest(public.text_list(query -> 'tenure')));
        condition := format('l.terms @@ %L::tsquery', public.any_term(terms));
        by_row := by_row || ' and ' || condition;
        select * into by_terms, share from public.add_filter(by_terms, share, known, terms, condition);
      end if;
      if query ? 'box' then
        by_value := format(' and l.latitude between %L::float8 and %L::float8 and l.longitude between %L::float8 and %L::float8',
          query #>> '{box,south}', query #>> '{box,north}', query #>> '{box,west}', query #>> '{box,east}');
        select * into by_terms, share from public.add_filter(by_terms, share, known, public.range_terms('latitude',
          public.degree_step((query #>> '{box,south}')::float8), public.degree_step((query #>> '{box,north}')::float8)), 'true');
        select * into by_terms, share from public.add_filter(by_terms, share, known, public.range_terms('longitude',
          public.degree_step((query #>> '{box,west}')::float8), public.degree_step((query #>> '{box,east}')::float8)), 'true');
      end if;
      -- The plus keeps the planner from an order's index, which it would read for all homes of the range.
      for name, value in select * from (values
        ('price', '+l.price'), ('monthly', '+l.monthly_rental_price'), ('size', '+l.square_meters')) as measure
      loop
        lowest := query ->> ('min' || initcap(name));
        highest := query ->> ('max' || initcap(name));
        continue when lowest is null and highest is null;
        by_value := by_value || public.range_condition(value, lowest, highest);
        -- To a twelfth of the value, or to a third where the range is open: more terms would cost more than the homes that
        -- they leave out.
        grain := case when lowest is null or highest is null then 16 else 4 end;
        select * into by_terms, share from public.add_filter(by_terms, share, known, public.range_terms(name,
          coalesce(public.value_step(lowest::numeric), 0) / grain * grain,
          least(public.value_step(highest::numeric), highest_step) / grain * grain + grain - 1), 'true');
      end loop;
      if query ? 'bathrooms' then
        condition := format('l.bathrooms >= %L::smallint', query ->> 'bathrooms');
        by_row := by_row || ' and ' || condition;
        select * into by_terms, share from public.add_filter(by_terms, share, known,
          array['bathrooms=' || greatest((query ->> 'bathrooms')::smallint, 1)], condition);
      end if;
      by_row := by_row || by_value;
    end
  $$;

drop trigger listings_keep_searched_when_changed on public.listings;
create trigger listings_keep_searched_when_changed
  after update of title, condo_name, address, city, area, amenities, property_type, description, status, bedrooms,
    bathrooms, square_meters, price, monthly_rental_price, latitude, longitude, featured, created_at,
    publication, tenure
  on public.listings
  for each row when (old.publication = 'published' or new.publication = 'published')
  execute function public.keep_searched_listing();

notify pgrst, 'reload schema';
