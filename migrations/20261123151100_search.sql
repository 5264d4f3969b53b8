-- One page of the catalogue for whatever a visitor asks. Each search reads all its matches once, because it counts them.

-- A text as words and as pieces of Thai and Chinese. The last word may be unfinished, and one that no home has ever had
-- may be any of the four known words of about its length that are most like it. A piece is all the Thai in a row, or two Chinese characters.
create function public.read_search_text(q text, out wanted tsquery, out in_names tsquery[], out as_typed tsquery[], out pieces text[])
  language sql stable set search_path = ''
  as $$
    with folded as (select rtrim(public.fold_text(left(q, 100))) as text),
    typed as (
      select distinct word, case when length(word) > 1 and right(text, length(word)) = word then ':*' else '' end as ending
      from folded, regexp_split_to_table(text, '[^a-z0-9\u0430-\u045f]+') as word where word <> ''
    ),
    read as (
      select word || ending as word, case when ending = '' then ':' else ending end || 'A' as in_names, (
          select string_agg('|' || alike.word, '') from (
            select known.word from public.known_words as known
            where known.word operator(extensions.%) typed.word and length(typed.word) > 3
              and abs(length(known.word) - length(typed.word)) <= 2
              and not exists (select from public.known_words as same
                where same.word = typed.word or ending <> '' and starts_with(same.word, typed.word))
            group by known.word order by extensions.similarity(known.word, typed.word) desc, known.word limit 4
          ) as alike) as corrections, typed.word as lexeme
      from typed
    ),
    runs as (
      select run, case when run ~ '^[\u0e00-\u0e7f]' then length(run) else least(length(run), 2) end as size
      from folded, regexp_matches(text, '[\u0e00-\u0e7f]+|[\u3400-\u9fff]+', 'g') as match, unnest(match) as run
    )
    select to_tsquery('simple', (select string_agg('(' || word || coalesce(corrections, '') || ')', '&') from read)),
      array(select to_tsquery('simple', lexeme || in_names) from read order by lexeme),
      array(select to_tsquery('simple', word) from read order by lexeme),
      array(select distinct '%' || substr(run, least(n, length(run) - size + 1), size) || '%'
        from runs, generate_series(1, length(run), size) as n)
  $$;

-- The one rule of what a search finds: the catalogue's pages and the letters about new homes ask it. Of these homes only,
-- where some are given. A facet leaves out its own filter, so those four are told apart and not applied here.
create function public.matching_listings(query jsonb, among uuid[] default null)
  returns table (id uuid, property_type text, status text[], area text, bedrooms smallint, created_at timestamptz,
    is_of_type boolean, is_of_status boolean, is_of_area boolean, is_of_bedrooms boolean, place numeric)
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    #variable_conflict use_column
    declare
      asked record;
      typed record;
      drawn polygon;
    begin
      select coalesce(sort, 'newest') as sort_by, (box ->> 'west')::float8 as west, (box ->> 'east')::float8 as east,
          (box ->> 'south')::float8 as south, (box ->> 'north')::float8 as north, * into asked
        from jsonb_to_record(query) as asked (types text[], status text[], areas text[], bedrooms smallint[], amenities text[],
          tenure text[], bathrooms smallint, "minPrice" numeric, "maxPrice" numeric, "minMonthly" numeric, "maxMonthly" numeric,
          "minSize" numeric, "maxSize" numeric, box jsonb, drawn text, featured boolean, q text, sort text);
      if asked.drawn !~ '^\([-0-9,]+\)$' or length(asked.drawn) > 700 then
        raise exception 'a drawn area is a list of whole numbers' using errcode = 'PT400';
      end if;
      -- In ten-thousandths of a degree: polygons are compared to a millionth of their unit.
      drawn := asked.drawn::polygon;
      typed := public.read_search_text(asked.q);

      -- The order is one number, the smallest first and unknown values last.
      return query
        select l.id, l.property_type, l.status, l.area, l.bedrooms, l.created_at,
          asked.types is null or l.property_type = any (asked.types) as is_of_type,
          asked.status is null or l.status && asked.status as is_of_status,
          asked.areas is null or coalesce(l.area = any (asked.areas), false) as is_of_area,
          asked.bedrooms is null or coalesce(l.bedrooms = any (asked.bedrooms), false) as is_of_bedrooms,
          coalesce(case asked.sort_by
            when 'price-up' then l.price when 'price-down' then -l.price
            when 'monthly-up' then l.monthly_sum when 'monthly-down' then -l.monthly_sum
            when 'size-up' then l.square_meters when 'size-down' then -l.square_meters
            when 'persqm-up' then l.price_per_square_meter when 'persqm-down' then -l.price_per_square_meter
            when 'yield-down' then -l.gross_yield
            -- A word counts 4 in a name, 2 as it was typed, 1 as a correction. Then the newest comes first.
            when 'relevance' then -floor(extract(epoch from l.created_at)) - 10000000000 * (
              case when typed.pieces = '{}' then 0 when l.unspaced_names like all (typed.pieces) then 4 else 2 end
              + (select coalesce(sum(case when l.terms @@ in_names then 4 when l.terms @@ as_typed then 2 else 1 end), 0)
                from unnest(typed.in_names, typed.as_typed) as word (in_names, as_typed)))
            else -extract(epoch from l.created_at) end, 'infinity') as place
        from public.searched_listings as l
        where (among is null or l.id = any (among))
          and (asked.q is null or typed.wanted is not null or typed.pieces <> '{}')
          and (typed.wanted is null or l.terms @@ typed.wanted) and l.unspaced like all (typed.pieces)
          and (asked.bathrooms is null or l.bathrooms >= asked.bathrooms)
          and (asked.amenities is null or l.amenities @> asked.amenities)
          and (asked.tenure is null or l.tenure = any (asked.tenure))
          and (asked.featured is null or l.featured)
          and (asked."minPrice" is null or l.price >= asked."minPrice") and (asked."maxPrice" is null or l.price <= asked."maxPrice")
          and (asked."minMonthly" is null or l.monthly_sum >= asked."minMonthly")
          and (asked."maxMonthly" is null or l.monthly_sum <= asked."maxMonthly")
          and (asked."minSize" is null or l.square_meters >= asked."minSize")
          and (asked."maxSize" is null or l.square_meters <= asked."maxSize")
          and (asked.box is null
            or l.latitude between asked.south and asked.north and l.longitude between asked.west and asked.east)
          and (drawn is null or drawn @> point(l.longitude * 10000, l.latitude * 10000));
    end
  $$;
comment on function public.matching_listings(jsonb, uuid[]) is 'The public listings that a search finds, or those of them that are given.';

create function public.search_listings(query jsonb) returns json
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    declare
      asked record;
      first_place numeric;
      is_up boolean;
    begin
      -- As a PostgREST before version 13 hands it over.
      if jsonb_typeof(query) = 'string' then query := (query #>> '{}')::jsonb; end if;
      if jsonb_typeof(query) is distinct from 'object' or octet_length(query::text) > 4000 then
        raise exception 'a search is an object of at most 4,000 bytes' using errcode = 'PT400';
      end if;
      select coalesce(sort, 'newest') as sort_by, greatest(least(coalesce("limit", 24), case fields when 'pin' then 200 else 100 end), 1)
          as wanted, * into asked
        from jsonb_to_record(query) as asked (sort text, "limit" integer, key text, id uuid, fields text);
      is_up := asked.sort_by like '%-up';
      -- `key` is where the page before ended.
      first_place := case when asked.key = 'last' then 'infinity' when asked.sort_by = 'newest' then -extract(epoch from asked.key::timestamptz)
        when is_up then asked.key::numeric else -asked.key::numeric end;

      return (
        with matching as materialized (select * from public.matching_listings(query)),
        counted as (
          select property_type, status, area, bedrooms, count(*) as homes, bool_and(is_of_type) as is_of_type,
            bool_and(is_of_status) as is_of_status, bool_and(is_of_area) as is_of_area, bool_and(is_of_bedrooms) as is_of_bedrooms
          from matching group by property_type, status, area, bedrooms
        ),
        -- A facet leaves out its own kind.
        facets as (
          select kind, jsonb_object_agg(choice, homes) as choices from (
            select kind, choice, sum(homes) as homes from counted, lateral (
              select 'type', property_type where is_of_status and is_of_area and is_of_bedrooms union all
              select 'status', unnest(status) where is_of_type and is_of_area and is_of_bedrooms union all
              select 'area', area where is_of_type and is_of_status and is_of_bedrooms union all
              select 'bedrooms', bedrooms::text where is_of_type and is_of_status and is_of_area
            ) as shown (kind, choice) where choice is not null group by kind, choice) as facet
          group by kind
        ),
        -- One home more than is wanted shows that there is a next page.
        page as materialized (
          select *, row_number() over (order by place, case when is_up then id end, id desc) as n from (
            select id, place, created_at from matching
            where is_of_type and is_of_status and is_of_area and is_of_bedrooms
              and (first_place is null or place > first_place
                or place = first_place and case when is_up then id > asked.id else id < asked.id end)
            order by place, case when is_up then id end, id desc limit asked.wanted + 1) as first
        )
        select json_build_object(
          'listings', coalesce(case asked.fields
            when 'pin' then (select json_agg(l order by n) from page join public.pin_listings as l using (id) where n <= asked.wanted)
            when 'card' then (select json_agg(l order by n) from page join public.card_listings as l using (id) where n <= asked.wanted)
            else (select json_agg(public.public_listing(l) order by n) from page join public.listings as l using (id) where n <= asked.wanted)
            end, '[]'),
          'next', (select json_build_object('id', id, 'key', case when place = 'infinity' then 'last'
              when asked.sort_by = 'newest' then to_jsonb(created_at) #>> '{}' else trim_scale(abs(place))::text end)
            from page where n = asked.wanted and exists (select from page where n > asked.wanted)),
          'total', (select coalesce(sum(homes), 0) from counted where is_of_type and is_of_status and is_of_area and is_of_bedrooms),
          'facets', (select '{"type":{},"status":{},"area":{},"bedrooms":{}}'::jsonb
            || coalesce(jsonb_object_agg(kind, choices), '{}') from facets)));
    end
  $$;
comment on function public.search_listings(jsonb) is 'One page of public listings with total and facets; domain/listings/query/listing-query.ts says what may be asked.';

revoke execute on function public.read_search_text(text), public.matching_listings(jsonb, uuid[]), public.search_listings(jsonb)
  from public, anon, authenticated;
grant execute on function public.search_listings(jsonb) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
