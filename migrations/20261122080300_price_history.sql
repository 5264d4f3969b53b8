-- Every price that a listing has had, and which run wrote it. Buyers may see the prices, not the runs.

create table public.listing_price_points (
  id bigint generated always as identity primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  price numeric(14, 2),
  monthly_rental_price numeric(12, 2),
  since timestamptz not null,
  run_id uuid references public.scrape_runs (id) on delete set null
);
comment on table public.listing_price_points is 'Every price a listing has had since it was added, by a run or by hand.';
comment on column public.listing_price_points.run_id is 'The run that wrote the price; null for a human''s. Not public.';
create index listing_price_points_of_listing on public.listing_price_points (listing_id, since);
create index listing_price_points_of_run on public.listing_price_points (run_id);

alter table public.listing_price_points enable row level security;
grant select (id, listing_id, price, monthly_rental_price, since)
  on table public.listing_price_points to anon, authenticated;
grant all on table public.listing_price_points to service_role;

-- The inner query is itself under the listings' policies: a hidden listing hides its history.
create policy "The price history of a viewable listing is viewable"
  on public.listing_price_points for select to anon, authenticated
  using (exists (select from public.listings where listings.id = listing_price_points.listing_id));

-- A rollback restores the price of an earlier point, which is still there: it adds none.
create function public.keep_price_point() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if current_setting('site.rolling_back', true) = 'on' then
        return null;
      end if;
      insert into public.listing_price_points (listing_id, price, monthly_rental_price, since, run_id)
      values (new.id, new.price, new.monthly_rental_price,
        case when tg_op = 'INSERT' then new.created_at else now() end,
        nullif(current_setting('site.run', true), '')::uuid);
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

notify pgrst, 'reload schema';
