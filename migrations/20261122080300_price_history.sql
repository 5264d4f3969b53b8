-- What a buyer asks before paying anything: who owns it and is that proven, what it costs each month,
-- on which terms it is financed, and what it cost before.

alter table public.listings
  add column ownership_verified text[] not null default '{}',
  add column ownership_claimed text[] not null default '{}',
  add column last_verified_on date,
  add column common_fee numeric(8, 2) check (common_fee >= 0),
  add column sinking_fund numeric(10, 2) check (sinking_fund >= 0),
  add column finance_down_payment numeric(14, 2) check (finance_down_payment >= 0),
  add column finance_months smallint check (finance_months between 1 and 360),
  add column finance_premium_percent numeric(5, 2) check (finance_premium_percent between 0 and 100),
  add column finance_interest_percent numeric(5, 2) check (finance_interest_percent between 0 and 50),
  add column finance_forfeiture_percent numeric(5, 2) check (finance_forfeiture_percent between 0 and 100),
  add constraint listings_ownership_facts_known check (
    ownership_verified || ownership_claimed
      <@ array['foreign-quota', 'title-deed', 'no-mortgage', 'no-unpaid-fees', 'sellers-identity']),
  add constraint listings_ownership_facts_once check (not ownership_verified && ownership_claimed),
  add constraint listings_verified_on_a_day check (ownership_verified = '{}' or last_verified_on is not null);

comment on column public.listings.ownership_verified is 'Facts that we have seen proof of, on last_verified_on (domain/ownership.ts).';
comment on column public.listings.ownership_claimed is 'Facts that the seller states without proof. In neither list: unknown.';
comment on column public.listings.common_fee is 'THB per square metre a month.';
comment on column public.listings.sinking_fund is 'THB per square metre, paid once.';
comment on column public.listings.finance_forfeiture_percent is 'Share of what is paid in that is lost when the buyer stops.';

create table public.listing_price_points (
  id bigint generated always as identity primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  price numeric(14, 2),
  monthly_rental_price numeric(12, 2),
  since timestamptz not null
);
comment on table public.listing_price_points is 'Every price a listing has had since it was added, whoever changed it.';
create index listing_price_points_of_listing on public.listing_price_points (listing_id, since);

alter table public.listing_price_points enable row level security;
revoke all on table public.listing_price_points from anon, authenticated;
grant select on table public.listing_price_points to anon, authenticated;
grant all on table public.listing_price_points to service_role;

-- The inner query is itself under the listings' policies: a hidden listing hides its history.
create policy "The price history of a viewable listing is viewable"
  on public.listing_price_points for select to anon, authenticated
  using (exists (select from public.listings where listings.id = listing_price_points.listing_id));

create function public.keep_price_point() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into public.listing_price_points (listing_id, price, monthly_rental_price, since)
      values (new.id, new.price, new.monthly_rental_price,
        case when tg_op = 'INSERT' then new.created_at else now() end);
      return null;
    end
  $$;
revoke execute on function public.keep_price_point() from public, anon, authenticated;

create trigger listings_keep_first_price after insert on public.listings
  for each row when (new.price is not null or new.monthly_rental_price is not null)
  execute function public.keep_price_point();
create trigger listings_keep_changed_price after update of price, monthly_rental_price on public.listings
  for each row when (
    new.price is distinct from old.price or new.monthly_rental_price is distinct from old.monthly_rental_price)
  execute function public.keep_price_point();

insert into public.listing_price_points (listing_id, price, monthly_rental_price, since)
select id, price, monthly_rental_price, created_at from public.listings
where price is not null or monthly_rental_price is not null;

notify pgrst, 'reload schema';
