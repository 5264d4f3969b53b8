-- The catalogue: what the public may read of a home, and nothing else.
-- Bookkeeping about where a listing came from is in listing_origins.

-- The owner never shows the Beachfront 48sqm studio at View Talay 5 Jomtien, however its title is punctuated.
create function public.is_excluded_title(title text) returns boolean
  language sql immutable strict set search_path = ''
  as $$
    select plain like '%beachfront%'
      and (plain like '%48sqm%' or plain like '%48 sqm%')
      and plain like '%studio%'
      and plain like '%view talay 5%'
    from (
      select regexp_replace(regexp_replace(lower(title), '[[:punct:]]', '', 'g'), '\s+', ' ', 'g') as plain
    ) as normalised
  $$;
comment on function public.is_excluded_title(text) is 'The one listing that is never shown; the same rule as domain/listing-exclusion.ts.';

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
  check ((latitude is null) = (longitude is null))
);
comment on table public.listings is 'Homes for sale, for rent and with finance. Public columns only.';
comment on column public.listings.language is 'The language the title and description were written in.';
comment on column public.listings.area is 'Slug of the area of Pattaya (domain/areas.ts).';
comment on column public.listings.is_sample is 'Invented for demonstration; the site says so wherever it is shown.';
comment on column public.listings.publication is 'Only published listings are public; review is what a scraper found and nobody has judged yet.';

create index listings_newest on public.listings (created_at desc, id) where publication = 'published' and not excluded;
create index listings_by_type on public.listings (property_type, created_at desc, id) where publication = 'published' and not excluded;
create index listings_by_price on public.listings (price, id) where publication = 'published' and not excluded;
create index listings_by_area on public.listings (area, created_at desc, id) where publication = 'published' and not excluded;
create index listings_by_status on public.listings using gin (status);
create index listings_in_review on public.listings (created_at desc, id) where publication = 'review';

create function public.touch_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at = now(); return new; end $$;

create trigger listings_touch_updated_at before update on public.listings
  for each row execute function public.touch_updated_at();

alter table public.listings enable row level security;
revoke all on table public.listings from anon, authenticated;
grant select on table public.listings to anon, authenticated;
grant insert, update, delete on table public.listings to authenticated;
grant all on table public.listings to service_role;

create policy "Published listings are viewable by everyone"
  on public.listings for select to anon, authenticated
  using (publication = 'published' and not excluded);

create policy "Admins can view every listing"
  on public.listings for select to authenticated
  using ((select public.is_admin()));

create policy "Admins can add listings"
  on public.listings for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins can change listings"
  on public.listings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create policy "Admins can delete listings"
  on public.listings for delete to authenticated
  using ((select public.is_admin()));

notify pgrst, 'reload schema';
