-- The administration's list of listings: found by words and filters, in six orders, page by page. Each page starts
-- behind the last row of the one before, so the hundredth costs as much as the first.

-- The same rules and weights as domain/listings/completeness.ts, which says why each matters. A test compares them.
-- A single expression without settings, so that it becomes part of each statement and of the index: called for each row,
-- it took 130 ms for a thousand listings.
create function public.listing_completeness(home public.listings) returns integer
  language sql immutable parallel safe
  return 100
    - case when cardinality((home).images) < 5 then 20 else 0 end
    - case when length((home).description) < 200 then 15 else 0 end
    - case when (home).price is null and (home).monthly_rental_price is null then 12 else 0 end
    - case when (home).latitude is null then 10 else 0 end
    - case when (home).area is null then 8 else 0 end
    - case when (home).square_meters is null then 8 else 0 end
    - case when (home).bedrooms is null or (home).bathrooms is null then 6 else 0 end
    - case when (home).status && array['for-sale', 'finance-available'] and (home).tenure is null then 6 else 0 end
    - case when (home).status && array['for-sale', 'finance-available'] and (home).ownership_verified = '{}' then 5 else 0 end
    - case when (home).status && array['finance-available']
        and num_nulls((home).finance_down_payment, (home).finance_months, (home).finance_premium_percent,
          (home).finance_interest_percent, (home).finance_forfeiture_percent) > 0 then 4 else 0 end
    - case when (home).agent_name is null then 3 else 0 end
    - case when (home).year_built is null then 2 else 0 end
    - case when cardinality((home).amenities) < 3 then 1 else 0 end;
comment on function public.listing_completeness(public.listings) is 'How much of what a buyer asks the listing answers, of 100.';

-- What an admin's words are looked up in: words with a space before each, so that an index knows where one begins.
create function public.words_of_admins(text text) returns text
  language sql immutable parallel safe
  return ' ' || translate(lower(text), '-.,;:/()#&+''"', '             ');

create index listings_by_change on public.listings (updated_at desc, id desc);
create index listings_by_change_of_state on public.listings (publication, updated_at desc, id desc);
create index listings_by_creation on public.listings (created_at desc, id desc);
create index listings_by_price on public.listings (coalesce(price, monthly_rental_price, 0), id);
create index listings_by_title on public.listings (lower(title), id);
create index listings_of_area_by_change on public.listings (area, updated_at desc, id desc);
create index listings_of_agent on public.listings (agent_name, updated_at desc, id desc) where agent_name is not null;
create index listings_needing_work on public.listings (updated_at desc, id desc)
  where public.listing_completeness(listings) < 70;
create index listings_by_admins_words on public.listings using gin
  (public.words_of_admins(title || ' ' || coalesce(condo_name, '') || ' ' || slug || ' ' || address) extensions.gin_trgm_ops);
create index listing_translations_by_admins_words on public.listing_translations using gin
  (public.words_of_admins(title) extensions.gin_trgm_ops);

-- Security definer: with row level security no index could be used for words, and the right is asked first.
create function public.find_listings(query jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      conditions text := '';
      word text;
      order_by text;
      value_of text;
      direction text;
      rows jsonb;
      matching uuid[];
      total integer;
      -- Not a function: one with a query inside is called for each row. By views, every listing is read.
      views_of constant text := format('coalesce((select sum(page_views.views) from public.page_views
        where page_views.listing_id = listings.id and page_views.day > %L), 0)', public.pattaya_today() - 30);
      has_words constant boolean := trim(coalesce(query ->> 'words', '')) <> '';
      -- Counting stops here: a list of ten thousand is not counted again for each page, and words cost more to compare.
      most_counted constant integer := case when has_words then 200 else 1000 end;
    begin
      perform public.require_right('own_listings');
      perform public.require_object(query);
      if query ? 'own' or not public.may('listings') then
        conditions := format(' and agent_name = %L', public.my_agent_name());
      end if;
      -- Anywhere in a word, but a number or pair of letters at its beginning: the index knows three letters together, and
      -- a space is one. Without it, "77" was compared with each home of Jomtien.
      foreach word in array regexp_split_to_array(trim(public.words_of_admins(coalesce(query ->> 'words', ''))), '\s+') loop
        continue when word = '';
        conditions := conditions || format(
          ' and (public.words_of_admins(title || '' '' || coalesce(condo_name, '''') || '' '' || slug || '' '' || address) like %1$L
            or id = any (array(select listing_id from public.listing_translations where public.words_of_admins(title) like %1$L)))',
          case when word ~ '^[a-z0-9]{1,2}$' then '% ' else '%' end || regexp_replace(word, '([%_\\])', '\\\1', 'g') || '%');
      end loop;
      if query ? 'publication' then conditions := conditions || format(' and publication = %L', query ->> 'publication'); end if;
      if query ? 'status' then conditions := conditions || format(' and %L = any (status)', query ->> 'status'); end if;
      if query ? 'type' then conditions := conditions || format(' and property_type = %L', query ->> 'type'); end if;
      if query ? 'area' then conditions := conditions || format(' and area = %L', query ->> 'area'); end if;
      if query ? 'agent' then conditions := conditions || format(' and agent_name = %L', query ->> 'agent'); end if;
      if query ? 'needsWork' then conditions := conditions || ' and public.listing_completeness(listings) < 70'; end if;
      -- Few matches are put in order by themselves; of many, the first page is soon found along the order's index. Left to
      -- choose, the planner walks that index for few too: it takes comparing words for cheap.
      if has_words then
        execute format('select array(select id from public.listings where true %s limit %s)', conditions, most_counted + 1)
          into matching;
        total := cardinality(matching);
        if total <= most_counted then conditions := format(' and id = any (%L)', matching); end if;
      end if;
      value_of := case query ->> 'sort' when 'newest' then 'created_at' when 'title' then 'lower(title)'
        when 'price-low' then 'coalesce(price, monthly_rental_price, 0)'
        when 'price-high' then 'coalesce(price, monthly_rental_price, 0)' when 'views' then views_of else 'updated_at' end;
      direction := case when query ->> 'sort' in ('title', 'price-low') then '' else ' desc' end;
      order_by := format('%1$s%2$s, id%2$s', value_of, direction);
      execute format(
        $sql$
          select coalesce(jsonb_agg(to_jsonb(found) - 'titled' || titled), '[]') from (
            select id, slug, public.titled(listings) as titled, publication, excluded, status, property_type, area, condo_name, price,
              monthly_rental_price, featured, agent_name, images[1] as picture, updated_at,
              public.listing_completeness(listings) as completeness, %6$s as views, (%1$s)::text as sort_value
            from public.listings where true %2$s %3$s order by %4$s limit %5$s) as found
        $sql$,
        value_of, conditions,
        case when query ? 'after' then format(' and (%s, id) %s (%L, %L)', value_of,
          case when direction = '' then '>' else '<' end, query #>> '{after,value}', query #>> '{after,id}') else '' end,
        order_by, least((query ->> 'limit')::integer, 200), views_of) into rows;
      if query ? 'after' then
        total := null;
      elsif total is null then
        execute format('select count(*) from (select from public.listings where true %s limit %s) as counted',
          conditions, most_counted + 1) into total;
      end if;
      return jsonb_build_object('listings', rows, 'total',
        case when total > most_counted then most_counted else total end, 'totalIsCapped', total > most_counted);
    end
  $$;

-- Steps from name to name along the index instead of reading every listing.
create function public.listing_agents() returns text[]
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      return (
        with recursive names (name) as (
          (select agent_name from public.listings where agent_name is not null order by agent_name limit 1)
          union all
          select (select agent_name from public.listings where agent_name > names.name order by agent_name limit 1)
          from names where names.name is not null
        )
        select coalesce(array_agg(name), '{}') from (select name from names where name is not null limit 200) as first_names);
    end
  $$;

revoke execute on function public.listing_completeness(public.listings), public.words_of_admins(text), public.find_listings(jsonb),
  public.listing_agents() from public, anon;
-- A role that writes a listing also runs the functions of its indexes.
grant execute on function public.listing_completeness(public.listings), public.words_of_admins(text) to authenticated, service_role;
grant execute on function public.find_listings(jsonb), public.listing_agents() to authenticated;

notify pgrst, 'reload schema';
