-- What the site reads of the catalogue in one call each: a page of results, a home, the home page, the areas.
-- Security definer throughout: row level security would keep array, text and numeric conditions from the indexes
-- (their operators are not leakproof). Each statement therefore names the public's own condition itself:
-- publication = 'published' and not excluded.

create table public.listing_slugs (
  slug text primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  left_at timestamptz not null default now()
);
comment on table public.listing_slugs is 'Addresses that listings once had: they redirect to the present one.';
create index listing_slugs_listing on public.listing_slugs (listing_id);
alter table public.listing_slugs enable row level security;
revoke all on table public.listing_slugs from anon, authenticated;
grant all on table public.listing_slugs to service_role;

create function public.keep_old_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into public.listing_slugs (slug, listing_id) values (old.slug, new.id)
      on conflict (slug) do update set listing_id = excluded.listing_id, left_at = now();
      delete from public.listing_slugs where slug = new.slug;
      return null;
    end
  $$;
revoke execute on function public.keep_old_slug() from public, anon, authenticated;
create trigger listings_keep_old_slug after update of slug on public.listings
  for each row when (new.slug <> old.slug) execute function public.keep_old_slug();

create function public.public_listing(listing public.listings) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$ select to_jsonb(listing) - 'publication' - 'excluded' $$;
revoke execute on function public.public_listing(public.listings) from public, anon, authenticated;

-- Each word of a search with the words that will do instead: what it begins, when it is the last one typed,
-- and, when no listing has it, what looks like it. Thai and Han pairs stand for themselves.
create function public.search_alternatives(q text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with typed as (
      select word, length(word) >= 2 and right(lower(q), length(word)) = word as is_last,
        word ~ '^[\u0e00-\u9fff]' as is_pair,
        exists (select from public.known_words where known_words.word = typed.word) as is_known
      from unnest(public.search_words(q)) as typed (word)
    )
    select coalesce(jsonb_agg(to_jsonb(array[word]
      || case when is_last and not is_pair then array(
          select known.word from public.known_words as known
          where known.word like typed.word || '%' and known.word <> typed.word
          order by length(known.word), known.word limit 8) else '{}' end
      || case when not is_known and not is_pair and length(word) >= 4 then array(
          select known.word from public.known_words as known
          where known.word operator(extensions.%) typed.word
          order by extensions.similarity(known.word, typed.word) desc, known.word limit 4) else '{}' end)), '[]')
    from typed
  $$;
revoke execute on function public.search_alternatives(text) from public, anon, authenticated;

create function public.search_listings(query jsonb) returns jsonb
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
      kinds text;
      score text := '0';
      alternatives jsonb;
      words jsonb;
      key text;
      direction text := 'desc';
      after text := 'true';
      kept jsonb;
      found jsonb;
      total integer;
      is_capped boolean := false;
      facets jsonb;
      counted text := 'public.listing_counts as l';
      base jsonb;
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

      if query ? 'minPrice' then by_row := by_row || format(' and l.price >= %L::numeric', query ->> 'minPrice'); end if;
      if query ? 'maxPrice' then by_row := by_row || format(' and l.price <= %L::numeric', query ->> 'maxPrice'); end if;
      if query ? 'minMonthly' then by_row := by_row || format(' and l.monthly_rental_price >= %L::numeric', query ->> 'minMonthly'); end if;
      if query ? 'maxMonthly' then by_row := by_row || format(' and l.monthly_rental_price <= %L::numeric', query ->> 'maxMonthly'); end if;
      if query ? 'minSize' then by_row := by_row || format(' and l.square_meters >= %L::numeric', query ->> 'minSize'); end if;
      if query ? 'maxSize' then by_row := by_row || format(' and l.square_meters <= %L::numeric', query ->> 'maxSize'); end if;
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
          by_row := by_row || format(' and w.words && %L::text[]', array(select jsonb_array_elements_text(words)));
          score := score || format(' + case when w.title_words @> %1$L::text[] then 4 when w.words @> %1$L::text[] then 2 else 1 end',
            array[words ->> 0]);
        end loop;
      end if;

      key := case sort
        when 'price-up' then $sql$coalesce(l.price, 'infinity')$sql$
        when 'price-down' then 'coalesce(l.price, 0)'
        when 'monthly-up' then $sql$coalesce(l.monthly_rental_price, 'infinity')$sql$
        when 'monthly-down' then 'coalesce(l.monthly_rental_price, 0)'
        when 'size-up' then $sql$coalesce(l.square_meters, 'infinity')$sql$
        when 'size-down' then 'coalesce(l.square_meters, 0)'
        when 'relevance' then 'm.rank'
        else 'l.created_at'
      end;
      if sort like '%-up' then direction := 'asc'; end if;
      if query ? 'key' then
        after := format('(%s, l.id) %s (%L::%s, %L::uuid)', key, case direction when 'asc' then '>' else '<' end,
          case when query ->> 'key' <> 'last' then query ->> 'key' when direction = 'asc' then 'infinity' else '0' end,
          case when sort = 'newest' then 'timestamptz' else 'numeric' end, query ->> 'id');
      end if;
      -- The best matches are looked for among the newest 1,000 that match at all.
      if sort = 'relevance' then
        source := format($sql$(
            select l.id, (%s) * 10000000000 + floor(extract(epoch from l.created_at)) as rank
            from %s where %s and %s %s order by l.created_at desc, l.id desc limit %s
          ) as m join public.listings as l on l.id = m.id$sql$, score, source, is_public, kinds, by_row, most_counted);
      end if;
      execute format($sql$
        select jsonb_agg(jsonb_build_object('listing', public.public_listing(page), 'key', page_key))
        from (
          select l as page, to_jsonb(%s) #>> '{}' as page_key from %s
          where %s and %s %s and %s order by %s %s, l.id %s limit %s
        ) as rows$sql$,
        key, source, is_public,
        case sort when 'relevance' then 'true' else kinds end, case sort when 'relevance' then '' else by_row end,
        after, key, direction, direction, wanted + 1) into kept;
      if sort = 'relevance' then source := 'public.listings as l join public.listing_words as w on w.listing_id = l.id'; end if;

      if by_row <> '' then
        execute format($sql$
          select jsonb_agg(to_jsonb(matching)) from (
            select l.property_type, l.status, coalesce(l.area, '') as area, least(coalesce(l.bedrooms, -1), 4) as bedrooms
            from %s where %s %s limit %s) as matching$sql$,
          source, is_public, by_row, most_counted + 1) into base;
        base := coalesce(base, '[]');
        is_capped := jsonb_array_length(base) > most_counted;
        counted := $sql$(select base.*, 1 as homes from jsonb_to_recordset($1)
          as base (property_type text, status text[], area text, bedrooms smallint)) as l$sql$;
      end if;
      if is_capped then
        execute format('select count(*) from (select from %s where %s and %s %s limit %s) as matching',
          source, is_public, kinds, by_row, most_counted + 1) into total;
        is_capped := total > most_counted;
      else
        execute format($sql$
          select (select coalesce(sum(homes), 0) from %1$s where %2$s and %3$s and %4$s and %5$s), jsonb_build_object(
            'type', (select coalesce(jsonb_object_agg(property_type, homes), '{}') from (
              select l.property_type, sum(homes) as homes from %1$s where %3$s and %4$s and %5$s group by 1 having sum(homes) > 0) as facet),
            'status', (select coalesce(jsonb_object_agg(status, homes), '{}') from (
              select one as status, sum(homes) as homes from %1$s, unnest(l.status) as one
              where %2$s and %4$s and %5$s group by 1 having sum(homes) > 0) as facet),
            'area', (select coalesce(jsonb_object_agg(area, homes), '{}') from (
              select l.area, sum(homes) as homes from %1$s where l.area <> '' and %2$s and %3$s and %5$s group by 1 having sum(homes) > 0) as facet),
            'bedrooms', (select coalesce(jsonb_object_agg(bedrooms, homes), '{}') from (
              select l.bedrooms, sum(homes) as homes from %1$s where l.bedrooms >= 0 and %2$s and %3$s and %4$s group by 1 having sum(homes) > 0) as facet)
          )$sql$, counted, by_type, by_status, by_area, by_bedrooms) using base into total, facets;
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

create function public.similar_listings(to_listing uuid, wanted integer default 4) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with this as (select * from public.listings where id = to_listing),
    candidates (id) as (
      (select l.id from public.listings as l, this
        where l.property_type = this.property_type and l.publication = 'published' and not l.excluded and l.id <> this.id
        order by l.created_at desc, l.id desc limit 200)
      union
      (select l.id from public.listings as l, this
        where l.area = this.area and l.publication = 'published' and not l.excluded and l.id <> this.id
        order by l.created_at desc, l.id desc limit 200)
    )
    select coalesce(jsonb_agg(public.public_listing(home) order by distance, (home).id), '[]') from (
      select l as home,
        case when l.property_type = this.property_type then 0 else 2 end
        + case when l.status && this.status then 0 else 2 end
        + case when l.area is not distinct from this.area then 0 else 1 end
        + case when l.bedrooms is not distinct from this.bedrooms then 0 else 0.5 end
        + coalesce(least(abs(ln(l.price / this.price)), 2), 1)
        + coalesce(least(abs(ln(l.monthly_rental_price / this.monthly_rental_price)), 2), 1) as distance
      from candidates join public.listings as l on l.id = candidates.id, this
      order by distance, l.id limit least(wanted, 12)
    ) as nearest
  $$;
comment on function public.similar_listings(uuid, integer) is 'Public homes most like this one: type, status, area, bedrooms and price.';
revoke execute on function public.similar_listings(uuid, integer) from public;
grant execute on function public.similar_listings(uuid, integer) to anon, authenticated, service_role;

-- {"listing": …} when it is public, {"withdrawn": …} when it was; null when there never was one to see.
create function public.find_listing(id_or_slug text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with named (home) as (
      select l from public.listings as l where l.slug = id_or_slug
      union all
      select l from public.listings as l
      where l.id = case when id_or_slug ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id_or_slug::uuid end
      union all
      select l from public.listing_slugs as old join public.listings as l on l.id = old.listing_id
      where old.slug = id_or_slug
      limit 1
    )
    select case (home).publication
        when 'published' then jsonb_build_object('listing', public.public_listing(home))
        when 'withdrawn' then jsonb_build_object('withdrawn', public.similar_listings((home).id))
      end
    from named where not (home).excluded
  $$;
comment on function public.find_listing(text) is 'A public listing by id, slug or former slug; of a withdrawn one only similar ones.';
revoke execute on function public.find_listing(text) from public;
grant execute on function public.find_listing(text) to anon, authenticated, service_role;

-- The specification's groups of the home page, in one place.
create function public.home_listings() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'featured', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from (
        select * from public.listings where featured and publication = 'published' and not excluded
        order by created_at desc, id desc limit 6) as l),
      'recent', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from (
        select * from public.listings where publication = 'published' and not excluded
        order by created_at desc, id desc limit 3) as l),
      'withFinance', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from (
        select * from public.listings where property_type = 'condo-with-finance'
          and 'finance-available' = any (status) and publication = 'published' and not excluded
        order by created_at desc, id desc limit 3) as l),
      'forSale', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from (
        select * from public.listings where property_type = 'condo-for-sale'
          and 'for-sale' = any (status) and 'finance-available' <> all (status)
          and publication = 'published' and not excluded
        order by created_at desc, id desc limit 4) as l))
  $$;
comment on function public.home_listings() is 'The four groups of the home page.';
revoke execute on function public.home_listings() from public;
grant execute on function public.home_listings() to anon, authenticated, service_role;

create function public.area_summaries() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(summary) order by slug), '[]') from (
      select area as slug, count(*) as count,
        round(percentile_cont(0.5) within group (order by price)) as "medianPrice",
        round(percentile_cont(0.5) within group (order by monthly_rental_price)) as "medianMonthlyPrice",
        round(percentile_cont(0.5) within group (order by price / square_meters)) as "medianPricePerSquareMeter"
      from public.listings
      where area is not null and publication = 'published' and not excluded
      group by area
    ) as summary
  $$;
comment on function public.area_summaries() is 'Counts and median prices of each area''s public listings.';
revoke execute on function public.area_summaries() from public;
grant execute on function public.area_summaries() to anon, authenticated, service_role;

notify pgrst, 'reload schema';
