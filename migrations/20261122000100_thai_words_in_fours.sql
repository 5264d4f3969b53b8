-- Thai words in fours: an alphabet of some seventy letters makes most pairs common, so that a phrase was the meeting of many
-- long lists. Four letters are rare, half as many of them cover a phrase, and they keep its letters in their order. Pairs
-- stay for shorter words, and for Chinese.

create or replace function public.search_words(text text) returns text[]
  language sql immutable strict parallel safe set search_path = ''
  as $$
    with plain as (
      select regexp_replace(lower(normalize(search_words.text, NFKD)), '[\u0300-\u036f]', '', 'g') as text
    ),
    runs as (
      select (regexp_matches(plain.text, '[a-z0-9ß\u0430-\u045f]+|[\u0e00-\u0e7f]+|[\u3400-\u9fff]+', 'g'))[1] as run
      from plain
    ),
    pieces as (
      select run as word from runs where run ~ '^[a-z0-9ß\u0430-\u045f]' and length(run) <= 40
      union
      select substr(run, n, 2) from runs, generate_series(1, length(run) - 1) as n
      where run ~ '^[\u0e00-\u9fff]'
      union
      select substr(run, n, 4) from runs, generate_series(1, length(run) - 3) as n
      where run ~ '^[\u0e00-\u0e7f]'
      union
      select substr(run, n, 1) from runs, generate_series(1, length(run)) as n
      where run ~ '^[\u3400-\u9fff]'
    )
    select coalesce(array_agg(word order by word collate "C"), '{}') from pieces
  $$;
comment on function public.search_words(text) is 'The distinct words of a text as they are searched: lower case, without accents, Han in pairs, Thai in pairs and fours.';

-- As before, but that these pieces are no words to mend mistakes by, and that every thousandth home refreshes the shares.
create or replace function public.keep_searched_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      batch_of_home integer := (select batch from public.searched_listings where id = new.id);
      added bigint;
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
      if batch_of_home is null then
        added := nextval('public.searched_listings_added');
        batch_of_home := added / 1000;
        if added % 1000 = 0 then perform public.keep_filter_shares(); end if;
      end if;
      insert into public.searched_listings as kept
      values (new.id, batch_of_home, new.property_type, new.status, coalesce(new.area, ''),
        least(coalesce(new.bedrooms, -1), 4), new.bathrooms, new.square_meters, new.price, new.monthly_rental_price,
        new.amenities, new.latitude, new.longitude, new.featured, new.created_at,
        public.listing_terms(new, batch_of_home, all_words), array_to_tsvector(title_words))
      on conflict (id) do update set (property_type, status, area, bedrooms, bathrooms, square_meters, price,
          monthly_rental_price, amenities, latitude, longitude, featured, created_at, terms, title_terms)
        = row (excluded.property_type, excluded.status, excluded.area, excluded.bedrooms, excluded.bathrooms,
          excluded.square_meters, excluded.price, excluded.monthly_rental_price, excluded.amenities, excluded.latitude,
          excluded.longitude, excluded.featured, excluded.created_at, excluded.terms, excluded.title_terms)
        where kept is distinct from excluded;
      insert into public.known_words (word)
      select word from unnest(all_words) as word
      where length(word) >= 3 and word !~ '^([0-9]+|[\u0e00-\u0e7f]+)$' order by word collate "C"
      on conflict do nothing;
      return null;
    end
  $$;

-- Every second pair of a run covers it, or every fourth four letters: beside its own pieces, a long run needs no others.
drop function public.covering_pairs(text);
create function public.covering_pieces(q text) returns setof text
  language sql immutable set search_path = ''
  as $$
    with runs as (
      select run, case when run ~ '^[\u0e00-\u0e7f]{4}' then 4 when run ~ '^[\u3400-\u9fff]$' then 1 else 2 end as size
      from (select (regexp_matches(lower(normalize(q, NFKD)), '[\u0e00-\u0e7f]+|[\u3400-\u9fff]+', 'g'))[1] as run) as found
    )
    select distinct substr(run, least(n, length(run) - size + 1), size)
    from runs, generate_series(1, length(run), size) as n where length(run) >= size
  $$;
revoke execute on function public.covering_pieces(text) from public, anon, authenticated;

create or replace function public.search_alternatives(q text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with typed as (
      select word, false as is_piece,
        exists (select from public.known_words where known_words.word = searched.word) as is_known,
        case when length(word) >= 2 and right(lower(q), length(word)) = word then array(
          select known.word from public.known_words as known
          where known.word operator(pg_catalog.~>~) searched.word
            and known.word operator(pg_catalog.~<~) (searched.word || chr(1114111))
          order by length(known.word), known.word limit 8) else '{}' end as begun
      from unnest(public.search_words(q)) as searched (word) where word !~ '^[\u0e00-\u9fff]'
      union all
      select piece, true, true, '{}' from public.covering_pieces(q) as piece
    )
    select coalesce(jsonb_agg(to_jsonb(array[word] || begun
      || case when not is_known and begun = '{}' and length(word) >= 4 then array(
          select known.word from public.known_words as known
          where known.word operator(extensions.%) typed.word
          order by extensions.similarity(known.word, typed.word) desc, known.word limit 4) else '{}' end)), '[]')
    from typed
  $$;

-- Listings that are there already. For their words only: nothing about them has changed.
alter table public.listings disable trigger listings_touch_updated_at;
update public.listings set title = title where publication = 'published' and not excluded;
alter table public.listings enable trigger listings_touch_updated_at;
