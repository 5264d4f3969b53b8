-- The catalogue: what the public may read of a home, and nothing else.
-- Bookkeeping about where a listing came from is in listing_origins.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The owner never shows the Beachfront 48sqm studio at View Talay 5 Jomtien, however its title is written.
-- A single expression, so that it becomes part of the statement that writes a home instead of a query of its own.
create function public.is_excluded_title(title text) returns boolean
  language sql immutable parallel safe
  return regexp_replace(lower(title), '[[:punct:]]', '', 'g') ~ 'beach\s*front'
    and regexp_replace(lower(title), '[[:punct:]]', '', 'g') ~ '(^|\D)48\s*(sq\s*m|square met|m(2|\W|$))'
    and regexp_replace(lower(title), '[[:punct:]]', '', 'g') like '%studio%'
    and regexp_replace(lower(title), '[[:punct:]]', '', 'g') ~ 'view\s*talay\s*(condo(minium)?\s*)?5(\D|$)';
comment on function public.is_excluded_title(text) is 'The one listing that is never shown; the same rule as domain/listings/listing-exclusion.ts.';

-- What is let is never for sale, and what is for sale is more than for rent. Written like is_excluded_title(), because every
-- statement that writes a home asks it.
create function public.status_fits_type(status text[], property_type text) returns boolean
  language sql immutable parallel safe
  return case
    when property_type like '%-for-rent' then status <@ array['for-rent', 'rented']
    when property_type = 'condo-with-finance' then status && array['finance-available', 'sold', 'rented']
    else not status <@ array['for-rent'] end;
comment on function public.status_fits_type(text[], text) is 'Whether type and status agree; the same rule as domain/listings/offer.ts.';

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (length(title) between 3 and 200),
  description text not null default '',
  language text not null default 'en' check (language in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  images text[] not null default '{}',
  property_type text not null check (property_type in
    ('condo-for-sale', 'condo-for-rent', 'condo-with-finance', 'house-for-sale', 'house-for-rent')),
  status text[] not null check (
    status <@ array['for-sale', 'for-rent', 'finance-available', 'sold', 'rented'] and cardinality(status) > 0),
  address text not null default '',
  city text not null default 'Pattaya',
  area text check (area ~ '^[a-z]+(-[a-z]+)*$'),
  building_id uuid references public.buildings (id),
  condo_name text,
  bedrooms smallint check (bedrooms between 0 and 50),
  bathrooms smallint check (bathrooms between 0 and 50),
  square_meters numeric(10, 2) check (square_meters > 0),
  price numeric(14, 2) check (price > 0),
  monthly_rental_price numeric(12, 2) check (monthly_rental_price > 0),
  amenities text[] not null default '{}',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  agent_name text,
  agent_phone text,
  agent_email text,
  agent_photo text,
  year_built smallint check (year_built between 1900 and 2100),
  featured boolean not null default false,
  is_sample boolean not null default false,
  publication text not null default 'draft' check (publication in
    ('draft', 'review', 'published', 'rejected', 'withdrawn')),
  excluded boolean not null generated always as (public.is_excluded_title(title)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ownership_verified text[] not null default '{}',
  ownership_claimed text[] not null default '{}',
  last_verified_on date check (last_verified_on between '2000-01-01' and '2100-01-01'),
  common_fee numeric(8, 2) check (common_fee >= 0),
  sinking_fund numeric(10, 2) check (sinking_fund >= 0),
  finance_down_payment numeric(14, 2) check (finance_down_payment >= 0),
  finance_months smallint check (finance_months between 1 and 360),
  finance_premium_percent numeric(5, 2) check (finance_premium_percent between 0 and 100),
  finance_interest_percent numeric(5, 2) check (finance_interest_percent between 0 and 50),
  finance_forfeiture_percent numeric(5, 2) check (finance_forfeiture_percent between 0 and 100),
  tenure text check (tenure in ('foreign-quota', 'thai-quota', 'leasehold', 'company', 'thai-spouse')),
  land_square_meters numeric(10, 2) check (land_square_meters > 0),
  floor_plan jsonb check (jsonb_typeof(floor_plan) = 'object' and length(floor_plan::text) <= 100000),
  plan_images text[] not null default '{}' check (cardinality(plan_images) <= 8),
  check ((latitude is null) = (longitude is null)),
  constraint listings_ownership_facts_known check (
    ownership_verified || ownership_claimed
      <@ array['foreign-quota', 'title-deed', 'no-mortgage', 'no-unpaid-fees', 'sellers-identity']),
  constraint listings_ownership_facts_once check (not ownership_verified && ownership_claimed),
  constraint listings_verified_on_a_day check (ownership_verified = '{}' or last_verified_on is not null),
  -- A sold home is no longer on offer.
  constraint listings_gone_is_not_offered check (
    not ('sold' = any (status) and status <> array['sold']) and not status @> array['rented', 'for-rent']),
  constraint listings_status_fits_its_type check (public.status_fits_type(status, property_type)),
  constraint listings_tenure_of_its_kind check (
    case when property_type like 'house%' then tenure in ('leasehold', 'company', 'thai-spouse')
      else tenure in ('foreign-quota', 'thai-quota', 'leasehold') end)
);
comment on table public.listings is 'Homes for sale, for rent and with finance. Public columns only.';
comment on column public.listings.language is 'The language the title and description were written in.';
comment on column public.listings.area is 'Slug of the area of Pattaya (domain/places/areas.ts).';
comment on column public.listings.building_id is 'The home takes its place, year, fees and facilities from there (homes_of_buildings). Null: unknown, or a house.';
comment on column public.listings.is_sample is 'Invented for demonstration; the site says so wherever it is shown.';
comment on column public.listings.publication is 'Only published listings are public; review means found by the scraper and not judged yet.';
comment on column public.listings.ownership_verified is 'Facts that we have seen proof of, on last_verified_on (domain/listings/ownership.ts).';
comment on column public.listings.ownership_claimed is 'Facts that the seller states without proof. In neither list: unknown.';
comment on column public.listings.common_fee is 'THB per square metre a month.';
comment on column public.listings.sinking_fund is 'THB per square metre, paid once.';
comment on column public.listings.finance_forfeiture_percent is 'Share of what is paid in that is lost when the buyer stops.';
comment on column public.listings.tenure is 'How a foreign buyer can hold it (domain/listings/tenure.ts). Null: unknown.';
comment on column public.listings.land_square_meters is 'The plot of a house.';
comment on column public.listings.plan_images is 'The plan as pictures, beside the measures of floor_plan. Only a listing''s own page carries them.';
comment on column public.listings.floor_plan is 'Rooms, doors, windows and furniture (domain/floor-plans). Only a listing''s own page carries it.';

create index listings_in_review on public.listings (created_at desc, id) where publication = 'review';
create index listings_newest on public.listings (created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_by_type on public.listings (property_type, created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_by_area on public.listings (area, created_at desc, id desc) where publication = 'published' and not excluded;
create index listings_featured on public.listings (created_at desc, id desc) where featured and publication = 'published' and not excluded;

create trigger listings_touch_updated_at before update on public.listings
  for each row execute function public.touch_updated_at();

alter table public.listings enable row level security;
grant select on table public.listings to anon, authenticated;
grant insert, update, delete on table public.listings to authenticated;
grant all on table public.listings to service_role;

create policy "Published listings are viewable by everyone"
  on public.listings for select to anon
  using (publication = 'published' and not excluded);

-- One policy, because two would both be evaluated for each row.
create policy "Who is signed in sees public homes, an agent own ones, admins all"
  on public.listings for select to authenticated
  using ((publication = 'published' and not excluded) or (select public.may('listings'))
    or agent_name = (select public.my_agent_name()));

create policy "Admins can add listings"
  on public.listings for insert to authenticated
  with check ((select public.may('listings')));

create policy "Admins can change listings"
  on public.listings for update to authenticated
  using ((select public.may('listings'))) with check ((select public.may('listings')));

create policy "Admins can delete listings"
  on public.listings for delete to authenticated
  using ((select public.may('listings')));

create function public.is_still_offered(home public.listings) returns boolean
  language sql immutable set search_path = ''
  as $$ select home.publication = 'published' and not home.status && array['sold', 'rented'] $$;
comment on function public.is_still_offered(public.listings) is 'True if visitors see it as one that can be had.';
revoke execute on function public.is_still_offered(public.listings) from public, anon, authenticated;

create table public.listing_slugs (
  slug text primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  left_at timestamptz not null default now()
);
comment on table public.listing_slugs is 'Addresses that listings once had: they redirect to the present one.';
create index listing_slugs_listing on public.listing_slugs (listing_id);

alter table public.listing_slugs enable row level security;
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

notify pgrst, 'reload schema';
