-- What a search reads: a row for each public home with all it is found, sorted and counted by. Triggers keep it.

-- So that an English listing is found in all of the site's languages: names as visitors type them, and as web/i18n has them.
create table public.search_names (subject text primary key, names text not null);
comment on table public.search_names is 'Names in six languages of areas (domain/places/areas.ts), property types and the city.';
insert into public.search_names (subject, names) values
  ('Pattaya', 'พัทยา, 芭提雅, 芭堤雅, Паттайя'),
  ('naklua', 'Naklua, นาเกลือ, 纳格鲁阿, 那库拉, Наклуа'),
  ('wongamat', 'Wongamat, Wong Amat, วงศ์อมาตย์, 翁阿玛, Вонгамат'),
  ('central-pattaya', 'Central Pattaya, พัทยากลาง, 芭提雅市中心, Центральная Паттайя, Центр Паттайи, Zentral-Pattaya, Pattaya-Zentrum, Pattaya centre'),
  ('east-pattaya', 'East Pattaya, พัทยาตะวันออก, 东芭提雅, Восточная Паттайя, Ost-Pattaya, Pattaya Est'),
  ('pratumnak', 'Pratumnak, Pratamnak, พระตำหนัก, 帕塔纳克, 帕塔纳山, Пратамнак'),
  ('jomtien', 'Jomtien, จอมเทียน, 中天, 乔木提恩, Джомтьен'),
  ('na-jomtien', 'Na Jomtien, นาจอมเทียน, 纳中天, На Джомтьен'),
  ('bang-saray', 'Bang Saray, Bang Sare, บางเสร่, 邦萨雷, 邦沙雷, Банг Сарай'),
  ('condo', 'condo condominium apartment, คอนโด ห้องชุด, 公寓, кондо квартира, Wohnung Eigentumswohnung, appartement'),
  ('house', 'house villa, บ้าน วิลล่า, 别墅 房子, дом вилла, Haus, maison');

create table public.searched_listings (
  id uuid primary key references public.listings (id) on delete cascade,
  property_type text not null,
  status text[] not null,
  area text,
  bedrooms smallint,
  bathrooms smallint,
  square_meters numeric,
  price numeric,
  monthly_rental_price numeric,
  monthly_instalment numeric,
  instalment_is_example boolean,
  amenities text[] not null,
  tenure text,
  latitude double precision,
  longitude double precision,
  featured boolean not null,
  created_at timestamptz not null,
  names text not null,
  words text not null,
  price_per_square_meter numeric generated always as (round(price / nullif(square_meters, 0))) stored,
  -- A year's stated rent as a part of the price, in hundredths of a percent: of what can be bought.
  gross_yield numeric generated always as (case when status && '{for-sale,finance-available}'
    then round(monthly_rental_price * 12 * 10000 / nullif(price, 0)) end) stored,
  -- The smaller of what a month costs as a card shows it: the rent of a home to let, the instalment of one on terms.
  monthly_sum numeric generated always as (
    least(case when 'for-rent' = any (status) then monthly_rental_price end, monthly_instalment)) stored,
  terms tsvector not null generated always as (
    setweight(to_tsvector('simple', regexp_replace(names, '[^a-z0-9\u0430-\u045f]+', ' ', 'g')), 'A')
    || to_tsvector('simple', regexp_replace(words, '[^a-z0-9\u0430-\u045f]+', ' ', 'g'))) stored,
  unspaced_names text not null generated always as (regexp_replace(names, '[a-z0-9\u0430-\u045f ]+', ' ', 'g')) stored,
  unspaced text not null generated always as (regexp_replace(names || ' ' || words, '[a-z0-9\u0430-\u045f ]+', ' ', 'g')) stored
);
comment on table public.searched_listings is 'What each public listing is found, sorted and counted by; kept by triggers.';
comment on column public.searched_listings.bedrooms is '4 are 4 or more.';
comment on column public.searched_listings.names is 'Its titles and all names of its building, folded; `words` is all the rest that it is found by.';
comment on column public.searched_listings.unspaced is 'The Thai and Chinese, which are written without spaces and searched for parts.';

-- Two saves at the same moment may both add a word. That is harmless, and neither has to wait for the other.
create table public.known_words (
  id bigint generated always as identity primary key,
  word text not null check (length(word) between 3 and 40)
);
comment on table public.known_words is 'Every word that some listing has had: typing mistakes are corrected against these.';
create index known_words_by_word on public.known_words (word);
create index known_words_by_likeness on public.known_words using gin (word extensions.gin_trgm_ops);

-- Only functions read these tables.
alter table public.search_names enable row level security;
alter table public.searched_listings enable row level security;
alter table public.known_words enable row level security;
grant all on table public.search_names, public.searched_listings, public.known_words to service_role;

create function public.keep_searched(home_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
    declare
      kept public.searched_listings;
    begin
      delete from public.searched_listings where id = home_id
        and not exists (select from public.listings where id = home_id and publication = 'published' and not excluded);
      insert into public.searched_listings as kept_before (id, property_type, status, area, bedrooms, bathrooms, square_meters,
        price, monthly_rental_price, monthly_instalment, instalment_is_example, amenities, tenure, latitude, longitude, featured,
        created_at, names, words)
      select l.id, l.property_type, l.status, l.area, case when l.bedrooms > 4 then 4 else l.bedrooms end, l.bathrooms,
        l.square_meters, l.price, l.monthly_rental_price, plan.*, l.amenities, l.tenure, l.latitude, l.longitude, l.featured,
        l.created_at, public.fold_text(concat_ws(' ', l.title, l.condo_name, translated.titles, public.names_of_building(l.building_id))),
        public.fold_text(concat_ws(' ', l.address, l.city, l.area, array_to_string(l.amenities, ' '),
          (select string_agg(names, ' ' order by subject) from public.search_names
            where subject in (l.area, l.city, split_part(l.property_type, '-', 1))),
          left(l.description, 4000), translated.descriptions))
      from public.listings as l
        left join lateral public.plan_of_listing(l) as plan on true,
        lateral (select string_agg(title, ' ' order by locale) as titles,
            string_agg(left(description, 2000), ' ' order by locale) as descriptions
          from public.listing_translations where listing_id = l.id) as translated
      where l.id = home_id and l.publication = 'published' and not l.excluded
      on conflict (id) do update set (property_type, status, area, bedrooms, bathrooms, square_meters, price,
          monthly_rental_price, monthly_instalment, instalment_is_example, amenities, tenure, latitude, longitude, featured,
          created_at, names, words)
        = row (excluded.property_type, excluded.status, excluded.area, excluded.bedrooms, excluded.bathrooms,
          excluded.square_meters, excluded.price, excluded.monthly_rental_price, excluded.monthly_instalment,
          excluded.instalment_is_example, excluded.amenities, excluded.tenure, excluded.latitude, excluded.longitude,
          excluded.featured, excluded.created_at, excluded.names, excluded.words)
        where kept_before is distinct from excluded
      returning * into kept;
      insert into public.known_words (word)
      select word from unnest(tsvector_to_array(kept.terms)) as said (word)
      where word !~ '^[0-9]+$' and length(word) between 3 and 40
        and not exists (select from public.known_words as known where known.word = said.word);
    end
  $$;

-- A listing that is gone takes its translations and its row here with it.
create function public.keep_searched_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if tg_table_name = 'listings' then perform public.keep_searched(new.id);
      elsif tg_op = 'DELETE' then perform public.keep_searched(old.listing_id);
      else perform public.keep_searched(new.listing_id);
      end if;
      return null;
    end
  $$;
create function public.keep_searched_figures() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.searched_listings set (status, bedrooms, bathrooms, square_meters, price, monthly_rental_price,
          monthly_instalment, instalment_is_example, tenure, latitude, longitude, featured, created_at)
        = (select new.status, case when new.bedrooms > 4 then 4 else new.bedrooms end, new.bathrooms, new.square_meters, new.price,
          new.monthly_rental_price, plan.monthly_instalment, plan.instalment_is_example, new.tenure, new.latitude, new.longitude,
          new.featured, new.created_at
        from (select) as always left join lateral public.plan_of_listing(new) as plan on true)
      where id = new.id;
      return null;
    end
  $$;
-- A home that is not public has no row here, so most homes of a scraper need no trigger.
create trigger listings_keep_searched_when_new after insert on public.listings
  for each row when (new.publication = 'published' and not new.excluded)
  execute function public.keep_searched_listing();
create trigger listings_keep_searched_when_changed after update on public.listings
  for each row when ((old.publication = 'published' or new.publication = 'published')
    and (coalesce(current_setting('site.renewing_homes', true), '') = 'on'
    or (old.publication, old.excluded, old.property_type, old.area, old.city, old.address, old.amenities, old.title,
      old.condo_name, old.building_id, old.description)
    is distinct from (new.publication, new.excluded, new.property_type, new.area, new.city, new.address, new.amenities, new.title,
      new.condo_name, new.building_id, new.description)))
  execute function public.keep_searched_listing();
-- Writing the words anew takes milliseconds. A roll-back changes the prices of thousands of homes in one statement.
create trigger listings_keep_searched_figures_when_changed after update on public.listings
  for each row when (old.publication = 'published' and new.publication = 'published'
    and (old.status, old.bedrooms, old.bathrooms, old.square_meters, old.price, old.monthly_rental_price, old.tenure,
      old.latitude, old.longitude, old.featured, old.created_at, old.finance_down_payment, old.finance_months,
      old.finance_premium_percent, old.finance_interest_percent, old.finance_forfeiture_percent)
    is distinct from (new.status, new.bedrooms, new.bathrooms, new.square_meters, new.price, new.monthly_rental_price, new.tenure,
      new.latitude, new.longitude, new.featured, new.created_at, new.finance_down_payment, new.finance_months,
      new.finance_premium_percent, new.finance_interest_percent, new.finance_forfeiture_percent))
  execute function public.keep_searched_figures();
create trigger listing_translations_keep_searched after insert or update or delete on public.listing_translations
  for each row execute function public.keep_searched_listing();

create function public.keep_instalments() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.searched_listings as kept
      set monthly_instalment = plan.monthly_instalment, instalment_is_example = plan.instalment_is_example
      from public.listings as l, lateral public.plan_of_listing(l) as plan
      where l.id = kept.id and (kept.monthly_instalment, kept.instalment_is_example)
        is distinct from (plan.monthly_instalment, plan.instalment_is_example);
      return null;
    end
  $$;
create trigger settings_keep_instalments after insert on public.settings
  for each row when (new.section = 'terms') execute function public.keep_instalments();

revoke execute on function public.keep_searched(uuid), public.keep_searched_listing(), public.keep_searched_figures(),
  public.keep_instalments() from public, anon, authenticated;

notify pgrst, 'reload schema';
