-- The steps by which a search finds its matches: all of a rare search, a sample of a common one, and the stretches of an
-- order that bring enough for a page.

-- What a search needs of a match before it is shown.
create type public.search_hit as (
  id uuid, property_type text, status text[], area text, bedrooms smallint, created_at timestamptz,
  price numeric, monthly_rental_price numeric, square_meters numeric, price_per_square_meter numeric, gross_yield numeric, score numeric
);

-- The inverted index can only be read as a bitmap, of which rows are fetched until there are enough. Left to choose, the
-- planner would read the terms of row after row, which it takes to be as cheap as reading a number.
create function public.gather_matches(conditions text, score text, most integer) returns setof public.search_hit
  language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off
  as $$
    begin
      return query execute 'select l.id, l.property_type, l.status, l.area, l.bedrooms, l.created_at, l.price,
        l.monthly_rental_price, l.square_meters, l.price_per_square_meter, l.gross_yield, (' || score || ')::numeric from public.searched_listings as l where true'
        || conditions || format(' limit %L', most);
    end
  $$;

create function public.count_matches(conditions text, most integer) returns integer
  language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off
  as $$
    declare
      counted integer;
    begin
      execute 'select count(*) from (select from public.searched_listings as l where true' || conditions
        || format(' limit %s) as matching', most) into counted;
      return counted;
    end
  $$;

-- The latest batches that are full, in blocks of four.
create function public.in_latest_blocks(latest_batch integer, blocks integer) returns text
  language sql immutable
  return public.has_term(array(select 'batch1=' || latest_batch / 4 - n from generate_series(1, blocks) as n));

-- Counts a sample of the matches, and says where their order has probably brought enough for a page: at the nth key of
-- the sample, else at four or sixteen times that place. The sort and the filter are often related (the most expensive
-- square metre below a price), so the share of homes that match says little about where an order begins.
create function public.sample_matches(conditions text, key text, direction text, after text, nth integer, most integer,
  out matches integer, out far_keys text[])
  language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off
  as $$
    begin
      execute format($sql$select sampled.matches, array[keys[%5$s], keys[%5$s * 4], keys[%5$s * 16]]::text[]
        from (select count(*) as matches, array_agg(m.key order by m.key %3$s) filter (where (m.key, m.id) %4$s) as keys
          from (select l.id, %2$s as key from public.searched_listings as l where true%1$s limit %6$s) as m) as sampled$sql$,
        conditions, key, direction, after, nth, most) into matches, far_keys;
    end
  $$;

-- Whether at most so many homes lie between a value of an order, or its beginning, and another value.
create function public.is_near(value text, direction text, first_value text, last_value text, homes integer) returns boolean
  language plpgsql stable set search_path = ''
  as $$
    declare
      is_near boolean;
    begin
      execute format('select count(*) <= %1$s from (select from public.searched_listings as l where %2$s between %3$L and %4$L limit %1$s + 1) as l',
        homes, value, case direction when 'asc' then coalesce(first_value, '0') else last_value end,
        case direction when 'asc' then last_value else coalesce(first_value, 'infinity') end) into is_near;
      return is_near;
    end
  $$;

-- The terms of an order from a value, or from its beginning, to another value.
create function public.terms_between(name text, direction text, first_value text, last_value text) returns text
  language sql immutable set search_path = ''
  return public.has_term(case direction
    when 'asc' then public.range_terms(name, coalesce(public.value_step(first_value::numeric), 0) / 4 * 4, public.value_step(last_value::numeric) / 4 * 4 + 3)
    else public.range_terms(name, public.value_step(last_value::numeric) / 4 * 4, coalesce(public.value_step(first_value::numeric) / 4 * 4 + 3, 2047)) end);

-- The terms of what comes next in an order: so many homes, from a value or from the beginning.
create function public.stretch(name text, value text, direction text, first_value text, homes integer, out terms text, out is_last boolean)
  language plpgsql stable set search_path = ''
  as $$
    declare
      step_of constant text := case name when 'created' then 'public.time_step(value)' else 'public.value_step(value)' end;
      nth_step constant text := 'select ' || step_of || ' from (select ' || value || ' from public.searched_listings as l where ' || value;
      is_next constant text := case when first_value is null then ' is not null'
        else format(' %s %L', case direction when 'asc' then '>=' else '<=' end, first_value) end;
      first_step integer;
      last_step integer;
    begin
      execute 'select (' || nth_step || is_next || format(' order by %s %s limit 1) as l (value)), (', value, direction)
        || nth_step || is_next || format(' order by %s %s offset %s limit 1) as l (value))', value, direction, homes)
        into first_step, last_step;
      is_last := last_step is null;
      if is_last then
        execute nth_step || format(' is not null order by %s %s limit 1) as l (value)', value, case direction when 'asc' then 'desc' else 'asc' end)
          into last_step;
      end if;
      terms := public.has_term(public.stretch_terms(name, least(first_step, last_step), greatest(first_step, last_step)));
    end
  $$;

revoke execute on function public.gather_matches(text, text, integer), public.count_matches(text, integer),
  public.in_latest_blocks(integer, integer), public.sample_matches(text, text, text, text, integer, integer),
  public.is_near(text, text, text, text, integer), public.terms_between(text, text, text, text), public.stretch(text, text, text, text, integer)
  from public, anon, authenticated;

notify pgrst, 'reload schema';
