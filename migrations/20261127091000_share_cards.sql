-- The cards that messengers show beside a shared link of a home: which are drawn, and who may read them. The office Worker
-- draws them from a queue and its cron fills the queue. Each card's name has a hash of what is written on it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('share-cards', 'share-cards', false, 300000, array['image/jpeg'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table public.share_cards (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  asked_for timestamptz not null,
  asked_at timestamptz not null default now(),
  drawn_for timestamptz,
  design integer,
  objects text[] not null default '{}'
);
comment on table public.share_cards is 'For each home the cards that are drawn, one a language, and when they were last asked for.';
comment on column public.share_cards.asked_for is 'Up to which save, of the home or of the standard terms, the queue was asked to draw.';
comment on column public.share_cards.drawn_for is 'Up to which save the cards are drawn. Null: none is drawn yet.';
comment on column public.share_cards.design is 'The number of the design in which they are drawn. Another number draws all anew.';
comment on column public.share_cards.objects is 'The names of its cards in the bucket share-cards. Others are removed.';
alter table public.share_cards enable row level security;
grant all on table public.share_cards to service_role;

-- Null while nobody has saved any. Cards of homes without terms of their own show these.
create function public.terms_saved_at() returns timestamptz
  language sql stable set search_path = ''
  as $$ select max(saved_at) from public.settings where section = 'terms' $$;
revoke execute on function public.terms_saved_at() from public, anon, authenticated;
grant execute on function public.terms_saved_at() to service_role;

-- A message that was lost is sent again after an hour; a home that was saved again is asked for at once.
create function public.ask_for_share_cards(most integer, of_design integer) returns setof uuid
  language sql volatile set search_path = ''
  as $$
    insert into public.share_cards as cards (listing_id, asked_for)
    select listings.id, version
    from public.listings
    left join public.share_cards as known on known.listing_id = listings.id,
    lateral (select greatest(updated_at, (select public.terms_saved_at())) as version) as shown
    where publication = 'published' and not excluded and images <> '{}'
      and (known.drawn_for is distinct from version or known.design is distinct from of_design)
      and (known.asked_for is distinct from version or known.asked_at < now() - interval '1 hour')
    order by updated_at desc, listings.id limit most
    on conflict (listing_id) do update set asked_for = excluded.asked_for, asked_at = excluded.asked_at
    returning cards.listing_id
  $$;
comment on function public.ask_for_share_cards(integer, integer) is 'The public homes whose cards are to be drawn, the latest saved first. Each is answered once.';
revoke execute on function public.ask_for_share_cards(integer, integer) from public, anon, authenticated;
grant execute on function public.ask_for_share_cards(integer, integer) to service_role;

-- Security definer: the view of cards is for functions alone.
create function public.home_on_share_card(for_listing uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('version', greatest(updated_at, public.terms_saved_at()), 'card', to_jsonb(card)
      || jsonb_build_object('listing_translations', coalesce(card.listing_translations, '[]')))
    from public.listings join public.card_listings as card on card.id = listings.id
    where listings.id = for_listing and publication = 'published' and not excluded
  $$;
comment on function public.home_on_share_card(uuid) is 'What the cards of a public home show. Null for a home that is not public.';
revoke execute on function public.home_on_share_card(uuid) from public, anon, authenticated;
grant execute on function public.home_on_share_card(uuid) to service_role;

-- The reader's own rights on the home decide, so a card is read as long as its home is public. A case, because the names in
-- other buckets begin with no id.
create policy "Share cards of public homes are read by everyone" on storage.objects for select to anon, authenticated
  using (case when bucket_id = 'share-cards'
    then exists (select from public.listings where id = split_part(objects.name, '/', 1)::uuid) else false end);

-- Restrictive: a permissive policy that somebody adds later, for another bucket or by mistake, does not open this one.
create policy "Only share cards of public homes are read" on storage.objects as restrictive for select to anon, authenticated
  using (case when bucket_id = 'share-cards'
    then exists (select from public.listings where id = split_part(objects.name, '/', 1)::uuid) else true end);
create policy "Nobody adds share cards" on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'share-cards');
create policy "Nobody changes share cards" on storage.objects as restrictive for update to anon, authenticated
  using (bucket_id <> 'share-cards') with check (bucket_id <> 'share-cards');
create policy "Nobody deletes share cards" on storage.objects as restrictive for delete to anon, authenticated
  using (bucket_id <> 'share-cards');

-- Cards of homes that are gone or not public, and those that a later one replaced. A card is stored before its row names it.
create function public.orphan_share_cards() returns setof text
  language sql stable set search_path = ''
  as $$
    select objects.name from storage.objects
    where bucket_id = 'share-cards' and created_at < now() - interval '10 minutes'
      and not exists (
        select from public.share_cards join public.listings on listings.id = listing_id
        where share_cards.objects @> array[storage.objects.name] and publication = 'published' and not excluded)
    order by created_at limit 1000
  $$;
revoke execute on function public.orphan_share_cards() from public, anon, authenticated;
grant execute on function public.orphan_share_cards() to service_role;

notify pgrst, 'reload schema';
