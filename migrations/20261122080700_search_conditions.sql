-- What a search asks, as SQL conditions on searched_listings `l`. Each list of terms, of which a home must have one, is
-- a condition of its own: the inverted index then skips from one list to the next, where a single tsquery of all lists
-- would try every home of the shortest. A visitor's values go through format() once, by %L.

-- A term quoted as tsquery reads it.
create function public.quote_term(term text) returns text
  language sql immutable strict parallel safe
  return '''' || replace(replace(term, '\', '\\'), '''', '''''') || '''';

create function public.any_term(terms text[]) returns text
  language sql immutable strict parallel safe
  return '(' || coalesce((select string_agg(public.quote_term(term), '|') from unnest(terms) as term), '''=''') || ')';

create function public.has_term(terms text[]) returns text
  language sql immutable
  return format(' and l.terms @@ %L::tsquery', public.any_term(terms));

create function public.text_list(list jsonb) returns text[]
  language sql immutable
  return array(select jsonb_array_elements_text(list));

-- The condition of a range, of which either end may be open.
create function public.range_condition(value text, lowest text, highest text) returns text
  language sql immutable
  return case when lowest is null then '' else format(' and %s >= %L::numeric', value, lowest) end
    || case when highest is null then '' else format(' and %s <= %L::numeric', value, highest) end;

-- Adds a filter: its terms, of which a home must have one, or the condition on its row if more than two fifths of all
-- homes have one. The remaining share is an estimate; a filter not known to be common counts as a twentieth.
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

-- The kinds that facets count, each on its own: a facet leaves out its own kind.
create function public.kind_conditions(query jsonb, out by_type text, out by_status text, out by_area text, out by_bedrooms text,
  out by_terms text, out share double precision)
  language plpgsql stable set search_path = ''
  as $$
    declare
      -- With more combinations, the lists of types and of areas are quicker to intersect.
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

-- Everything else but the text: what rows alone can answer, what terms can, and what rows must be compared by as well,
-- because steps are only roughly right. Tenure is a term only, on rows too.
create function public.value_conditions(query jsonb, out by_row text, out by_terms text, out by_value text, out share double precision)
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
      -- In ten-thousandths of a degree: polygons are compared to a millionth of their unit.
      drawn polygon;
      within box;
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
      -- The box around a drawn area narrows by terms as any box does; only homes in it are compared with the line.
      if query ? 'drawn' then
        if length(query ->> 'drawn') > 700 or (query ->> 'drawn') !~ '^\([-0-9,]+\)$' then
          raise exception 'a drawn area is a list of whole numbers' using errcode = 'PT400';
        end if;
        drawn := (query ->> 'drawn')::polygon;
        within := drawn::box / point(10000, 0);
        by_value := by_value || format(' and l.latitude between %L::float8 and %L::float8 and l.longitude between %L::float8 and %L::float8'
          ' and %L::polygon @> point(l.longitude * 10000, l.latitude * 10000)',
          (within[1])[1], (within[0])[1], (within[1])[0], (within[0])[0], drawn);
        select * into by_terms, share from public.add_filter(by_terms, share, known, public.range_terms('latitude',
          public.degree_step((within[1])[1]), public.degree_step((within[0])[1])), 'true');
        select * into by_terms, share from public.add_filter(by_terms, share, known, public.range_terms('longitude',
          public.degree_step((within[1])[0]), public.degree_step((within[0])[0])), 'true');
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

-- The text, and how well a match answers it: a word counts 4 in the title, 2 as it was typed, 1 as an alternative.
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
      -- Thai and Han are scored together: a title that has only some of the pairs has a different word.
      if pairs <> '{}' then
        score := score || format(' + case when l.title_terms @@ %L::tsquery then 4 else 2 end',
          (select string_agg(public.quote_term(pair), ' & ') from unnest(pairs) as pair));
      end if;
    end
  $$;

revoke execute on function public.quote_term(text), public.any_term(text[]), public.has_term(text[]),
  public.text_list(jsonb), public.range_condition(text, text, text),
  public.add_filter(text, double precision, jsonb, text[], text), public.kind_conditions(jsonb),
  public.value_conditions(jsonb), public.text_conditions(text) from public, anon, authenticated;

notify pgrst, 'reload schema';
