-- What the pictures of listings show, in words. An admin writes them; readers and search engines get them with the page.

create table public.listing_picture_texts (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and length(texts::text) <= 100000)
);
comment on table public.listing_picture_texts is 'What the pictures of a listing show, for those who cannot see them.';
comment on column public.listing_picture_texts.texts is 'By picture, as in listings.images, and then by language.';

alter table public.listing_picture_texts enable row level security;
grant select on table public.listing_picture_texts to anon, authenticated;
grant insert, update, delete on table public.listing_picture_texts to authenticated;
grant all on table public.listing_picture_texts to service_role;
create policy "Texts of pictures are seen with their listing" on public.listing_picture_texts for select to anon, authenticated
  using (exists (select 1 from public.listings where id = listing_id));
create policy "Who looks after listings can add texts of pictures" on public.listing_picture_texts for insert to authenticated
  with check ((select public.may('listings')));
create policy "Who looks after listings can change texts of pictures" on public.listing_picture_texts for update to authenticated
  using ((select public.may('listings'))) with check ((select public.may('listings')));
create policy "Who looks after listings can delete texts of pictures" on public.listing_picture_texts for delete to authenticated
  using ((select public.may('listings')));

notify pgrst, 'reload schema';
