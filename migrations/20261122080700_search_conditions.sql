-- What many homes have is compared on the rows that rarer lists of terms leave: its own list, long, need not be read. Which
-- filters are so common is told by a sample.

create table public.filter_shares (
  is_only boolean primary key default true check (is_only),
  shares jsonb not null
);
comment on table public.filter_shares is 'One row: which share of the searched homes has a filter''s term, of the common ones, by a sample.';
alter table public.filter_shares enable row level security;
revoke all on table public.filter_shares from anon, authenticated;
grant all on table public.filter_shares to service_role;
insert into public.filter_shares (shares) values ('{}');

-- Ids are random, so the first of them are a sample. The terms of filters have a sign that no word has.
create function public.keep_filter_shares() returns void
  language sql security definer set search_path = ''
  as $$
    with sampled as materialized (select terms from public.searched_listings order by id limit 400),
    common as (
      select term, round(count(*)::numeric / (select count(*) from sampled), 3) as share
      from sampled, unnest(tsvector_to_array(terms)) as term
      where position('=' in term) > 0
      group by term having count(*) * 20 > (select count(*) from sampled)
    )
    update public.filter_shares
    set shares = coalesce((select jsonb_object_agg(term, share) from common), '{}') where is_only
  $$;
revoke execute on function public.keep_filter_shares() from public, anon, authenticated;
select public.keep_filter_shares();

-- One filter more: its terms, of which a home must have one, or the condition of its row where more than two fifths of all
-- homes have one. The share that is left is an estimate; what is not known to be common is taken for a twentieth.
create function public.add_filter(inout conditions text, inout share double precision, known jsonb, terms text[], by_row text)
  language plpgsql immutable set search_path = ''
  as $$
    declare
      of_known constant double precision := (select coalesce(sum((known ->> term)::double precision), 0) from unnest(terms) as term);
    begin
      conditions := conditions || case when of_known > 0.4 then ' and ' || by_row else public.has_term(terms) end;
      share := share * least(greatest(of_known, 0.05), 1);
    end
  $$;
revoke execute on function public.add_filter(text, double precision, jsonb, text[], text) from public, anon, authenticated;

-- As before, but for the choice between terms and row, and the share.
drop function public.kind_conditions(jsonb);
create function public.kind_conditions(query jsonb, out by_type text, out by_status text, out by_area text, out by_bedrooms text,
  out by_terms text, out share double precision)
  language plpgsql stable set search_path = ''
  as $$
    declare
      -- Of more, the lists of types and of areas meet sooner.
      most_together constant integer := 12;
      types constant text[] := case when query ? 'types' then public.text_list(query -> 'types') end;
      areas constant text[] := case when query ? 'areas' then public.text_list(query -> 'areas') end;
      known constant jsonb := (select shares from public.filter_shares);
      are_together constant boolean := coalesce(cardinality(types) * cardinality(areas) <= most_together, false);
    begin
      by_type := 'true';
      by_status := 'true';
      by_area := 'true';
      by_bedrooms := 'true';
      by_terms := '';
      share := 1;
      if types is not null then
        by_type := format('l.property_type = any (%L::text[])', types);
      end if;
      if areas is not null then
        by_area := format('l.area = any (%L::text[])', areas);
      end if;
      if are_together then
        select * into by_terms, share from public.add_filter(by_terms, share, known,
          array(select left('type+area=' || type || '+' || area, 100) from unnest(types) as type, unnest(areas) as area),
          by_type || ' and ' || by_area);
      end if;
      if types is not null and not are_together then
        select * into by_terms, share from public.add_filter(by_terms, share, known, array(select 'type=' || unnest(types)), by_type);
      end if;
      if query ? 'status' then
        by_status := format('l.status && %L::text[]', public.text_list(query -> 'status'));
        select * into by_terms, share from public.add_filter(by_terms, share, known,
          array(select 'status=' || unnest(public.text_list(query -> 'status'))), by_status);
      end if;
      if areas is not null and not are_together then
        select * into by_terms, share from public.add_filter(by_terms, share, known, array(select 'area=' || unnest(areas)), by_area);
      end if;
      if query ? 'bedrooms' then
        by_bedrooms := format('l.bedrooms = any (%L::smallint[])', public.text_list(query -> 'bedrooms'));
        select * into by_terms, share from public.add_filter(by_terms, share, known,
          array(select 'bedrooms=' || unnest(public.text_list(query -> 'bedrooms'))), by_bedrooms);
      end if;
    end
  $$;
revoke execute on function public.kind_conditions(jsonb) from public, anon, authenticated;

drop function public.value_conditions(jsonb);
create function public.value_conditions(query jsonb, out by_row text, out by_terms text, out by_value text, out share double precision)
  language plpgsql stable set search_path = ''
  as $$
    declare
      -- No listing's value reaches it, and coarse terms end with it.
      highest_step constant integer := 2047;
      known constant jsonb := (select shares from public.filter_shares);
      name text;
      value text;
      condition text;
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
      if query ? 'box' then
        by_value := format(' and l.latitude between %L::float8 and %L::float8 and l.longitude between %L::float8 and %L::float8',
          query #>> '{box,south}', query #>> '{box,north}', query #>> '{box,west}', query #>> '{box,east}');
        select * into by_terms, share from public.add_filter(by_terms, share, known, public.range_terms('latitude',
          public.degree_step((query #>> '{box,south}')::float8), public.degree_step((query #>> '{box,north}')::float8)), 'true');
        select * into by_terms, share from public.add_filter(by_terms, share, known, public.range_terms('longitude',
          public.degree_step((query #>> '{box,west}')::float8), public.degree_step((query #>> '{box,east}')::float8)), 'true');
      end if;
      -- The sign keeps an order's index out: it would be read for all homes of the range.
      for name, value in select * from (values
        ('price', '+l.price'), ('monthly', '+l.monthly_rental_price'), ('size', '+l.square_meters')) as measure
      loop
        lowest := query ->> ('min' || initcap(name));
        highest := query ->> ('max' || initcap(name));
        continue when lowest is null and highest is null;
        by_value := by_value || public.range_condition(value, lowest, highest);
        -- To a twelfth of the value, or a third where a range has no other end: more terms would cost more than the homes
        -- that they leave out.
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
revoke execute on function public.value_conditions(jsonb) from public, anon, authenticated;
