-- What a search asks, as conditions of SQL on searched_listings `l`. Each list of terms, of which a home must have one, is
-- a condition of its own: the inverted index then skips from one list to the next, where a tsquery of them all would try
-- every home of the shortest. A visitor's values go through format() once, by %L.

create function public.has_term(terms text[]) returns text
  language sql immutable
  return format(' and l.terms @@ %L::tsquery', public.any_term(terms));
revoke execute on function public.has_term(text[]) from public, anon, authenticated;

create function public.text_list(list jsonb) returns text[]
  language sql immutable
  return array(select jsonb_array_elements_text(list));
revoke execute on function public.text_list(jsonb) from public, anon, authenticated;

-- The counted kinds, each apart: a facet leaves its own out.
create function public.kind_conditions(query jsonb, out by_type text, out by_status text, out by_area text, out by_bedrooms text, out by_terms text)
  language plpgsql immutable set search_path = ''
  as $$
    begin
      by_type := 'true';
      by_status := 'true';
      by_area := 'true';
      by_bedrooms := 'true';
      by_terms := '';
      if query ? 'types' then
        by_type := format('l.property_type = any (%L::text[])', public.text_list(query -> 'types'));
        by_terms := by_terms || public.has_term(array(select 'type=' || unnest(public.text_list(query -> 'types'))));
      end if;
      if query ? 'status' then
        by_status := format('l.status && %L::text[]', public.text_list(query -> 'status'));
        by_terms := by_terms || public.has_term(array(select 'status=' || unnest(public.text_list(query -> 'status'))));
      end if;
      if query ? 'areas' then
        by_area := format('l.area = any (%L::text[])', public.text_list(query -> 'areas'));
        by_terms := by_terms || public.has_term(array(select 'area=' || unnest(public.text_list(query -> 'areas'))));
      end if;
      if query ? 'bedrooms' then
        by_bedrooms := format('l.bedrooms = any (%L::smallint[])', public.text_list(query -> 'bedrooms'));
        by_terms := by_terms || public.has_term(array(select 'bedrooms=' || unnest(public.text_list(query -> 'bedrooms'))));
      end if;
    end
  $$;
revoke execute on function public.kind_conditions(jsonb) from public, anon, authenticated;

-- All else but the text: what the rows can answer alone, what terms do, and what the rows are to be compared by as well,
-- because steps say it only roughly.
create function public.value_conditions(query jsonb, out by_row text, out by_terms text, out by_value text)
  language plpgsql immutable set search_path = ''
  as $$
    declare
      -- That of the greatest number that a listing's value can be.
      highest_step constant integer := 1400;
      name text;
      value text;
      lowest text;
      highest text;
    begin
      by_row := '';
      by_terms := '';
      by_value := '';
      if query ? 'featured' then
        by_row := ' and l.featured';
        by_terms := public.has_term('{featured=}');
      end if;
      if query ? 'amenities' then
        by_row := by_row || format(' and l.amenities @> %L::text[]', public.text_list(query -> 'amenities'));
        select by_terms || string_agg(public.has_term(array[left('amenity=' || amenity, 100)]), '') into by_terms
        from unnest(public.text_list(query -> 'amenities')) as amenity;
      end if;
      if query ? 'box' then
        by_value := format(' and l.latitude between %L::float8 and %L::float8 and l.longitude between %L::float8 and %L::float8',
          query #>> '{box,south}', query #>> '{box,north}', query #>> '{box,west}', query #>> '{box,east}');
        by_terms := by_terms
          || public.has_term(public.range_terms('latitude', public.degree_step((query #>> '{box,south}')::float8), public.degree_step((query #>> '{box,north}')::float8)))
          || public.has_term(public.range_terms('longitude', public.degree_step((query #>> '{box,west}')::float8), public.degree_step((query #>> '{box,east}')::float8)));
      end if;
      for name, value in select * from (values
        ('price', 'l.price'), ('monthly', 'l.monthly_rental_price'), ('size', 'l.square_meters')) as measure
      loop
        lowest := query ->> ('min' || initcap(name));
        highest := query ->> ('max' || initcap(name));
        continue when lowest is null and highest is null;
        by_value := by_value || public.range_condition(value, lowest, highest);
        -- To a twelfth of the value: more terms would cost more than the homes that they leave out.
        by_terms := by_terms || public.has_term(public.range_terms(name,
          coalesce(public.value_step(lowest::numeric), 0) / 4 * 4, least(public.value_step(highest::numeric), highest_step) / 4 * 4 + 3));
      end loop;
      if query ? 'bathrooms' then
        by_row := by_row || format(' and l.bathrooms >= %L::smallint', query ->> 'bathrooms');
        by_terms := by_terms || public.has_term(array['bathrooms=' || greatest((query ->> 'bathrooms')::smallint, 1)]);
      end if;
      by_row := by_row || by_value;
    end
  $$;
revoke execute on function public.value_conditions(jsonb) from public, anon, authenticated;

-- Every second pair of a run covers it: beside its own pairs, a long run needs no others.
create function public.covering_pairs(q text) returns setof text
  language sql immutable set search_path = ''
  as $$
    with runs as (
      select (regexp_matches(lower(normalize(q, NFKD)), '[\u0e00-\u0e7f]+|[\u3400-\u9fff]+', 'g'))[1] as run
    )
    select distinct substr(run, n, 2) from runs, generate_series(1, length(run)) as n
    where n = length(run) - 1 or n % 2 = 1 and n < length(run) or run ~ '^[\u3400-\u9fff]$'
  $$;
revoke execute on function public.covering_pairs(text) from public, anon, authenticated;

-- Each word of a search with the words that will do instead: what it begins, when it is the last one typed, and, when no
-- listing has it or begins so, what looks like it. Thai and Han pairs stand for themselves.
create or replace function public.search_alternatives(q text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with typed as (
      select word, false as is_pair,
        exists (select from public.known_words where known_words.word = searched.word) as is_known,
        case when length(word) >= 2 and right(lower(q), length(word)) = word then array(
          select known.word from public.known_words as known
          where known.word operator(pg_catalog.~>~) searched.word
            and known.word operator(pg_catalog.~<~) (searched.word || chr(1114111))
          order by length(known.word), known.word limit 8) else '{}' end as begun
      from unnest(public.search_words(q)) as searched (word) where word !~ '^[\u0e00-\u9fff]'
      union all
      select pair, true, true, '{}' from public.covering_pairs(q) as pair
    )
    select coalesce(jsonb_agg(to_jsonb(array[word] || begun
      || case when not is_known and begun = '{}' and length(word) >= 4 then array(
          select known.word from public.known_words as known
          where known.word operator(extensions.%) typed.word
          order by extensions.similarity(known.word, typed.word) desc, known.word limit 4) else '{}' end)), '[]')
    from typed
  $$;

-- The text, and how well a match answers it: a word counts 4 in the title, 2 as it was typed, 1 as what will do instead.
create function public.text_conditions(q text, out by_terms text, out score text)
  language plpgsql stable set search_path = ''
  as $$
    declare
      words jsonb;
      pairs text[] := '{}';
    begin
      by_terms := '';
      score := '0';
      if q is null then return; end if;
      for words in select * from jsonb_array_elements(public.search_alternatives(left(q, 100))) limit 40 loop
        by_terms := by_terms || public.has_term(public.text_list(words));
        if words ->> 0 ~ '^[\u0e00-\u9fff]' then
          pairs := pairs || (words ->> 0);
        else
          score := score || format(' + case when l.title_terms @@ %L::tsquery then 4 else %s end', public.quote_term(words ->> 0),
            case when jsonb_array_length(words) = 1 then '2'
              else format('case when l.terms @@ %L::tsquery then 2 else 1 end', public.quote_term(words ->> 0)) end);
        end if;
      end loop;
      if by_terms = '' then by_terms := public.has_term('{}'); end if;
      -- Thai and Han are scored together: a title that has only some of the pairs has another word.
      if pairs <> '{}' then
        score := score || format(' + case when l.title_terms @@ %L::tsquery then 4 else 2 end',
          (select string_agg(public.quote_term(pair), ' & ') from unnest(pairs) as pair));
      end if;
    end
  $$;
revoke execute on function public.text_conditions(text) from public, anon, authenticated;
