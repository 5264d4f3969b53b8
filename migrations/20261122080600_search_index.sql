-- What a search reads: a narrow row for each public home, one inverted index in which words, kinds, steps of price and
-- tiles of the map meet. Triggers on listings keep them.

-- Values that searches sort by and that are not stored with the listing. The terms of a home and its row must say the
-- same, so they are rounded here.
create function public.price_per_square_meter(price numeric, square_meters numeric) returns numeric
  language sql immutable parallel safe
  return round(price / nullif(square_meters, 0));

-- A year's rent as a part of the price, in hundredths of a percent. Only for homes that can be bought and have both.
create function public.gross_yield(status text[], price numeric, monthly_rental_price numeric) returns numeric
  language sql immutable parallel safe
  return case when status && '{for-sale,finance-available}' then round(monthly_rental_price * 12 * 10000 / nullif(price, 0)) end;

create sequence public.searched_listings_added;

create table public.searched_listings (
  id uuid primary key references public.listings (id) on delete cascade,
  -- A thousand homes in the order they were added: the latest batches show how common a search is.
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
  terms tsvector not null,
  -- The words of the title have their own column, so that no match is scored from its long list of terms.
  title_terms tsvector not null default '',
  price_per_square_meter numeric generated always as (public.price_per_square_meter(price, square_meters)) stored,
  gross_yield numeric generated always as (public.gross_yield(status, price, monthly_rental_price)) stored
);
comment on table public.searched_listings is 'What each public listing is found, sorted and counted by; kept by triggers. Area '''' and bedrooms -1 are unknown, 4 bedrooms are 4 or more.';

-- No statistics: the planner looked through a thousand common terms for each condition, and they decided nothing.
alter table public.searched_listings
  alter column terms set statistics 0,
  alter column title_terms set statistics 0;
alter sequence public.searched_listings_added owned by public.searched_listings.batch;

alter table public.searched_listings enable row level security;
revoke all on table public.searched_listings from anon, authenticated;
revoke all on sequence public.searched_listings_added from anon, authenticated;
grant all on table public.searched_listings to service_role;

create index searched_listings_by_batch on public.searched_listings (batch);
-- The orders. Homes without the value that is sorted by come last, whichever the direction.
create index searched_listings_newest on public.searched_listings (created_at desc, id desc);
create index searched_listings_by_price_up on public.searched_listings (coalesce(price, 'infinity'), id);
create index searched_listings_by_price_down on public.searched_listings (coalesce(price, 0) desc, id desc);
create index searched_listings_by_monthly_up on public.searched_listings (coalesce(monthly_rental_price, 'infinity'), id);
create index searched_listings_by_monthly_down on public.searched_listings (coalesce(monthly_rental_price, 0) desc, id desc);
create index searched_listings_by_size_up on public.searched_listings (coalesce(square_meters, 'infinity'), id);
create index searched_listings_by_size_down on public.searched_listings (coalesce(square_meters, 0) desc, id desc);
create index searched_listings_by_persqm_up on public.searched_listings (coalesce(price_per_square_meter, 'infinity'), id);
create index searched_listings_by_persqm_down on public.searched_listings (coalesce(price_per_square_meter, 0) desc, id desc);
create index searched_listings_by_yield_down on public.searched_listings (coalesce(gross_yield, 0) desc, id desc);
-- Ranges that are asked for alone, and the stretches of an order.
create index searched_listings_by_price on public.searched_listings (price);
create index searched_listings_by_monthly on public.searched_listings (monthly_rental_price);
create index searched_listings_by_size on public.searched_listings (square_meters);
create index searched_listings_by_persqm on public.searched_listings (price_per_square_meter);
create index searched_listings_by_yield on public.searched_listings (gross_yield);
-- All filters and words. No list of pending entries: each search would have to read all of it.
create index searched_listings_by_term on public.searched_listings using gin (terms) with (fastupdate = off);

-- Numbers as terms. Each has its step, and the blocks of 4, 16, 64, 256 and 1,024 steps that it lies in, so that few
-- terms name a range.
create function public.step_terms(name text, step integer) returns text[]
  language sql immutable strict parallel safe
  return array(select name || level || '=' || (step >> 2 * level) from generate_series(0, 5) as level);

-- The fewest terms of which every step of the range has one, and no other step has any.
create function public.range_terms(name text, lowest integer, highest integer) returns text[]
  language plpgsql immutable set search_path = ''
  as $$
    declare
      terms text[] := '{}';
      first integer := lowest;
      beyond integer := highest + 1;
    begin
      for level in 0..5 loop
        while first < beyond and (first % 4 > 0 or level = 5) loop
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

-- At most five terms of which every step of the range has one; steps just outside it may have one too.
create function public.stretch_terms(name text, lowest integer, highest integer) returns text[]
  language sql immutable strict parallel safe
  return array(
    select name || level || '=' || step
    from (select coalesce(min(level), 5) as level from generate_series(0, 5) as level
      where (highest >> 2 * level) - (lowest >> 2 * level) < 5) as coarse,
      generate_series(lowest >> 2 * level, highest >> 2 * level) as step);

-- Steps of a 48th of the value below; values below 1 are on the first step.
create function public.value_step(value numeric) returns integer
  language sql immutable strict parallel safe
  return floor(48 * ln(greatest(value, 1)::double precision));

-- Steps of a 64th of a degree from the south pole or the date line.
create function public.degree_step(degrees double precision) returns integer
  language sql immutable strict parallel safe
  return floor((least(greatest(degrees, -180), 180) + 180) * 64);

-- Steps of a quarter of an hour.
create function public.time_step(moment timestamptz) returns integer
  language sql immutable strict parallel safe
  return floor(greatest(extract(epoch from moment), 0) / 900);

-- All terms of a home: its words, and for each filter a term with "=", which no word contains.
create function public.listing_terms(home public.listings, batch integer, words text[]) returns tsvector
  language sql immutable set search_path = ''
  as $$
    select array_to_tsvector(array_agg(left(term, 100))) from (
      select unnest(words)
      union all select unnest(public.step_terms('batch', batch))
      union all select 'type=' || (home).property_type
      union all select 'status=' || unnest((home).status)
      union all select 'area=' || (home).area
      union all select 'type+area=' || (home).property_type || '+' || (home).area
      union all select 'bedrooms=' || least(coalesce((home).bedrooms, -1), 4)
      union all select 'bathrooms=' || generate_series(1, (home).bathrooms)
      union all select 'amenity=' || unnest((home).amenities)
      union all select 'tenure=' || (home).tenure
      union all select 'featured=' where (home).featured
      union all select unnest(public.step_terms('created', public.time_step((home).created_at)))
      union all select unnest(public.step_terms('price', public.value_step((home).price)))
      union all select unnest(public.step_terms('monthly', public.value_step((home).monthly_rental_price)))
      union all select unnest(public.step_terms('size', public.value_step((home).square_meters)))
      union all select unnest(public.step_terms('persqm', public.value_step(public.price_per_square_meter((home).price, (home).square_meters))))
      union all select unnest(public.step_terms('yield', public.value_step(public.gross_yield((home).status, (home).price, (home).monthly_rental_price))))
      union all select unnest(public.step_terms('latitude', public.degree_step((home).latitude)))
      union all select unnest(public.step_terms('longitude', public.degree_step((home).longitude)))
    ) as all_terms (term) where term is not null
  $$;

-- How common the common filters are. A filter that many homes match is compared on the rows that rarer terms leave,
-- because its own list is too long to read.
create table public.filter_shares (
  is_only boolean primary key default true check (is_only),
  shares jsonb not null
);
comment on table public.filter_shares is 'One row: what share of the searched homes has the term of a common filter, estimated from a sample.';
alter table public.filter_shares enable row level security;
revoke all on table public.filter_shares from anon, authenticated;
grant all on table public.filter_shares to service_role;
insert into public.filter_shares (shares) values ('{}');

-- Ids are random, so the first of them are a sample. One refresh at a time is enough: a call that finds another at work
-- does nothing.
create function public.keep_filter_shares() returns void
  language sql security definer set search_path = ''
  as $$
    with sampled as materialized (select terms from public.searched_listings order by id limit 400),
    common as (
      select term, round(count(*)::numeric / (select count(*) from sampled), 3) as share
      from sampled, unnest(tsvector_to_array(terms)) as term
      where position('=' in term) > 0
      group by term having count(*) * 20 > (select count(*) from sampled)
    )
    update public.filter_shares
    set shares = coalesce((select jsonb_object_agg(term, share) from common), '{}')
    where is_only in (select is_only from public.filter_shares for update skip locked)
  $$;

-- A home is found by its translations too. Pieces of Thai are no words, so they correct no typing mistakes. Every
-- thousandth home refreshes the shares.
create function public.keep_searched_home(home public.listings) returns void
  language plpgsql security definer set search_path = ''
  as $$
    declare
      batch_of_home integer := (select batch from public.searched_listings where id = home.id);
      added bigint;
      titles text;
      descriptions text;
      title_words text[];
      all_words text[];
    begin
      if home.publication <> 'published' or home.excluded then
        delete from public.searched_listings where id = home.id;
        return;
      end if;
      select string_agg(title, ' '), string_agg(left(description, 2000), ' ') into titles, descriptions
      from public.listing_translations where listing_id = home.id;
      title_words := public.search_words(concat_ws(' ', home.title, home.condo_name, titles));
      all_words := public.search_words(concat_ws(' ', home.title, home.condo_name, titles, home.address, home.city,
        replace(home.area, '-', ' '), replace(array_to_string(home.amenities, ' '), '-', ' '),
        (select string_agg(name, ' ') from public.search_names
          where subject in (home.area, home.city, split_part(home.property_type, '-', 1))),
        left(home.description, 4000), descriptions));
      if batch_of_home is null then
        added := nextval('public.searched_listings_added');
        batch_of_home := added / 1000;
        if added % 1000 = 0 then perform public.keep_filter_shares(); end if;
      end if;
      insert into public.searched_listings as kept
      values (home.id, batch_of_home, home.property_type, home.status, coalesce(home.area, ''),
        least(coalesce(home.bedrooms, -1), 4), home.bathrooms, home.square_meters, home.price, home.monthly_rental_price,
        home.amenities, home.latitude, home.longitude, home.featured, home.created_at,
        public.listing_terms(home, batch_of_home, all_words), array_to_tsvector(title_words))
      on conflict (id) do update set (property_type, status, area, bedrooms, bathrooms, square_meters, price,
          monthly_rental_price, amenities, latitude, longitude, featured, created_at, terms, title_terms)
        = row (excluded.property_type, excluded.status, excluded.area, excluded.bedrooms, excluded.bathrooms,
          excluded.square_meters, excluded.price, excluded.monthly_rental_price, excluded.amenities, excluded.latitude,
          excluded.longitude, excluded.featured, excluded.created_at, excluded.terms, excluded.title_terms)
        where kept is distinct from excluded;
      insert into public.pending_tallies (words)
      select array_agg(word) from unnest(all_words) as said (word)
      where length(word) >= 3 and word !~ '^([0-9]+|[\u0e00-\u0e7f]+)$'
        -- Looked up word by word: `not exists` would read all words.
        and (select known.word from public.known_words as known where known.word = said.word limit 1) is null
      having count(*) > 0;
    end
  $$;

create function public.keep_searched_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.keep_searched_home(new);
      return null;
    end
  $$;

-- A home that is not public has no row here, so most homes of a scraper need no trigger.
create trigger listings_keep_searched_when_new after insert on public.listings
  for each row when (new.publication = 'published' and not new.excluded)
  execute function public.keep_searched_listing();
create trigger listings_keep_searched_when_changed
  after update of title, condo_name, address, city, area, amenities, property_type, description, status, bedrooms,
    bathrooms, square_meters, price, monthly_rental_price, latitude, longitude, featured, created_at, publication, tenure
  on public.listings
  for each row when (old.publication = 'published' or new.publication = 'published')
  execute function public.keep_searched_listing();

-- A listing that is gone takes its translations and its row here with it.
create function public.keep_searched_translation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      home public.listings;
    begin
      select * into home from public.listings
      where id = case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
      if found then perform public.keep_searched_home(home); end if;
      return null;
    end
  $$;
create trigger listing_translations_keep_searched after insert or update or delete on public.listing_translations
  for each row execute function public.keep_searched_translation();

revoke execute on function public.price_per_square_meter(numeric, numeric), public.gross_yield(text[], numeric, numeric),
  public.step_terms(text, integer), public.range_terms(text, integer, integer),
  public.stretch_terms(text, integer, integer), public.value_step(numeric), public.degree_step(double precision),
  public.time_step(timestamptz), public.listing_terms(public.listings, integer, text[]), public.keep_filter_shares(),
  public.keep_searched_home(public.listings), public.keep_searched_listing(), public.keep_searched_translation() from public, anon, authenticated;

notify pgrst, 'reload schema';
