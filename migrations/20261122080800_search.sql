-- One page of the catalogue for whatever a visitor asks. Searching stays level however many homes there are: rare
-- matches are gathered and sorted, common ones are met by following the index of the order.

create view public.shown_listings with (security_invoker = true) as
  select id, slug, title, description, language, images, property_type, status, address, city, area, condo_name, bedrooms,
    bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude, agent_name, agent_phone,
    agent_email, agent_photo, year_built, featured, is_sample, created_at, updated_at, ownership_verified,
    ownership_claimed, last_verified_on, common_fee, sinking_fund, finance_down_payment, finance_months,
    finance_premium_percent, finance_interest_percent, finance_forfeiture_percent, tenure, land_square_meters,
    public.translated_titles(id) as listing_translations
  from public.listings;
comment on view public.shown_listings is 'What visitors see of a listing. For search_listings(), which leaves out what is not public.';
revoke all on table public.shown_listings from anon, authenticated;

create view public.card_listings with (security_invoker = true) as
  select id, slug, title, language, images[1:1] as images, property_type, status, address, city, area, condo_name, bedrooms,
    bathrooms, square_meters, price, monthly_rental_price, latitude, longitude, is_sample, finance_down_payment,
    finance_months, finance_premium_percent, finance_interest_percent, finance_forfeiture_percent, tenure,
    public.translated_titles(id) as listing_translations
  from public.listings;
comment on view public.card_listings is 'What a card in a list shows of a listing. For search_listings().';
revoke all on table public.card_listings from anon, authenticated;

create view public.pin_listings with (security_invoker = true) as
  select id, slug, property_type, area, condo_name, bedrooms, square_meters, price, monthly_rental_price, latitude, longitude
  from public.listings;
comment on view public.pin_listings is 'What a map shows of a listing. For search_listings().';
revoke all on table public.pin_listings from anon, authenticated;

-- The page is written as JSON at once: as jsonb it was built, stripped and copied several times, which took longer than
-- finding it.
create function public.search_listings(query jsonb) returns json
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_sort = off
  as $$
    declare
      most_counted constant integer := 1000;
      -- How many blocks of four batches are sampled to tell how common a search is. Searches with fewer matches than
      -- can be counted are gathered.
      sampled_blocks constant integer := 2;
      -- How many homes of an order are tried one by one before stretches are read by their terms. Words take longer to try.
      most_walked constant integer := case when query ? 'q' then 400 else 2500 end;
      -- When more match than can be counted, the best are picked from about this many of the latest matches.
      most_ranked constant integer := 400;
      fields constant text := coalesce(query ->> 'fields', 'whole');
      wanted constant integer := greatest(least(coalesce((query ->> 'limit')::integer, 24), case fields when 'pin' then 200 else 100 end), 1);
      sort constant text := case when query ->> 'sort' = 'relevance' and not query ? 'q' then 'newest' else coalesce(query ->> 'sort', 'newest') end;
      direction constant text := case when sort like '%-up' then 'asc' else 'desc' end;
      latest_batch constant integer := coalesce((select max(batch) from public.searched_listings), 0);
      homes integer := (latest_batch + 1) * 1000;
      of_kinds record;
      of_values record;
      of_text record;
      kinds text;
      others text;
      conditions text;
      -- The value that is sorted by, the name of its steps, and what it is sorted as.
      measure text;
      value text;
      key text;
      first_value text;
      after text := 'is not null';
      shown_as constant text := case fields when 'pin' then 'pin_listings' when 'card' then 'card_listings' else 'shown_listings' end;
      page_head text;
      page_tail text;
      total_sql text;
      facets_sql text;
      sampled text;
      in_sample integer;
      -- Where the order has probably brought a page of matches, in up to three guesses.
      far_keys text[];
      is_near boolean;
      are_few boolean := true;
      enough integer;
      share double precision;
      reach integer;
      stretch_terms text;
      is_last_stretch boolean;
      homes_left integer;
      listings json;
      next_key text;
      next_id text;
      matching integer;
      total integer;
      is_capped boolean := false;
      facets jsonb;
    begin
      if octet_length(query::text) > 4000 then
        raise exception 'the search is too long' using errcode = 'PT400';
      end if;
      of_kinds := public.kind_conditions(query);
      of_values := public.value_conditions(query);
      of_text := public.text_conditions(query ->> 'q');
      kinds := concat_ws(' and ', of_kinds.by_type, of_kinds.by_status, of_kinds.by_area, of_kinds.by_bedrooms);
      others := of_values.by_terms || of_values.by_value;

      measure := split_part(sort, '-', 1);
      value := case measure when 'price' then 'l.price' when 'monthly' then 'l.monthly_rental_price' when 'size' then 'l.square_meters'
        when 'persqm' then 'l.price_per_square_meter' when 'yield' then 'l.gross_yield' else 'l.created_at' end;
      key := case
        when sort = 'relevance' then 'l.score * 10000000000 + floor(extract(epoch from l.created_at))'
        when sort = 'newest' then value
        when direction = 'asc' then format($sql$coalesce(%s, 'infinity')$sql$, value)
        else format('coalesce(%s, 0)', value)
      end;
      first_value := query ->> case direction when 'asc' then 'min' || initcap(measure) else 'max' || initcap(measure) end;
      if query ? 'key' then
        after := format(' %s (%L::%s, %L::uuid)', case direction when 'asc' then '>' else '<' end,
          case when query ->> 'key' <> 'last' then query ->> 'key' when direction = 'asc' then 'infinity' else '0' end,
          case when sort = 'newest' then 'timestamptz' else 'numeric' end, query ->> 'id');
        first_value := query ->> 'key';
      end if;

      -- One home more than is wanted shows that there is a next page. With `offset 0` a score is worked out only once.
      page_head := format($sql$select count(*), coalesce(json_agg(shown order by m.n) filter (where m.n <= %1$s), '[]'),
        max(to_jsonb(m.key) #>> '{}') filter (where m.n = %1$s), max(m.id::text) filter (where m.n = %1$s)
        from (select m.*, row_number() over (order by m.key %2$s, m.id %2$s) as n from (select * from ($sql$, wanted, direction);
      page_tail := format($sql$ offset 0) as m where (m.key, m.id) %1$s order by m.key %2$s, m.id %2$s limit %3$s) as m) as m
        join public.%4$s as shown on shown.id = m.id$sql$, after, direction, wanted + 1, shown_as);
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
        of_kinds.by_type, of_kinds.by_status, of_kinds.by_area, of_kinds.by_bedrooms);

      if others = '' and of_text.by_terms = '' then
        conditions := of_kinds.by_terms;
        execute 'with l as materialized (select * from public.listing_counts) select (select sum(homes) from l), ' || total_sql || ', ' || facets_sql
          into homes, total, facets;
        share := coalesce(nullif(total::double precision / nullif(homes, 0), 0), 1);
        if total <= most_counted and conditions <> '' then
          execute page_head || 'select l.id, ' || key || format(' as key from public.gather_matches(%L, %L, null) as l', conditions, '0')
            || page_tail into homes_left, listings, next_key, next_id;
        end if;
      else
        conditions := of_text.by_terms || of_kinds.by_terms || others;
        if latest_batch / 4 > sampled_blocks then
          -- Filters whose shares promise far fewer matches than can be counted are gathered without a sample.
          if of_text.by_terms <> '' or homes * of_kinds.share * of_values.share * 4 > most_counted then
            sampled := conditions || public.in_latest_blocks(latest_batch, sampled_blocks);
            -- The sample is of the newest homes, so of the newest ones first it would know only the beginning.
            if sort in ('relevance', 'newest') then
              in_sample := public.count_matches(sampled, most_counted + 1);
            else
              -- Twice as many as a page holds on average, and three: one page in some hundreds then reaches beyond.
              select * into in_sample, far_keys from public.sample_matches(sampled, key, direction, after,
                ceil((wanted + 1) * 2 * sampled_blocks * 4000.0 / homes)::integer + 3, most_counted + 1);
              -- Homes without the value come last, where no term leads.
              far_keys := array_replace(array_replace(far_keys, 'Infinity', null), '0', null);
            end if;
            -- A fifth more, because a sample is only an estimate.
            is_capped := in_sample::double precision * homes > most_counted * 1.2 * sampled_blocks * 4000;
          end if;
          are_few := not is_capped;
          -- A facet leaves out its own kind, so facets are counted only when the matches of all kinds together are few.
          -- Without words, the rows of two batches are compared until enough match.
          if are_few and of_kinds.by_terms <> '' and of_text.by_terms = '' then
            enough := most_counted * 2000 / homes + 1;
            execute 'select count(*) < $2 from (select from public.searched_listings as l where l.batch between $1 - 2 and $1 - 1'
              || of_values.by_row || ' limit $2) as of_all_kinds' into are_few using latest_batch, enough;
          elsif are_few and of_kinds.by_terms <> '' then
            enough := most_counted * 4000 / homes + 1;
            are_few := enough > public.count_matches(of_text.by_terms || others || public.in_latest_blocks(latest_batch, 1), enough);
          end if;
        end if;
        while homes_left is null and not is_capped loop
          execute format('with hits as materialized (select * from public.gather_matches(%L, %L, %L) as l), ',
              case when are_few then of_text.by_terms || others else conditions end,
              case sort when 'relevance' then of_text.score else '0' end, most_counted + 1) || $sql$l as materialized (
              select property_type, status, area, bedrooms, count(*) as homes from hits group by 1, 2, 3, 4
            ), counted as (select count(*) as homes from hits)
            select counted.homes, case when counted.homes <= $1 then $sql$ || total_sql || $sql$ end,
              case when counted.homes <= $1 then $sql$ || case when are_few then facets_sql else 'null::jsonb' end || $sql$ end,
              page.* from counted, lateral ($sql$ || page_head || 'select l.id, ' || key || ' as key from hits as l where (select homes <= $1 from counted) and '
                || kinds || page_tail || ') as page'
            into matching, total, facets, homes_left, listings, next_key, next_id using most_counted;
          if matching > most_counted then homes_left := null; end if;
          is_capped := matching > most_counted and not (are_few and of_kinds.by_terms <> '');
          are_few := false;
        end loop;
        if is_capped then
          total := least(coalesce(matching, in_sample), most_counted);
          total := case when total < 100 then total else total - total % 100 end;
        end if;
        share := coalesce(nullif(in_sample, 0) / (sampled_blocks * 4000.0), most_counted::double precision / homes);
      end if;

      if homes_left is null and sort = 'relevance' then
        execute page_head || 'select l.id, ' || key || format(' as key from (
            select l.* from public.gather_matches(%L, %L, null) as l order by l.created_at desc, l.id desc limit %s) as l',
          conditions || case
            when in_sample > most_counted then public.has_term(public.stretch_terms('batch', latest_batch - 1, latest_batch))
            when in_sample * 10 > most_ranked then public.has_term(public.stretch_terms('batch',
              greatest(latest_batch - most_ranked * sampled_blocks * 4 / in_sample - 1, 0), latest_batch))
            else '' end,
          of_text.score, most_ranked) || page_tail into homes_left, listings, next_key, next_id;
      elsif homes_left is null then
        reach := ceil((wanted + 1) * 1.6 / share) + 10;
        if far_keys[1] is not null then
          is_near := public.is_near(value, direction, first_value, far_keys[1], 2 * most_walked);
        else
          is_near := conditions = '' or reach <= most_walked;
        end if;
        if is_near then
          execute page_head || 'select l.id, l.key from (select l.*, ' || key || ' as key from public.searched_listings as l where ('
            || key || ', l.id) ' || after || case when first_value <> 'last' then format(' and %s %s %L', key, case direction when 'asc' then '>=' else '<=' end, first_value) else '' end
            || format(' order by %1$s %2$s, l.id %2$s limit %3$s) as l where ', key, direction, case when conditions = '' then 'all' else (2 * most_walked)::text end)
            || kinds || of_values.by_row || of_text.by_terms || format(' limit %s', wanted + 1) || page_tail into homes_left, listings, next_key, next_id;
        end if;
        while homes_left is null or homes_left <= wanted and conditions <> '' loop
          stretch_terms := null;
          if far_keys[1] is not null then
            stretch_terms := public.terms_between(measure, direction, first_value, far_keys[1]);
            far_keys := far_keys[2:];
            reach := homes;
          elsif reach < homes and first_value is distinct from 'last' then
            select * into stretch_terms, is_last_stretch
            from public.stretch(case sort when 'newest' then 'created' else measure end, value, direction, first_value, reach);
            reach := case when is_last_stretch then homes else reach * 4 end;
          end if;
          execute page_head || 'select l.id, ' || key || format(' as key from public.gather_matches(%L, %L, null) as l',
            coalesce(stretch_terms, '') || conditions, '0') || page_tail into homes_left, listings, next_key, next_id;
          exit when stretch_terms is null;
        end loop;
      end if;

      return json_build_object(
        'listings', listings,
        'next', case when homes_left > wanted then json_build_object(
          'key', case when next_key in ('Infinity', '0') then 'last' else next_key end, 'id', next_id) end,
        'total', case when is_capped then greatest(total, homes_left) else total end,
        'totalIsCapped', is_capped,
        'facets', facets);
    end
  $$;
comment on function public.search_listings(jsonb) is 'One page of public listings with total and facets; domain/listings/query/listing-query.ts says what may be asked.';

revoke execute on function public.search_listings(jsonb) from public;
grant execute on function public.search_listings(jsonb) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
