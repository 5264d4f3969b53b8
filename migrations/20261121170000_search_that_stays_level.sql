-- Searching stays level however many homes there are: what is rare is gathered and sorted, what is common is met by
-- walking the index of the order, and words are looked up by ranges. Replaces the search of
-- 20261121130200_listing_reads.sql: the same questions, the same answers.

-- Featured homes are few: their orders cost next to nothing to keep.
create index listings_featured_by_price_up on public.listings (coalesce(price, 'infinity'), id) where featured and publication = 'published' and not excluded;
create index listings_featured_by_price_down on public.listings (coalesce(price, 0) desc, id desc) where featured and publication = 'published' and not excluded;
create index listings_featured_by_monthly_up on public.listings (coalesce(monthly_rental_price, 'infinity'), id) where featured and publication = 'published' and not excluded;
create index listings_featured_by_monthly_down on public.listings (coalesce(monthly_rental_price, 0) desc, id desc) where featured and publication = 'published' and not excluded;
create index listings_featured_by_size_up on public.listings (coalesce(square_meters, 'infinity'), id) where featured and publication = 'published' and not excluded;
create index listings_featured_by_size_down on public.listings (coalesce(square_meters, 0) desc, id desc) where featured and publication = 'published' and not excluded;

-- Each word of a search with the words that will do instead: what it begins, when it is the last one typed,
-- and, when no listing has it or begins so, what looks like it. Thai and Han pairs stand for themselves.
-- What a word begins is a range rather than a pattern: no index helps `like` with a pattern from a row.
create or replace function public.search_alternatives(q text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with typed as (
      select word, word ~ '^[\u0e00-\u9fff]' as is_pair,
        exists (select from public.known_words where known_words.word = typed.word) as is_known,
        case when length(word) >= 2 and right(lower(q), length(word)) = word and word !~ '^[\u0e00-\u9fff]' then array(
          select known.word from public.known_words as known
          where known.word operator(pg_catalog.~>~) typed.word
            and known.word operator(pg_catalog.~<~) (typed.word || chr(1114111))
          order by length(known.word), known.word limit 8) else '{}' end as begun
      from unnest(public.search_words(q)) as typed (word)
    )
    select coalesce(jsonb_agg(to_jsonb(array[word] || begun
      || case when not is_known and begun = '{}' and not is_pair and length(word) >= 4 then array(
          select known.word from public.known_words as known
          where known.word operator(extensions.%) typed.word
          order by extensions.similarity(known.word, typed.word) desc, known.word limit 4) else '{}' end)), '[]')
    from typed
  $$;
revoke execute on function public.search_alternatives(text) from public, anon, authenticated;

create or replace function public.search_listings(query jsonb) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    declare
      most_counted constant integer := 1000;
      is_public constant text := $sql$l.publication = 'published' and not l.excluded$sql$;
      wanted constant integer := least(coalesce((query ->> 'limit')::integer, 24), 100);
      sort constant text := coalesce(query ->> 'sort', 'newest');
      source text := 'public.listings as l';
      -- Conditions of the counted kinds, each apart: a facet leaves its own out.
      by_type text := 'true';
      by_status text := 'true';
      by_area text := 'true';
      by_bedrooms text := 'true';
      -- Conditions that only the rows themselves can answer.
      by_row text := '';
      -- Ranges of the value that is sorted by, as the filter's index has them and as the order's index has them.
      by_range text := '';
      by_key text := '';
      kinds text;
      score text := '0';
      alternatives jsonb;
      words jsonb;
      plain_words text[] := '{}';
      key text;
      bound text;
      compared text;
      name text;
      value text;
      direction text := 'desc';
      after text := 'is not null';
      matching text;
      kept jsonb;
      found jsonb;
      total integer;
      is_capped boolean := false;
      facets jsonb;
      counted text := 'public.listing_counts as l';
      counting text;
    begin
      if query ? 'types' then
        by_type := format('l.property_type = any (%L::text[])', array(select jsonb_array_elements_text(query -> 'types')));
      end if;
      if query ? 'status' then
        by_status := format('l.status && %L::text[]', array(select jsonb_array_elements_text(query -> 'status')));
      end if;
      if query ? 'areas' then
        by_area := format('l.area = any (%L::text[])', array(select jsonb_array_elements_text(query -> 'areas')));
      end if;
      if query ? 'bedrooms' then
        by_bedrooms := format('l.bedrooms = any (%L::smallint[])', array(
          select jsonb_array_elements_text(query -> 'bedrooms')::smallint
          union select generate_series(4, 50)::smallint where query -> 'bedrooms' @> '4'));
      end if;
      kinds := concat_ws(' and ', by_type, by_status, by_area, by_bedrooms);

      if query ? 'bathrooms' then by_row := by_row || format(' and l.bathrooms >= %L::smallint', query ->> 'bathrooms'); end if;
      if query ? 'featured' then by_row := by_row || ' and l.featured'; end if;
      if query ? 'amenities' then
        by_row := by_row || format(' and l.amenities @> %L::text[]', array(select jsonb_array_elements_text(query -> 'amenities')));
      end if;
      if query ? 'box' then
        by_row := by_row || format(' and l.latitude between %L::float8 and %L::float8 and l.longitude between %L::float8 and %L::float8',
          query #>> '{box,south}', query #>> '{box,north}', query #>> '{box,west}', query #>> '{box,east}');
      end if;
      if query ? 'q' then
        source := 'public.listings as l join public.listing_words as w on w.listing_id = l.id';
        alternatives := public.search_alternatives(query ->> 'q');
        if alternatives = '[]' then by_row := by_row || ' and false'; end if;
        for words in select * from jsonb_array_elements(alternatives) loop
          if jsonb_array_length(words) = 1 then
            plain_words := plain_words || (words ->> 0);
          else
            by_row := by_row || format(' and w.words && %L::text[]', array(select jsonb_array_elements_text(words)));
          end if;
          score := score || format(' + case when w.title_words @> %1$L::text[] then 4 when w.words @> %1$L::text[] then 2 else 1 end',
            array[words ->> 0]);
        end loop;
        if plain_words <> '{}' then by_row := by_row || format(' and w.words @> %L::text[]', plain_words); end if;
      end if;

      key := case sort
        when 'price-up' then $sql$coalesce(l.price, 'infinity')$sql$
        when 'price-down' then 'coalesce(l.price, 0)'
        when 'monthly-up' then $sql$coalesce(l.monthly_rental_price, 'infinity')$sql$
        when 'monthly-down' then 'coalesce(l.monthly_rental_price, 0)'
        when 'size-up' then $sql$coalesce(l.square_meters, 'infinity')$sql$
        when 'size-down' then 'coalesce(l.square_meters, 0)'
        when 'relevance' then format('(%s) * 10000000000 + floor(extract(epoch from l.created_at))', score)
        else 'l.created_at'
      end;
      if sort like '%-up' then direction := 'asc'; end if;
      -- What a visitor sent goes through format() once, by %L, and is never part of a format string.
      for bound, compared, name, value in
        select side.*, measure.* from (values ('min', '>='), ('max', '<=')) as side (bound, compared),
          (values ('Price', 'l.price'), ('Monthly', 'l.monthly_rental_price'), ('Size', 'l.square_meters')) as measure (name, value)
        where query ? (side.bound || measure.name)
      loop
        if sort like lower(name) || '-%' then
          by_range := by_range || format(' and %s %s %L::numeric', value, compared, query ->> (bound || name));
          by_key := by_key || format(' and %s is not null and %s %s %L::numeric', value, key, compared, query ->> (bound || name));
        else
          by_row := by_row || format(' and %s %s %L::numeric', value, compared, query ->> (bound || name));
        end if;
      end loop;

      if by_row <> '' or by_range <> '' then
        counting := format('select count(*) from (select from %s where %s %s %s', source, is_public, by_row, by_range);
        execute format('%s limit %s) as matching', counting, most_counted + 1) into total;
        is_capped := total > most_counted;
      end if;
      if is_capped and query ?| array['types', 'status', 'areas', 'bedrooms'] then
        execute format('%s and %s limit %s) as matching', counting, kinds, most_counted + 1) into total;
        is_capped := total > most_counted;
      elsif not is_capped then
        if counting is not null then
          counted := format($sql$(
            select property_type, status, area, bedrooms, count(*) as homes from (
              select l.property_type, l.status, coalesce(l.area, '') as area, least(coalesce(l.bedrooms, -1), 4) as bedrooms
              from %s where %s %s %s limit %s) as matching
            group by 1, 2, 3, 4) as l$sql$, source, is_public, by_row, by_range, most_counted);
        end if;
        execute format($sql$
          with l as materialized (select * from %1$s)
          select (select coalesce(sum(homes), 0) from l where %2$s and %3$s and %4$s and %5$s), jsonb_build_object(
            'type', (select coalesce(jsonb_object_agg(property_type, homes), '{}') from (
              select l.property_type, sum(homes) as homes from l where %3$s and %4$s and %5$s group by 1 having sum(homes) > 0) as facet),
            'status', (select coalesce(jsonb_object_agg(status, homes), '{}') from (
              select one as status, sum(homes) as homes from l, unnest(l.status) as one
              where %2$s and %4$s and %5$s group by 1 having sum(homes) > 0) as facet),
            'area', (select coalesce(jsonb_object_agg(area, homes), '{}') from (
              select l.area, sum(homes) as homes from l where l.area <> '' and %2$s and %3$s and %5$s group by 1 having sum(homes) > 0) as facet),
            'bedrooms', (select coalesce(jsonb_object_agg(bedrooms, homes), '{}') from (
              select l.bedrooms, sum(homes) as homes from l where l.bedrooms >= 0 and %2$s and %3$s and %4$s group by 1 having sum(homes) > 0) as facet)
          )$sql$, counted, by_type, by_status, by_area, by_bedrooms) into total, facets;
      end if;

      -- Few matches are gathered by the indexes of their filters and sorted; among many, the index of the order is
      -- walked until the page is full. Left to choose, the planner walks 100,000 rows for a handful of matches.
      if query ? 'key' then
        after := format(' %s (%L::%s, %L::uuid)', case direction when 'asc' then '>' else '<' end,
          case when query ->> 'key' <> 'last' then query ->> 'key' when direction = 'asc' then 'infinity' else '0' end,
          case when sort = 'newest' then 'timestamptz' else 'numeric' end, query ->> 'id');
      end if;
      matching := format('select l.id, %s as key from %s where %s and %s', key, source, is_public, kinds);
      if total <= most_counted and not is_capped then
        -- The limit cuts nothing off: it keeps the planner from hashing the whole table.
        matching := matching || by_row || by_range || format(' limit %s', most_counted);
      else
        -- `is true` keeps a condition from its own index.
        matching := matching || format(' and (true %s) is true', by_row) || by_key;
        if query ? 'featured' then matching := matching || ' and l.featured'; end if;
        -- The best matches are looked for among the newest 1,000 that match at all.
        matching := matching || case sort
          when 'relevance' then format(' order by l.created_at desc, l.id desc limit %s', most_counted)
          else format(' and (%s, l.id) %s order by %s %s, l.id %s limit %s',
            key, after, key, direction, direction, wanted + 1) end;
      end if;
      execute format($sql$
        with matching as materialized (%1$s)
        select jsonb_agg(jsonb_build_object('listing', public.public_listing(l), 'key', to_jsonb(m.key) #>> '{}')
          order by m.key %3$s, m.id %3$s)
        from (select * from matching as m where (m.key, m.id) %2$s order by m.key %3$s, m.id %3$s limit %4$s) as m
        join public.listings as l on l.id = m.id$sql$,
        matching, after, direction, wanted + 1) into kept;

      found := kept -> (wanted - 1);
      return jsonb_build_object(
        'listings', coalesce((select jsonb_agg(row -> 'listing' order by n)
          from jsonb_array_elements(kept) with ordinality as rows (row, n) where n <= wanted), '[]'),
        'next', case when jsonb_array_length(kept) > wanted then jsonb_build_object(
          'key', case when found ->> 'key' in ('Infinity', '0') then 'last' else found ->> 'key' end,
          'id', found #>> '{listing,id}') end,
        'total', case when is_capped then most_counted else total end,
        'totalIsCapped', is_capped,
        'facets', facets);
    end
  $$;
comment on function public.search_listings(jsonb) is 'One page of public listings with total and facets; domain/listing-query.ts says what may be asked.';
revoke execute on function public.search_listings(jsonb) from public;
grant execute on function public.search_listings(jsonb) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
