-- Searching from one narrow table: a row a public home with what it is filtered, sorted and counted by, and one inverted
-- index in which words, kinds, steps of price and tiles of the map meet. Replaces listing_words and the search of
-- 20261121170000_search_that_stays_level.sql: the same questions, the same answers.

create sequence public.searched_listings_added;
create table public.searched_listings (
  id uuid primary key references public.listings (id) on delete cascade,
  -- A thousand homes in the order they were added: the latest tell how common a search is.
  batch integer not null default nextval('public.searched_listings_added') / 1000,
  property_type text not null,
  status text[] not null,
  area text not null,
  bedrooms smallint not null,
  bathrooms smallint,
  square_meters numeric,
  price numeric,
  monthly_rental_price numeric,
  amenities text[] not null,
  latitude double precision,
  longitude double precision,
  featured boolean not null,
  created_at timestamptz not null,
  terms tsvector not null
);
-- Terms of a long description are kept out of line, and uncompressed: a row is often read without them.
alter table public.searched_listings alter column terms set storage external;
alter sequence public.searched_listings_added owned by public.searched_listings.batch;
comment on table public.searched_listings is 'What each public listing is found, sorted and counted by, kept by triggers; area '''' and bedrooms -1 are unknown, 4 bedrooms are 4 or more.';
alter table public.searched_listings enable row level security;
revoke all on table public.searched_listings from anon, authenticated;
revoke all on sequence public.searched_listings_added from anon, authenticated;
grant all on table public.searched_listings to service_role;

-- A number as terms: its step, and what four, sixteen, 64 and 256 steps it belongs to, so that few terms name a range.
create function public.step_terms(name text, step integer) returns text[]
  language sql immutable strict parallel safe
  return array(select name || level || '=' || (step >> 2 * level) from generate_series(0, 4) as level);
revoke execute on function public.step_terms(text, integer) from public, anon, authenticated;

-- Whatever has a step of the range has one of these terms, and nothing else has: the fewest there are.
create function public.range_terms(name text, lowest integer, highest integer) returns text[]
  language plpgsql immutable set search_path = ''
  as $$
    declare
      terms text[] := '{}';
      first integer := lowest;
      beyond integer := highest + 1;
    begin
      for level in 0..4 loop
        while first < beyond and (first % 4 > 0 or level = 4) loop
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
revoke execute on function public.range_terms(text, integer, integer) from public, anon, authenticated;

-- Steps of a third of the value below; what is below 1 is on the first one.
create function public.value_step(value numeric) returns integer
  language sql immutable strict parallel safe
  return floor(3 * ln(greatest(value, 1)::double precision));
revoke execute on function public.value_step(numeric) from public, anon, authenticated;

-- Steps of a 64th of a degree from the south pole or the date line.
create function public.degree_step(degrees double precision) returns integer
  language sql immutable strict parallel safe
  return floor((least(greatest(degrees, -180), 180) + 180) * 64);
revoke execute on function public.degree_step(double precision) from public, anon, authenticated;

-- Quoted as tsquery reads it. Filters have a sign that no word has.
create function public.quote_term(term text) returns text
  language sql immutable strict parallel safe
  return '''' || replace(replace(term, '\', '\\'), '''', '''''') || '''';
revoke execute on function public.quote_term(text) from public, anon, authenticated;

create function public.any_term(terms text[]) returns text
  language sql immutable strict parallel safe
  return '(' || coalesce((select string_agg(public.quote_term(term), '|') from unnest(terms) as term), '''=''') || ')';
revoke execute on function public.any_term(text[]) from public, anon, authenticated;

create function public.listing_terms(home public.listings, batch integer, title_words text[], words text[]) returns tsvector
  language sql immutable set search_path = ''
  as $$
    select array_to_tsvector(array_agg(left(term, 100))) from (
      select unnest(words)
      union all select 'title=' || unnest(title_words)
      union all select unnest(public.step_terms('batch', batch))
      union all select 'type=' || (home).property_type
      union all select 'status=' || unnest((home).status)
      union all select 'area=' || (home).area
      union all select 'bedrooms=' || least(coalesce((home).bedrooms, -1), 4)
      union all select 'bathrooms=' || generate_series(1, (home).bathrooms)
      union all select 'amenity=' || unnest((home).amenities)
      union all select 'featured=' where (home).featured
      union all select unnest(public.step_terms('price', public.value_step((home).price)))
      union all select unnest(public.step_terms('monthly', public.value_step((home).monthly_rental_price)))
      union all select unnest(public.step_terms('size', public.value_step((home).square_meters)))
      union all select unnest(public.step_terms('latitude', public.degree_step((home).latitude)))
      union all select unnest(public.step_terms('longitude', public.degree_step((home).longitude)))
    ) as all_terms (term) where term is not null
  $$;
revoke execute on function public.listing_terms(public.listings, integer, text[], text[]) from public, anon, authenticated;

-- Security definer: whoever may save a listing need not be able to write here. In order, against deadlocks.
create function public.keep_searched_listing() returns trigger
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
        public.listing_terms(new, batch_of_home, title_words, all_words))
      on conflict (id) do update set (property_type, status, area, bedrooms, bathrooms, square_meters, price,
          monthly_rental_price, amenities, latitude, longitude, featured, created_at, terms)
        = row (excluded.property_type, excluded.status, excluded.area, excluded.bedrooms, excluded.bathrooms,
          excluded.square_meters, excluded.price, excluded.monthly_rental_price, excluded.amenities, excluded.latitude,
          excluded.longitude, excluded.featured, excluded.created_at, excluded.terms)
        where kept is distinct from excluded;
      insert into public.known_words (word)
      select word from unnest(all_words) as word
      where length(word) >= 3 and word !~ '^[0-9]+$' order by word collate "C"
      on conflict do nothing;
      return null;
    end
  $$;
revoke execute on function public.keep_searched_listing() from public, anon, authenticated;

-- Listings that are there already, in the order they were added.
insert into public.searched_listings
select (l).id, batch, (l).property_type, (l).status, coalesce((l).area, ''), least(coalesce((l).bedrooms, -1), 4),
  (l).bathrooms, (l).square_meters, (l).price, (l).monthly_rental_price, (l).amenities, (l).latitude, (l).longitude,
  (l).featured, (l).created_at, public.listing_terms(l, batch, title_words, words)
from (
  select l, w.title_words, w.words, (row_number() over (order by l.created_at, l.id) / 1000)::integer as batch
  from public.listings as l join public.listing_words as w on w.listing_id = l.id
  where l.publication = 'published' and not l.excluded
) as added;
select setval('public.searched_listings_added', count(*) + 1, false) from public.searched_listings;

drop trigger listings_keep_words_of_new on public.listings;
drop trigger listings_keep_words_of_changed on public.listings;
drop function public.keep_listing_words();
drop table public.listing_words;
create trigger listings_keep_searched_when_new after insert on public.listings
  for each row execute function public.keep_searched_listing();
create trigger listings_keep_searched_when_changed
  after update of title, condo_name, address, city, area, amenities, property_type, description, status, bedrooms,
    bathrooms, square_meters, price, monthly_rental_price, latitude, longitude, featured, created_at, publication
  on public.listings
  for each row execute function public.keep_searched_listing();

-- What all filters and words meet in. No list of pending entries: each search would read it through.
create index searched_listings_by_term on public.searched_listings using gin (terms) with (fastupdate = off);
create index searched_listings_by_batch on public.searched_listings (batch);
-- The orders. Homes without the value that is sorted by come last, whichever the direction.
create index searched_listings_newest on public.searched_listings (created_at desc, id desc);
create index searched_listings_by_price_up on public.searched_listings (coalesce(price, 'infinity'), id);
create index searched_listings_by_price_down on public.searched_listings (coalesce(price, 0) desc, id desc);
create index searched_listings_by_monthly_up on public.searched_listings (coalesce(monthly_rental_price, 'infinity'), id);
create index searched_listings_by_monthly_down on public.searched_listings (coalesce(monthly_rental_price, 0) desc, id desc);
create index searched_listings_by_size_up on public.searched_listings (coalesce(square_meters, 'infinity'), id);
create index searched_listings_by_size_down on public.searched_listings (coalesce(square_meters, 0) desc, id desc);
-- Featured homes are few: their orders cost next to nothing to keep.
create index searched_listings_featured on public.searched_listings (created_at desc, id desc) where featured;
create index searched_listings_featured_by_price_up on public.searched_listings (coalesce(price, 'infinity'), id) where featured;
create index searched_listings_featured_by_price_down on public.searched_listings (coalesce(price, 0) desc, id desc) where featured;
create index searched_listings_featured_by_monthly_up on public.searched_listings (coalesce(monthly_rental_price, 'infinity'), id) where featured;
create index searched_listings_featured_by_monthly_down on public.searched_listings (coalesce(monthly_rental_price, 0) desc, id desc) where featured;
create index searched_listings_featured_by_size_up on public.searched_listings (coalesce(square_meters, 'infinity'), id) where featured;
create index searched_listings_featured_by_size_down on public.searched_listings (coalesce(square_meters, 0) desc, id desc) where featured;
-- Ranges that are asked for alone.
create index searched_listings_by_price on public.searched_listings (price);
create index searched_listings_by_monthly on public.searched_listings (monthly_rental_price);
create index searched_listings_by_size on public.searched_listings (square_meters);
create index searched_listings_by_bathrooms on public.searched_listings (bathrooms);
create index searched_listings_by_place on public.searched_listings (latitude, longitude);

drop index public.listings_by_price_up, public.listings_by_price_down, public.listings_by_monthly_up,
  public.listings_by_monthly_down, public.listings_by_size_up, public.listings_by_size_down,
  public.listings_featured_by_price_up, public.listings_featured_by_price_down, public.listings_featured_by_monthly_up,
  public.listings_featured_by_monthly_down, public.listings_featured_by_size_up, public.listings_featured_by_size_down,
  public.listings_by_bedrooms, public.listings_by_bathrooms, public.listings_by_price, public.listings_by_monthly,
  public.listings_by_size, public.listings_by_place, public.listings_by_status, public.listings_by_amenity;

-- What a search needs of a match before it is shown.
create type public.search_hit as (
  id uuid, property_type text, status text[], area text, bedrooms smallint, created_at timestamptz,
  price numeric, monthly_rental_price numeric, square_meters numeric, score numeric
);

-- The inverted index can only be read as a bitmap, of which rows are fetched until there are enough. Left to choose, the
-- planner would read the terms of row after row, which it takes to be as cheap as reading a number.
create function public.gather_by_terms(terms text, conditions text, score text, most integer) returns setof public.search_hit
  language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off
  as $$
    begin
      return query execute 'select l.id, l.property_type, l.status, l.area, l.bedrooms, l.created_at, l.price,
        l.monthly_rental_price, l.square_meters, (' || score || ')::numeric from public.searched_listings as l where '
        || format('l.terms @@ %L::tsquery', terms) || conditions || format(' limit %L', most);
    end
  $$;
revoke execute on function public.gather_by_terms(text, text, text, integer) from public, anon, authenticated;

create function public.count_by_terms(terms text, conditions text, most integer) returns integer
  language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off
  as $$
    declare
      counted integer;
    begin
      execute format('select count(*) from (select from public.searched_listings as l where l.terms @@ %L::tsquery', terms)
        || conditions || format(' limit %s) as matching', most) into counted;
      return counted;
    end
  $$;
revoke execute on function public.count_by_terms(text, text, integer) from public, anon, authenticated;

-- A single range is read from its own index, entry by entry, so that it ends early.
create function public.count_by_range(conditions text, most integer) returns integer
  language plpgsql stable set search_path = '' set enable_seqscan = off set enable_bitmapscan = off
  as $$
    declare
      counted integer;
    begin
      execute 'select count(*) from (select from public.searched_listings as l where true' || conditions
        || format(' limit %s) as matching', most) into counted;
      return counted;
    end
  $$;
revoke execute on function public.count_by_range(text, integer) from public, anon, authenticated;

-- The condition of a range, of which either end may be open.
create function public.range_condition(value text, lowest text, highest text) returns text
  language sql immutable
  return case when lowest is null then '' else format(' and %s >= %L::numeric', value, lowest) end
    || case when highest is null then '' else format(' and %s <= %L::numeric', value, highest) end;
revoke execute on function public.range_condition(text, text, text) from public, anon, authenticated;

-- A search of the latest batches alone.
create function public.in_batches(terms text, latest_batch integer, batches integer) returns text
  language sql immutable
  return concat_ws(' & ', terms, public.any_term(public.range_terms('batch', greatest(latest_batch - batches + 1, 0), latest_batch)));
revoke execute on function public.in_batches(text, integer, integer) from public, anon, authenticated;

-- As before, but a single Han character is not asked for beside a pair that has it.
create or replace function public.search_alternatives(q text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with searched as (select unnest(public.search_words(q)) as word),
    typed as (
      select word, word ~ '^[\u0e00-\u9fff]' as is_pair,
        exists (select from public.known_words where known_words.word = searched.word) as is_known,
        case when length(word) >= 2 and right(lower(q), length(word)) = word and word !~ '^[\u0e00-\u9fff]' then array(
          select known.word from public.known_words as known
          where known.word operator(pg_catalog.~>~) searched.word
            and known.word operator(pg_catalog.~<~) (searched.word || chr(1114111))
          order by length(known.word), known.word limit 8) else '{}' end as begun
      from searched
      where not (word ~ '^[\u3400-\u9fff]$' and exists (
        select from searched as longer where length(longer.word) = 2 and position(searched.word in longer.word) > 0))
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
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  as $$
    declare
      most_counted constant integer := 1000;
      -- A search that finds this many in the latest batches is common.
      recent_batches constant integer := 4;
      common_in_recent constant integer := 400;
      -- The best of more than can be counted are looked for among about this many of the latest that match at all.
      most_ranked constant integer := 500;
      -- Rows met along an order before the matches are gathered after all.
      most_walked constant integer := 3000;
      -- That of the greatest number that a listing's value can be.
      highest_step constant integer := 85;
      wanted constant integer := greatest(least(coalesce((query ->> 'limit')::integer, 24), 100), 1);
      sort constant text := case when query ->> 'sort' = 'relevance' and not query ? 'q' then 'newest' else coalesce(query ->> 'sort', 'newest') end;
      latest_batch constant integer := coalesce((select max(batch) from public.searched_listings), 0);
      -- Conditions of the counted kinds, each apart: a facet leaves its own out.
      by_type text := 'true';
      by_status text := 'true';
      by_area text := 'true';
      by_bedrooms text := 'true';
      kinds text;
      -- Conditions that terms answer exactly, those that they answer roughly, and of these the ones that are no range of
      -- the value that is sorted by: such a range becomes one of the order's index.
      by_row text := '';
      by_value text := '';
      by_other_value text := '';
      by_key text := '';
      -- The same as terms of the inverted index: of each list, one must be there.
      kind_terms text[] := '{}';
      row_terms text[] := '{}';
      word_terms text[] := '{}';
      values_asked integer := 0;
      words jsonb;
      pairs text[] := '{}';
      score text := '0';
      name text;
      value text;
      lowest text;
      highest text;
      key text;
      direction text := 'desc';
      after text := 'is not null';
      page_head text;
      page_tail text;
      total_sql text;
      facets_sql text;
      terms text := '';
      in_recent integer;
      walk text;
      after_walk text;
      kept jsonb;
      found jsonb;
      matching integer;
      total integer;
      is_capped boolean := false;
      facets jsonb;
    begin
      if octet_length(query::text) > 4000 then
        raise exception 'the search is too long' using errcode = 'program_limit_exceeded';
      end if;

      if query ? 'types' then
        by_type := format('l.property_type = any (%L::text[])', array(select jsonb_array_elements_text(query -> 'types')));
        kind_terms := kind_terms || public.any_term(array(select 'type=' || jsonb_array_elements_text(query -> 'types')));
      end if;
      if query ? 'status' then
        by_status := format('l.status && %L::text[]', array(select jsonb_array_elements_text(query -> 'status')));
        kind_terms := kind_terms || public.any_term(array(select 'status=' || jsonb_array_elements_text(query -> 'status')));
      end if;
      if query ? 'areas' then
        by_area := format('l.area = any (%L::text[])', array(select jsonb_array_elements_text(query -> 'areas')));
        kind_terms := kind_terms || public.any_term(array(select 'area=' || jsonb_array_elements_text(query -> 'areas')));
      end if;
      if query ? 'bedrooms' then
        by_bedrooms := format('l.bedrooms = any (%L::smallint[])', array(select jsonb_array_elements_text(query -> 'bedrooms')));
        kind_terms := kind_terms || public.any_term(array(select 'bedrooms=' || jsonb_array_elements_text(query -> 'bedrooms')));
      end if;
      kinds := concat_ws(' and ', by_type, by_status, by_area, by_bedrooms);

      if query ? 'bathrooms' then
        by_row := format(' and l.bathrooms >= %L::smallint', query ->> 'bathrooms');
        row_terms := row_terms || public.any_term(array['bathrooms=' || greatest((query ->> 'bathrooms')::smallint, 1)]);
        values_asked := values_asked + 1;
      end if;
      if query ? 'featured' then
        by_row := by_row || ' and l.featured';
        by_key := ' and l.featured';
        row_terms := row_terms || public.any_term('{featured=}');
        values_asked := values_asked + 1;
      end if;
      if query ? 'amenities' then
        by_row := by_row || format(' and l.amenities @> %L::text[]', array(select jsonb_array_elements_text(query -> 'amenities')));
        row_terms := row_terms || array(
          select public.any_term(array[left('amenity=' || amenity, 100)]) from jsonb_array_elements_text(query -> 'amenities') as amenity);
      end if;
      if query ? 'box' then
        by_value := format(' and l.latitude between %L::float8 and %L::float8 and l.longitude between %L::float8 and %L::float8',
          query #>> '{box,south}', query #>> '{box,north}', query #>> '{box,west}', query #>> '{box,east}');
        by_other_value := by_value;
        row_terms := row_terms || array[
          public.any_term(public.range_terms('latitude', public.degree_step((query #>> '{box,south}')::float8), public.degree_step((query #>> '{box,north}')::float8))),
          public.any_term(public.range_terms('longitude', public.degree_step((query #>> '{box,west}')::float8), public.degree_step((query #>> '{box,east}')::float8)))];
        values_asked := values_asked + 1;
      end if;
      if query ? 'q' then
        for words in select * from jsonb_array_elements(public.search_alternatives(left(query ->> 'q', 100))) limit 40 loop
          word_terms := word_terms || public.any_term(array(select jsonb_array_elements_text(words)));
          if words ->> 0 ~ '^[\u0e00-\u9fff]' then
            pairs := pairs || ('title=' || (words ->> 0));
          else
            score := score || format(' + case when l.terms @@ %L::tsquery then 4 when l.terms @@ %L::tsquery then 2 else 1 end',
              public.quote_term('title=' || (words ->> 0)), public.quote_term(words ->> 0));
          end if;
        end loop;
        if word_terms = '{}' then word_terms := array[public.any_term('{}')]; end if;
        -- Thai and Han are scored together: a title that has only some of the pairs has another word.
        if pairs <> '{}' then
          score := score || format(' + case when l.terms @@ %L::tsquery then 4 else 2 end',
            (select string_agg(public.quote_term(pair), ' & ') from unnest(pairs) as pair));
        end if;
      end if;

      key := case sort
        when 'price-up' then $sql$coalesce(l.price, 'infinity')$sql$
        when 'price-down' then 'coalesce(l.price, 0)'
        when 'monthly-up' then $sql$coalesce(l.monthly_rental_price, 'infinity')$sql$
        when 'monthly-down' then 'coalesce(l.monthly_rental_price, 0)'
        when 'size-up' then $sql$coalesce(l.square_meters, 'infinity')$sql$
        when 'size-down' then 'coalesce(l.square_meters, 0)'
        when 'relevance' then 'l.score * 10000000000 + floor(extract(epoch from l.created_at))'
        else 'l.created_at'
      end;
      if sort like '%-up' then direction := 'asc'; end if;
      -- What a visitor sent goes through format() once, by %L, and is never part of a format string.
      for name, value in select * from (values
        ('price', 'l.price'), ('monthly', 'l.monthly_rental_price'), ('size', 'l.square_meters')) as measure
      loop
        lowest := query ->> ('min' || initcap(name));
        highest := query ->> ('max' || initcap(name));
        continue when lowest is null and highest is null;
        by_value := by_value || public.range_condition(value, lowest, highest);
        if sort like name || '-%' then
          by_key := by_key || format(' and %s is not null', value) || public.range_condition(key, lowest, highest);
        else
          by_other_value := by_other_value || public.range_condition(value, lowest, highest);
        end if;
        row_terms := row_terms || public.any_term(public.range_terms(name,
          coalesce(public.value_step(lowest::numeric), 0), least(public.value_step(highest::numeric), highest_step)));
        values_asked := values_asked + 1;
      end loop;
      if query ? 'key' then
        after := format(' %s (%L::%s, %L::uuid)', case direction when 'asc' then '>' else '<' end,
          case when query ->> 'key' <> 'last' then query ->> 'key' when direction = 'asc' then 'infinity' else '0' end,
          case when sort = 'newest' then 'timestamptz' else 'numeric' end, query ->> 'id');
      end if;

      -- `offset 0` keeps a score from being worked out anew wherever it is used.
      page_head := format($sql$select coalesce(jsonb_agg(jsonb_build_object('listing', public.public_listing(l),
        'key', to_jsonb(m.key) #>> '{}') order by m.key %1$s, m.id %1$s), '[]') from (select * from ($sql$, direction);
      page_tail := format($sql$ offset 0) as m where (m.key, m.id) %1$s order by m.key %2$s, m.id %2$s limit %3$s) as m
        join public.listings as l on l.id = m.id$sql$, after, direction, wanted + 1);
      total_sql := '(select coalesce(sum(homes), 0) from l where ' || kinds || ')';
      facets_sql := format($sql$jsonb_build_object(
        'type', (select coalesce(jsonb_object_agg(property_type, homes), '{}') from (
          select l.property_type, sum(homes) as homes from l where %2$s and %3$s and %4$s group by 1 having sum(homes) > 0) as facet),
        'status', (select coalesce(jsonb_object_agg(status, homes), '{}') from (
          select one as status, sum(homes) as homes from l, unnest(l.status) as one
          where %1$s and %3$s and %4$s group by 1 having sum(homes) > 0) as facet),
        'area', (select coalesce(jsonb_object_agg(area, homes), '{}') from (
          select l.area, sum(homes) as homes from l where l.area <> '' and %1$s and %2$s and %4$s group by 1 having sum(homes) > 0) as facet),
        'bedrooms', (select coalesce(jsonb_object_agg(bedrooms, homes), '{}') from (
          select l.bedrooms, sum(homes) as homes from l where l.bedrooms >= 0 and %1$s and %2$s and %3$s group by 1 having sum(homes) > 0) as facet))$sql$,
        by_type, by_status, by_area, by_bedrooms);

      if values_asked = 0 and row_terms = '{}' and word_terms = '{}' then
        execute 'with l as materialized (select * from public.listing_counts) select ' || total_sql || ', ' || facets_sql into total, facets;
        terms := array_to_string(kind_terms, ' & ');
        if total <= most_counted and terms <> '' then
          execute page_head || 'select l.id, ' || key || format(' as key from public.gather_by_terms(%L, %L, %L, null) as l', terms, '', 'null')
            || page_tail into kept;
        end if;
      else
        -- Without the kinds first: while the matches are few, they answer the facets, the total and the page.
        for attempt in 1..2 loop
          terms := array_to_string(row_terms || word_terms || case attempt when 2 then kind_terms else '{}' end, ' & ');
          is_capped := false;
          in_recent := null;
          if latest_batch < recent_batches then
            null;
          elsif attempt = 1 and values_asked = 1 and word_terms = '{}' and not query ? 'amenities' then
            is_capped := public.count_by_range(by_row || by_value, most_counted + 1) > most_counted;
          else
            in_recent := public.count_by_terms(public.in_batches(terms, latest_batch, recent_batches), by_value, most_counted + 1);
            -- The whole is only read where the latest promise less than can be shown to be too many by some more of them.
            if in_recent > most_counted then
              is_capped := true;
            elsif in_recent >= common_in_recent then
              is_capped := most_counted < public.count_by_terms(public.in_batches(terms, latest_batch,
                recent_batches * most_counted * 4 / 3 / in_recent + 1), by_value, most_counted + 1);
            elsif in_recent * latest_batch > most_counted * recent_batches then
              is_capped := most_counted < public.count_by_terms(terms, by_value, most_counted + 1);
            end if;
          end if;
          if not is_capped then
            execute format('with hits as materialized (select * from public.gather_by_terms(%L, %L, %L, %L) as l), ',
                terms, by_value, score, most_counted + 1) || $sql$l as materialized (
                select property_type, status, area, bedrooms, count(*) as homes from hits group by 1, 2, 3, 4
              ), counted as (select count(*) as homes from hits)
              select counted.homes, case when counted.homes <= $1 then $sql$ || total_sql || $sql$ end,
                case when counted.homes <= $1 and $2 = 1 then $sql$ || facets_sql || $sql$ end,
                case when counted.homes <= $1 then ($sql$ || page_head || 'select l.id, ' || key || ' as key from hits as l where '
                  || kinds || page_tail || ') end from counted'
              into matching, total, facets, kept using most_counted, attempt;
            is_capped := matching > most_counted;
          end if;
          exit when not is_capped or kind_terms = '{}';
        end loop;
      end if;

      if kept is null and sort = 'relevance' then
        execute page_head || 'select l.id, ' || key || format(' as key from (
            select l.* from public.gather_by_terms(%L, %L, %L, null) as l order by l.created_at desc, l.id desc limit %s) as l',
          case when in_recent is null then terms
            else public.in_batches(terms, latest_batch, recent_batches * most_ranked / greatest(in_recent, 1) + 1) end,
          by_value, score, most_ranked) || page_tail into kept;
      elsif kept is null then
        walk := page_head || 'select l.id, l.key from (select l.*, ' || key || ' as key from public.searched_listings as l where ('
          || key || ', l.id) ' || after || by_key || format(' order by %1$s %2$s, l.id %2$s limit ', key, direction);
        after_walk := ') as l where ' || kinds || by_row || by_other_value
          || case when word_terms = '{}' then '' else format(' and l.terms @@ %L::tsquery', array_to_string(word_terms, ' & ')) end
          || ' limit ' || wanted + 1 || page_tail;
        execute walk || most_walked || after_walk into kept;
        if jsonb_array_length(kept) <= wanted and terms = '' then
          execute walk || 'null' || after_walk into kept;
        elsif jsonb_array_length(kept) <= wanted then
          execute page_head || 'select l.id, ' || key || format(' as key from public.gather_by_terms(%L, %L, %L, null) as l', terms, by_value, 'null')
            || page_tail into kept;
        end if;
      end if;

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
