-- Finding homes: the words of each listing, the indexes of each filter and order, counts kept at hand.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Words. Trigrams find neither Thai, which is written without spaces, nor Chinese words of two characters, so a
-- text becomes words (letters and digits) and, for Thai and Han, every pair of neighbouring characters.
create function public.search_words(text text) returns text[]
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
      select substr(run, n, 1) from runs, generate_series(1, length(run)) as n
      where run ~ '^[\u3400-\u9fff]'
    )
    select coalesce(array_agg(word order by word collate "C"), '{}') from pieces
  $$;
comment on function public.search_words(text) is 'The distinct words of a text as they are searched: lower case, without accents, Thai and Han in pairs.';

-- What areas and types are called in the site's languages, so that an English listing is found in all of them.
create table public.search_names (
  subject text not null,
  name text not null,
  primary key (subject, name)
);
comment on table public.search_names is 'Names in six languages of areas (domain/areas.ts), property types and the city.';
alter table public.search_names enable row level security;
revoke all on table public.search_names from anon, authenticated;
grant all on table public.search_names to service_role;

insert into public.search_names (subject, name) values
  ('Pattaya', 'พัทยา'), ('Pattaya', '芭提雅'), ('Pattaya', '芭堤雅'), ('Pattaya', 'Паттайя'),
  ('naklua', 'Naklua'), ('naklua', 'นาเกลือ'), ('naklua', '纳格鲁阿'), ('naklua', 'Наклуа'),
  ('wongamat', 'Wongamat'), ('wongamat', 'Wong Amat'), ('wongamat', 'วงศ์อมาตย์'), ('wongamat', '翁阿玛'), ('wongamat', 'Вонгамат'),
  ('central-pattaya', 'Central Pattaya'), ('central-pattaya', 'พัทยากลาง'), ('central-pattaya', '芭提雅市中心'), ('central-pattaya', 'Центральная Паттайя'), ('central-pattaya', 'Zentral-Pattaya'), ('central-pattaya', 'Pattaya centre'),
  ('east-pattaya', 'East Pattaya'), ('east-pattaya', 'พัทยาตะวันออก'), ('east-pattaya', '东芭提雅'), ('east-pattaya', 'Восточная Паттайя'), ('east-pattaya', 'Ost-Pattaya'), ('east-pattaya', 'Pattaya Est'),
  ('pratumnak', 'Pratumnak'), ('pratumnak', 'Pratamnak'), ('pratumnak', 'พระตำหนัก'), ('pratumnak', '帕塔纳克'), ('pratumnak', 'Пратамнак'),
  ('jomtien', 'Jomtien'), ('jomtien', 'จอมเทียน'), ('jomtien', '中天'), ('jomtien', '乔木提恩'), ('jomtien', 'Джомтьен'),
  ('na-jomtien', 'Na Jomtien'), ('na-jomtien', 'นาจอมเทียน'), ('na-jomtien', '纳中天'), ('na-jomtien', 'На Джомтьен'),
  ('bang-saray', 'Bang Saray'), ('bang-saray', 'Bang Sare'), ('bang-saray', 'บางเสร่'), ('bang-saray', '邦萨雷'), ('bang-saray', 'Банг Сарай'),
  ('condo', 'condo condominium apartment'), ('condo', 'คอนโด ห้องชุด'), ('condo', '公寓'), ('condo', 'кондо квартира'), ('condo', 'Wohnung Eigentumswohnung'), ('condo', 'appartement'),
  ('house', 'house villa'), ('house', 'บ้าน วิลล่า'), ('house', '别墅 房子'), ('house', 'дом вилла'), ('house', 'Haus'), ('house', 'maison');

create table public.listing_words (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  title_words text[] not null,
  words text[] not null
);
comment on table public.listing_words is 'The words by which a listing is found, kept by a trigger; those of its title weigh more.';
create index listing_words_by_word on public.listing_words using gin (words);
alter table public.listing_words enable row level security;
revoke all on table public.listing_words from anon, authenticated;
grant all on table public.listing_words to service_role;

create table public.known_words (word text primary key check (length(word) between 3 and 40));
comment on table public.known_words is 'Every word that some listing has had: typing mistakes are mended against these.';
create index known_words_by_similarity on public.known_words using gin (word extensions.gin_trgm_ops);
create index known_words_by_beginning on public.known_words (word text_pattern_ops);
alter table public.known_words enable row level security;
revoke all on table public.known_words from anon, authenticated;
grant all on table public.known_words to service_role;

-- Security definer: whoever may save a listing need not be able to write words. In order, against deadlocks.
create function public.keep_listing_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      words_of_title text[];
      all_words text[];
    begin
      words_of_title := public.search_words(concat_ws(' ', new.title, new.condo_name));
      all_words := public.search_words(concat_ws(' ', new.title, new.condo_name, new.address, new.city,
        replace(new.area, '-', ' '), replace(array_to_string(new.amenities, ' '), '-', ' '),
        (select string_agg(name, ' ') from public.search_names
          where subject in (new.area, new.city, split_part(new.property_type, '-', 1))),
        left(new.description, 4000)));
      insert into public.listing_words as kept (listing_id, title_words, words)
      values (new.id, words_of_title, all_words)
      on conflict (listing_id) do update
        set title_words = excluded.title_words, words = excluded.words
        where kept.words is distinct from excluded.words or kept.title_words is distinct from excluded.title_words;
      insert into public.known_words (word)
      select word from unnest(all_words) as word
      where length(word) >= 3 and word !~ '^[0-9]+$' order by word collate "C"
      on conflict do nothing;
      return null;
    end
  $$;
revoke execute on function public.keep_listing_words() from public, anon, authenticated;
create trigger listings_keep_words_of_new after insert on public.listings
  for each row execute function public.keep_listing_words();
create trigger listings_keep_words_of_changed
  after update of title, condo_name, address, city, area, amenities, property_type, description on public.listings
  for each row execute function public.keep_listing_words();

-- The orders. Homes without the value that is sorted by come last, whichever the direction.
drop index public.listings_newest, public.listings_by_type, public.listings_by_price, public.listings_by_area,
  public.listings_by_status;
create index listings_newest on public.listings (created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_by_price_up on public.listings (coalesce(price, 'infinity'), id) where publication = 'published' and not excluded;
create index listings_by_price_down on public.listings (coalesce(price, 0) desc, id desc) where publication = 'published' and not excluded;
create index listings_by_monthly_up on public.listings (coalesce(monthly_rental_price, 'infinity'), id) where publication = 'published' and not excluded;
create index listings_by_monthly_down on public.listings (coalesce(monthly_rental_price, 0) desc, id desc) where publication = 'published' and not excluded;
create index listings_by_size_up on public.listings (coalesce(square_meters, 'infinity'), id) where publication = 'published' and not excluded;
create index listings_by_size_down on public.listings (coalesce(square_meters, 0) desc, id desc) where publication = 'published' and not excluded;

-- The filters.
create index listings_by_type on public.listings (property_type, created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_by_area on public.listings (area, created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_by_bedrooms on public.listings (bedrooms, created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_by_bathrooms on public.listings (bathrooms, created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_by_price on public.listings (price) where publication = 'published' and not excluded;
create index listings_by_monthly on public.listings (monthly_rental_price) where publication = 'published' and not excluded;
create index listings_by_size on public.listings (square_meters) where publication = 'published' and not excluded;
create index listings_by_place on public.listings (latitude, longitude) where publication = 'published' and not excluded;
create index listings_featured on public.listings (created_at desc, id desc) where featured and publication = 'published' and not excluded;
create index listings_by_status on public.listings using gin (status) where publication = 'published' and not excluded;
create index listings_by_amenity on public.listings using gin (amenities) where publication = 'published' and not excluded;

-- How many public homes there are of each kind: totals and facets without counting rows.
create table public.listing_counts (
  property_type text not null,
  status text[] not null,
  area text not null,
  bedrooms smallint not null,
  homes integer not null,
  primary key (property_type, status, area, bedrooms)
);
comment on table public.listing_counts is 'Public listings by type, status, area ('''' unknown) and bedrooms (4 or more are 4, unknown -1), kept by triggers.';
alter table public.listing_counts enable row level security;
revoke all on table public.listing_counts from anon, authenticated;
grant all on table public.listing_counts to service_role;

-- Statement-level: a bulk upsert touches each count once, in order, against deadlocks.
create function public.keep_listing_counts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if tg_op = 'INSERT' then
        insert into public.listing_counts as kept
        select property_type, status, coalesce(area, ''), least(coalesce(bedrooms, -1), 4), count(*)
        from new_rows where publication = 'published' and not excluded
        group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (property_type, status, area, bedrooms) do update set homes = kept.homes + excluded.homes;
      elsif tg_op = 'DELETE' then
        insert into public.listing_counts as kept
        select property_type, status, coalesce(area, ''), least(coalesce(bedrooms, -1), 4), -count(*)
        from old_rows where publication = 'published' and not excluded
        group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (property_type, status, area, bedrooms) do update set homes = kept.homes + excluded.homes;
      else
        insert into public.listing_counts as kept
        select property_type, status, coalesce(area, ''), least(coalesce(bedrooms, -1), 4), sum(change)
        from (
          select property_type, status, area, bedrooms, 1 as change from new_rows where publication = 'published' and not excluded
          union all
          select property_type, status, area, bedrooms, -1 from old_rows where publication = 'published' and not excluded
        ) as changes
        group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
        on conflict (property_type, status, area, bedrooms) do update set homes = kept.homes + excluded.homes;
      end if;
      return null;
    end
  $$;
revoke execute on function public.keep_listing_counts() from public, anon, authenticated;
create trigger listings_count_new after insert on public.listings
  referencing new table as new_rows for each statement execute function public.keep_listing_counts();
create trigger listings_count_changed after update on public.listings
  referencing old table as old_rows new table as new_rows for each statement execute function public.keep_listing_counts();
create trigger listings_count_removed after delete on public.listings
  referencing old table as old_rows for each statement execute function public.keep_listing_counts();

-- Listings that are there already.
insert into public.listing_counts
select property_type, status, coalesce(area, ''), least(coalesce(bedrooms, -1), 4), count(*)
from public.listings where publication = 'published' and not excluded group by 1, 2, 3, 4;
-- For their words only: nothing about them has changed.
alter table public.listings disable trigger listings_touch_updated_at;
update public.listings set title = title;
alter table public.listings enable trigger listings_touch_updated_at;

notify pgrst, 'reload schema';
