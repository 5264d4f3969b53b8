-- How the scraper writes a listing, with a note of every change so that a run can be rolled back.

create table public.listing_changes (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  field text not null,
  before jsonb,
  after jsonb,
  primary key (run_id, listing_id, field)
);
comment on table public.listing_changes is 'What a run wrote, so that it can be rolled back. The field "(created)" means that the run made the listing.';
create index listing_changes_listing on public.listing_changes (listing_id);

alter table public.listing_changes enable row level security;
grant select on table public.listing_changes to authenticated;
grant all on table public.listing_changes to service_role;
create policy "Admins can view what runs changed" on public.listing_changes for select to authenticated
  using ((select public.may('scraper')));

-- True when the run has ended and published listings changed or went: its end may have written what no page of it did.
create function public.has_changed_catalogue(for_run uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.scrape_runs as runs
      join public.listing_changes as changes on changes.run_id = runs.id
      join public.listings on listings.id = changes.listing_id
      where runs.id = for_run and runs.state in ('done', 'frozen')
        and (listings.publication = 'published' or (changes.field = 'publication' and changes.before = '"published"')))
  $$;

-- A page may say how a unit is held while its type, which says house, waits for an answer or is locked.
create function public.fitting_tenure(tenure text, property_type text) returns text
  language sql immutable set search_path = ''
  as $$
    select tenure where tenure = any (case when property_type like 'house%' then
      array['leasehold', 'company', 'thai-spouse'] else array['foreign-quota', 'thai-quota', 'leasehold'] end)
  $$;

-- Where one of type and status cannot be written, because an admin has locked it, and the other would contradict it, both
-- stay as they are.
create function public.leave_out_disagreeing(standing public.listings, difference jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select case when public.status_fits_type(merged.status, merged.property_type)
      then difference else difference - 'status' - 'property_type' end
    from jsonb_populate_record(standing, (
      select jsonb_object_agg(change.key, change.value -> 'to') from jsonb_each(difference) as change
      where change.key in ('status', 'property_type'))) as merged
  $$;

-- Writes homes, new and known ones: the one place that names the columns that the scraper writes. One statement for all:
-- each pays anew for its checks, generated columns, triggers and plans. Whoever calls it has locked the known ones.
create function public.write_listings(homes public.listings[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      insert into public.listings (id, slug,
        title, description, language, images, property_type, status, address, city, area, condo_name, bedrooms,
        bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude, agent_name, agent_phone,
        agent_email, agent_photo, year_built, publication, finance_down_payment, finance_months, land_square_meters,
        tenure)
      select id, slug,
        title, description, language, images, property_type, status, address, city, area, condo_name, bedrooms,
        bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude, agent_name, agent_phone,
        agent_email, agent_photo, year_built, publication, finance_down_payment, finance_months, land_square_meters,
        public.fitting_tenure(tenure, property_type)
      from unnest(homes)
      on conflict (id) do update set (
        title, description, language, images, property_type, status, address, city, area, condo_name, bedrooms,
        bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude, agent_name, agent_phone,
        agent_email, agent_photo, year_built, publication, finance_down_payment, finance_months, land_square_meters,
        tenure)
      = row (
        excluded.title, excluded.description, excluded.language, excluded.images, excluded.property_type,
        excluded.status, excluded.address, excluded.city, excluded.area, excluded.condo_name, excluded.bedrooms,
        excluded.bathrooms, excluded.square_meters, excluded.price, excluded.monthly_rental_price, excluded.amenities,
        excluded.latitude, excluded.longitude, excluded.agent_name, excluded.agent_phone, excluded.agent_email,
        excluded.agent_photo, excluded.year_built, excluded.publication, excluded.finance_down_payment,
        excluded.finance_months, excluded.land_square_meters, excluded.tenure);
    end
  $$;

-- Writes what differs, and keeps what was there in the run's changes.
create function public.write_changes(for_run uuid, target uuid, difference jsonb) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      standing public.listings;
      merged public.listings;
    begin
      select * into standing from public.listings where id = target for no key update;
      difference := public.leave_out_disagreeing(standing, difference);
      if difference = '{}' then
        return;
      end if;
      merged := jsonb_populate_record(standing,
        (select jsonb_object_agg(change.key, change.value -> 'to') from jsonb_each(difference) as change));
      perform public.write_listings(array[merged]);
      insert into public.listing_changes (run_id, listing_id, field, before, after)
      select for_run, target, change.key, change.value -> 'from', change.value -> 'to'
      from jsonb_each(difference) as change
      on conflict (run_id, listing_id, field) do update set after = excluded.after;
    end
  $$;

revoke execute on function public.has_changed_catalogue(uuid), public.fitting_tenure(text, text),
  public.leave_out_disagreeing(public.listings, jsonb),
  public.write_listings(public.listings[]), public.write_changes(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.has_changed_catalogue(uuid), public.fitting_tenure(text, text),
  public.leave_out_disagreeing(public.listings, jsonb),
  public.write_listings(public.listings[]), public.write_changes(uuid, uuid, jsonb) to service_role;

notify pgrst, 'reload schema';
