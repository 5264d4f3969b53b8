-- Words and counts are what listings share. A transaction that wrote them along with each listing held some of them while
-- it waited for others, and two such transactions deadlocked. Now each transaction notes what it adds and writes it when
-- it commits: all at once, in one order.

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
      delete from public.pending_tallies;
      return null;
    end
  $$;
revoke execute on function public.write_tallies() from public, anon, authenticated;

create constraint trigger pending_tallies_write after insert on public.pending_tallies
  deferrable initially deferred for each row execute function public.write_tallies();

create or replace function public.keep_listing_counts() returns trigger
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

create or replace function public.keep_searched_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      batch_of_home integer := (select batch from public.searched_listings where id = new.id);
      added bigint;
      title_words text[];
      all_words text[];
    begin
      if new.publication <> 'published' or new.excluded then
        delete from public.searched_listings where id = new.id;
        return null;
      end if;
      title_words := public.search_words(concat_ws(' ', new.title, new.condo_name));
      all_words := public.search_words(concat_ws(' ', new.title, new.condo_name, new.address, new.city,
        replace(new.area, '-', ' '), replace(array_to_string(new.amenities, ' '), '-', ' '),
        (select string_agg(name, ' ') from public.search_names
          where subject in (new.area, new.city, split_part(new.property_type, '-', 1))),
        left(new.description, 4000)));
      if batch_of_home is null then
        added := nextval('public.searched_listings_added');
        batch_of_home := added / 1000;
        if added % 1000 = 0 then perform public.keep_filter_shares(); end if;
      end if;
      insert into public.searched_listings as kept
      values (new.id, batch_of_home, new.property_type, new.status, coalesce(new.area, ''),
        least(coalesce(new.bedrooms, -1), 4), new.bathrooms, new.square_meters, new.price, new.monthly_rental_price,
        new.amenities, new.latitude, new.longitude, new.featured, new.created_at,
        public.listing_terms(new, batch_of_home, all_words), array_to_tsvector(title_words))
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
      return null;
    end
  $$;

-- One refresh at a time is enough: whoever finds another at work leaves it to that one.
create or replace function public.keep_filter_shares() returns void
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

notify pgrst, 'reload schema';
