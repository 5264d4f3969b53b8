-- Totals and facets without counting rows. Words and counts are what listings share. A transaction that wrote them along
-- with each listing held some of them while it waited for others, and two such transactions deadlocked. So each
-- transaction notes what it adds and writes it when it commits: all at once, in one order.

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

create table public.pending_tallies (
  -- Either new words, or a change of one count.
  words text[],
  property_type text,
  status text[],
  area text,
  bedrooms smallint,
  change integer
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
comment on table public.pending_tallies is 'What a transaction adds to known_words and listing_counts. Its rows are gone when it commits.';
alter table public.pending_tallies enable row level security;
revoke all on table public.pending_tallies from anon, authenticated;
grant all on table public.pending_tallies to service_role;

create function public.write_tallies() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      -- The first of the transaction's rows has written for all of them.
      if not exists (select from public.pending_tallies) then
        return null;
      end if;
      insert into public.known_words (word)
      select distinct word collate "C" from public.pending_tallies, unnest(words) as word order by 1
      on conflict do nothing;
      insert into public.listing_counts as kept (property_type, status, area, bedrooms, homes)
      select property_type, status, area, bedrooms, sum(change)
      from public.pending_tallies where change is not null
      group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
      on conflict (property_type, status, area, bedrooms) do update set homes = kept.homes + excluded.homes;
      -- Hosted projects refuse a DELETE without WHERE, in functions too.
      delete from public.pending_tallies where true;
      return null;
    end
  $$;

create constraint trigger pending_tallies_write after insert on public.pending_tallies
  deferrable initially deferred for each row execute function public.write_tallies();

-- Once a statement: a bulk upsert notes each count once.
create function public.keep_listing_counts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if tg_op = 'INSERT' then
        insert into public.pending_tallies (property_type, status, area, bedrooms, change)
        select property_type, status, coalesce(area, ''), least(coalesce(bedrooms, -1), 4), count(*)
        from new_rows where publication = 'published' and not excluded
        group by 1, 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into public.pending_tallies (property_type, status, area, bedrooms, change)
        select property_type, status, coalesce(area, ''), least(coalesce(bedrooms, -1), 4), -count(*)
        from old_rows where publication = 'published' and not excluded
        group by 1, 2, 3, 4;
      else
        insert into public.pending_tallies (property_type, status, area, bedrooms, change)
        select property_type, status, coalesce(area, ''), least(coalesce(bedrooms, -1), 4), sum(change)
        from (
          select property_type, status, area, bedrooms, 1 as change from new_rows where publication = 'published' and not excluded
          union all
          select property_type, status, area, bedrooms, -1 from old_rows where publication = 'published' and not excluded
        ) as changes
        group by 1, 2, 3, 4 having sum(change) <> 0;
      end if;
      return null;
    end
  $$;

create trigger listings_count_new after insert on public.listings
  referencing new table as new_rows for each statement execute function public.keep_listing_counts();
create trigger listings_count_changed after update on public.listings
  referencing old table as old_rows new table as new_rows for each statement execute function public.keep_listing_counts();
create trigger listings_count_removed after delete on public.listings
  referencing old table as old_rows for each statement execute function public.keep_listing_counts();

revoke execute on function public.write_tallies(), public.keep_listing_counts() from public, anon, authenticated;

notify pgrst, 'reload schema';
