-- Buildings: what is the same for every home in one. A home of a building takes these values from it
-- (the file homes_of_buildings); a real building carries only what has a source.

-- One form for every spelling (domain/search/fold-text.ts): lower case, without accents, words with one space between.
create function public.fold_text(text text) returns text
  language sql immutable parallel safe set search_path = ''
  return regexp_replace(
    replace(regexp_replace(lower(normalize(text, NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'),
    '[^a-z0-9\u0430-\u045f\u0e00-\u0e7f\u3400-\u9fff]+', ' ', 'g');

create function public.touch_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at = now(); return new; end $$;

-- The amenities that belong to a building and not to one home of it: as in domain/buildings/facilities.ts.
create function public.building_facilities() returns text[]
  language sql immutable parallel safe set search_path = ''
  return array['swimming-pool', 'fitness', 'sauna', 'garden', 'parking', 'security', 'lift', 'beach-access', 'playground'];

create table public.buildings (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  name text not null check (length(name) between 2 and 120),
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'
    and names - array['en', 'th', 'zh', 'ru', 'de', 'fr'] = '{}' and length(names::text) <= 2000),
  spellings text[] not null default '{}' check (cardinality(spellings) <= 40),
  area text check (area ~ '^[a-z]+(-[a-z]+)*$'),
  street text not null default '' check (length(street) <= 200),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  year_built smallint check (year_built between 1900 and 2100),
  floors smallint check (floors between 1 and 200),
  units integer check (units between 1 and 20000),
  developer text check (length(developer) between 1 and 120),
  common_fee numeric(8, 2) check (common_fee >= 0),
  sinking_fund numeric(10, 2) check (sinking_fund >= 0),
  juristic_person text check (length(juristic_person) between 1 and 200),
  foreign_quota_percent numeric(5, 2) check (foreign_quota_percent between 0 and 100),
  foreign_quota_on date check (foreign_quota_on between '2000-01-01' and '2100-01-01'),
  foreign_quota_source text check (length(foreign_quota_source) between 1 and 300),
  facilities text[] check (facilities <@ public.building_facilities()),
  pets text check (pets in ('allowed', 'by-agreement', 'not-allowed')),
  short_lets text check (short_lets in ('allowed', 'by-agreement', 'not-allowed')),
  images text[] not null default '{}' check (cardinality(images) <= 60),
  plan_images text[] not null default '{}' check (cardinality(plan_images) <= 8),
  source text not null default '' check (length(source) <= 300),
  is_sample boolean not null default false,
  merged_into uuid references public.buildings (id) check (merged_into <> id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  constraint buildings_quota_has_a_date_and_a_source check (
    num_nonnulls(foreign_quota_percent, foreign_quota_on, foreign_quota_source) in (0, 3)),
  constraint buildings_facts_have_a_source check (is_sample or source <> ''
    or num_nonnulls(year_built, floors, units, developer, common_fee, sinking_fund, juristic_person, facilities, pets,
      short_lets) = 0)
);
comment on table public.buildings is 'Condominiums and villages. Public columns only. A description is a text of the kind building, named after the slug, which stays for good.';
comment on column public.buildings.name is 'As it calls itself. `names` has it in other languages, `spellings` as people also write it.';
comment on column public.buildings.street is 'The road and soi. A home of the building has this address.';
comment on column public.buildings.common_fee is 'THB per square metre a month.';
comment on column public.buildings.sinking_fund is 'THB per square metre, paid once.';
comment on column public.buildings.foreign_quota_percent is 'The part of the floor area that foreigners own, on foreign_quota_on. The law allows 49.';
comment on column public.buildings.facilities is 'Amenities that belong to the building (domain/buildings/facilities.ts). Null: unknown.';
comment on column public.buildings.plan_images is 'Plans of the floors or of the site, as pictures.';
comment on column public.buildings.source is 'Where the facts come from. A building of the samples is invented and says so.';
comment on column public.buildings.merged_into is 'It was the same building as this one. Its homes moved there, and its address redirects.';
create index buildings_merged on public.buildings (merged_into) where merged_into is not null;

create trigger buildings_touch_updated_at before update on public.buildings
  for each row execute function public.touch_updated_at();
create trigger audit_buildings after insert or update or delete on public.buildings
  for each row when (auth.uid() is not null) execute function public.audit_change();

alter table public.buildings enable row level security;
grant select on table public.buildings to anon, authenticated;
grant insert, update, delete on table public.buildings to authenticated;
grant all on table public.buildings to service_role;

create policy "Buildings are viewable by everyone" on public.buildings for select to anon
  using (merged_into is null);
create policy "Buildings are viewable by everyone who is signed in, and merged ones by admins"
  on public.buildings for select to authenticated
  using (merged_into is null or (select public.may('listings')));
create policy "Admins can add buildings" on public.buildings for insert to authenticated
  with check ((select public.may('listings')));
create policy "Admins can change buildings" on public.buildings for update to authenticated
  using ((select public.may('listings'))) with check ((select public.may('listings')));
create policy "Admins can delete buildings" on public.buildings for delete to authenticated
  using ((select public.may('listings')));

-- "The Talay-Thong Condominium" and "talay thong" are one name.
create function public.building_key(name text) returns text
  language sql immutable parallel safe set search_path = ''
  return regexp_replace(public.fold_text(name), '\m(the|condo|condominium)\M| ', '', 'g');

create function public.building_keys(building public.buildings) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select array(select distinct key from (
      select public.building_key(called) as key from (
        select building.name as called
        union all select value from jsonb_each_text(building.names)
        union all select unnest(building.spellings)) as all_names) as keys
      where key <> '' order by key)
  $$;
comment on function public.building_keys(public.buildings) is 'Every name of a building in the form in which names are compared.';
create index buildings_by_key on public.buildings using gin (public.building_keys(buildings));

-- The building that a merged one has become, through as many merges as there were.
create function public.standing_building(of_building uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    with recursive path (id, next) as (
      select id, merged_into from public.buildings where id = of_building
      union
      select buildings.id, buildings.merged_into from public.buildings join path on buildings.id = path.next
    )
    select id from path where next is null
  $$;

revoke execute on function public.fold_text(text), public.building_facilities(), public.touch_updated_at(), public.building_key(text),
  public.building_keys(public.buildings), public.standing_building(uuid) from public, anon, authenticated;
-- A role that writes a building also runs the functions of its check and its index.
grant execute on function public.fold_text(text), public.building_facilities(), public.building_key(text), public.building_keys(public.buildings)
  to authenticated, service_role;

notify pgrst, 'reload schema';
