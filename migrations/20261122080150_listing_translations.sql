-- A listing's title and description in other languages than the seller's own.

create table public.listing_translations (
  listing_id uuid not null references public.listings (id) on delete cascade,
  locale text not null check (locale in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  title text not null default '' check (length(title) <= 200),
  description text not null default '' check (length(description) <= 10000),
  primary key (listing_id, locale)
);
comment on table public.listing_translations is 'Title and description of a listing for readers of a language; an empty text means that there is none.';

alter table public.listing_translations enable row level security;
grant select on table public.listing_translations to anon, authenticated;
grant insert, update, delete on table public.listing_translations to authenticated;
grant all on table public.listing_translations to service_role;

-- The policies of listings apply inside: everyone who sees a listing sees its translations.
create policy "Translations are seen with their listing" on public.listing_translations for select to anon, authenticated
  using (exists (select 1 from public.listings where id = listing_id));
create policy "Admins can add translations" on public.listing_translations for insert to authenticated
  with check ((select public.may('listings')));
create policy "Admins can change translations" on public.listing_translations for update to authenticated
  using ((select public.may('listings'))) with check ((select public.may('listings')));
create policy "Admins can delete translations" on public.listing_translations for delete to authenticated
  using ((select public.may('listings')));

-- A listing's updated_at is the version of all that is said of it: editors compare it, and share cards are drawn for it.
-- A sample keeps the day that it was made with. Security definer: the scraper's triggers write translations in the name
-- of whoever changes a source.
create function public.touch_translated_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if new is distinct from old then
        update public.listings set updated_at = now()
        where id = coalesce(new.listing_id, old.listing_id) and updated_at <> now() and not is_sample;
      end if;
      return null;
    end
  $$;
revoke execute on function public.touch_translated_listing() from public, anon, authenticated;
create trigger listing_translations_touch_listing after insert or update or delete on public.listing_translations
  for each row execute function public.touch_translated_listing();

-- Lists show titles alone. In the form in which the REST API embeds rows, so that both are read alike.
create function public.translated_titles(of_listing uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('locale', locale, 'title', title)), '[]')
    from public.listing_translations where listing_id = of_listing
  $$;
comment on function public.translated_titles(uuid) is 'A listing''s title in other languages, as rows.';
revoke execute on function public.translated_titles(uuid) from public, anon, authenticated;

create function public.named_home(home public.listings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('slug', home.slug, 'title', home.title, 'language', home.language,
      'translations', (select coalesce(jsonb_object_agg(locale, jsonb_build_object('title', title)), '{}')
        from public.listing_translations where listing_id = home.id and title <> ''),
      'type', home.property_type, 'bedrooms', home.bedrooms, 'squareMeters', home.square_meters, 'area', home.area,
      'address', jsonb_build_object('state', coalesce(home.condo_name, ''), 'city', jsonb_build_array(home.city)))
  $$;
comment on function public.named_home(public.listings) is 'What a page needs to name a home in its own language.';
revoke execute on function public.named_home(public.listings) from public, anon, authenticated;

create function public.title_for(home public.listings, reader text) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce((select title from public.listing_translations
      where listing_id = home.id and locale = reader and title <> '' and home.language <> reader), home.title)
  $$;
comment on function public.title_for(public.listings, text) is 'A home''s title in the reader''s language, or else as it was written.';
revoke execute on function public.title_for(public.listings, text) from public, anon;
grant execute on function public.title_for(public.listings, text) to authenticated, service_role;

-- The administration names homes by these two. Its pages send their language with each call, and the Worker passes it on.
create function public.reader_language() returns text
  language sql stable set search_path = ''
  as $$
    select nullif(current_setting('request.headers', true), '')::json ->> 'accept-language'
  $$;
comment on function public.reader_language() is 'The language of the page that asks; null if it names none.';
revoke execute on function public.reader_language() from public, anon;
grant execute on function public.reader_language() to authenticated, service_role;

create function public.titled(home public.listings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(
      (select jsonb_build_object('title', title, 'language', locale) from public.listing_translations
        where listing_id = home.id and locale = public.reader_language() and title <> '' and home.language <> locale),
      jsonb_build_object('title', home.title, 'language', home.language))
  $$;
comment on function public.titled(public.listings) is 'A home''s title for the page that asks, and the language of the title.';
revoke execute on function public.titled(public.listings) from public, anon, authenticated;

notify pgrst, 'reload schema';
