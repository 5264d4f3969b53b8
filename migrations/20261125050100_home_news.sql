-- What letters about homes tell: that a home is new, that its price has changed, that it is gone. Prices are in their
-- history already; here is since when a home is public, and when it last changed.

create table public.home_news (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  first_public_at timestamptz not null default now(),
  is_new boolean,
  changed_at timestamptz not null default now()
);
comment on table public.home_news is 'Since when each home has been public, and when it last changed. Only what changed is compared with what people watch.';
comment on column public.home_news.is_new is 'False for a home that was public before as another listing. Null until a letter asks.';
create index home_news_changed on public.home_news (changed_at);
create index home_news_not_judged on public.home_news (first_public_at) where is_new is null;
alter table public.home_news enable row level security;
grant all on table public.home_news to service_role;

-- A home that is listed again keeps the day on which it was public first.
create function public.note_home_news() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if tg_op = 'INSERT' then
        insert into public.home_news (listing_id) values (new.id)
        on conflict (listing_id) do update set changed_at = now();
      else
        update public.home_news set changed_at = now() where listing_id = old.id;
      end if;
      return null;
    end
  $$;
revoke execute on function public.note_home_news() from public, anon, authenticated;
create trigger searched_listings_note_news after insert or delete on public.searched_listings
  for each row execute function public.note_home_news();
-- Not the instalments: new standard terms change those of all homes at once, and no home's price.
create trigger searched_listings_note_changes after update on public.searched_listings
  for each row when ((old.property_type, old.status, old.area, old.bedrooms, old.bathrooms, old.square_meters, old.price,
      old.monthly_rental_price, old.amenities, old.tenure, old.latitude, old.longitude, old.featured, old.names, old.words)
    is distinct from (new.property_type, new.status, new.area, new.bedrooms, new.bathrooms, new.square_meters, new.price,
      new.monthly_rental_price, new.amenities, new.tenure, new.latitude, new.longitude, new.featured, new.names, new.words))
  execute function public.note_home_news();

-- A home that was public before under another address is not new: another source has it too, or the same source lists it
-- again. A source lists alike homes beside each other, so within one only a home that is gone counts, by its pictures.
create function public.judge_news() returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.home_news set is_new = not exists (
      select from public.listings
      left join public.listing_origins as mine on mine.listing_id = listings.id,
      lateral public.likely_twins(array[listings], array[public.twin_detail(null, mine.extracted)]) as twins
      join public.home_news as earlier on earlier.listing_id = twins.other_id
      left join public.listing_origins as theirs on theirs.listing_id = twins.other_id
      where listings.id = home_news.listing_id and earlier.first_public_at < home_news.first_public_at
        and (mine.source_id is null or theirs.source_id is distinct from mine.source_id
          or (twins.publication <> 'published' and 'pictures' = any (twins.reasons)))
        and not exists (
          select from public.listing_duplicates as pairs
          where pairs.listing_id = least(listings.id, twins.other_id) and pairs.other_id = greatest(listings.id, twins.other_id)
            and pairs.verdict = 'different'))
    where is_new is null
  $$;
comment on function public.judge_news() is 'Decides of each home that became public lately whether it is new.';
revoke execute on function public.judge_news() from public, anon, authenticated;

-- A home that somebody can buy or rent.
create function public.is_offered(status text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select status && array['for-sale', 'for-rent', 'finance-available'] $$;
revoke execute on function public.is_offered(text[]) from public, anon, authenticated;
grant execute on function public.is_offered(text[]) to service_role;

notify pgrst, 'reload schema';
