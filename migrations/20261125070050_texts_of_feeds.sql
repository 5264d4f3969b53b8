-- A feed names and describes a home in several languages. The seller's own is the listing's; the others become its
-- translations, unless a person wrote or removed one.

create table public.scrape_text_changes (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (run_id, listing_id)
);
comment on table public.scrape_text_changes is 'Translations that a run replaced: those before it, and those after it.';
create index scrape_text_changes_listing on public.scrape_text_changes (listing_id);
alter table public.scrape_text_changes enable row level security;
grant all on table public.scrape_text_changes to service_role;

create function public.translations_of(for_listing uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(locale, jsonb_build_object('title', title, 'description', description)), '{}')
    from public.listing_translations where listing_id = for_listing
  $$;

-- What a reading says in the other languages; without the right to the source's words their names alone.
create function public.translations_of_reading(extracted jsonb, with_descriptions boolean) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(said.key, jsonb_build_object('title', coalesce(said.value ->> 'title', ''),
      'description', case when with_descriptions then coalesce(said.value ->> 'description', '') else '' end)), '{}')
    from jsonb_each(coalesce(extracted #> '{listing,translations}', '{}')) as said
    where said.key in ('en', 'th', 'zh', 'ru', 'de', 'fr')
  $$;

-- Only texts that are still as the source wrote them follow it.
create function public.follow_translations(for_listing uuid, was jsonb, wanted jsonb) returns void
  language sql set search_path = ''
  as $$
    delete from public.listing_translations as standing
    where listing_id = for_listing and not wanted ? locale
      and jsonb_build_object('title', title, 'description', description) = was -> locale;
    insert into public.listing_translations (listing_id, locale, title, description)
    select for_listing, said.key, said.value ->> 'title', said.value ->> 'description' from jsonb_each(wanted) as said
    where not was ? said.key or exists (
      select from public.listing_translations as standing
      where standing.listing_id = for_listing and standing.locale = said.key
        and jsonb_build_object('title', standing.title, 'description', standing.description) = was -> said.key)
    on conflict (listing_id, locale) do update set title = excluded.title, description = excluded.description
    where was ? excluded.locale
  $$;

create function public.translate_as_read() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was jsonb := '{}';
      wanted jsonb;
      kept jsonb;
      may_show boolean;
    begin
      select may_show_descriptions into may_show from public.scrape_sources where id = new.source_id;
      if tg_op = 'UPDATE' then
        was := public.translations_of_reading(old.extracted, may_show);
      end if;
      wanted := public.translations_of_reading(new.extracted, may_show);
      if was = wanted then
        return null;
      end if;
      kept := public.translations_of(new.listing_id);
      perform public.follow_translations(new.listing_id, was, wanted);
      if tg_op = 'UPDATE' and new.run_id is not null and kept <> public.translations_of(new.listing_id) then
        insert into public.scrape_text_changes (run_id, listing_id, before, after)
        values (new.run_id, new.listing_id, kept, public.translations_of(new.listing_id))
        on conflict (run_id, listing_id) do update set after = excluded.after;
      end if;
      return null;
    end
  $$;

create trigger listing_origins_translate after update of extracted on public.listing_origins
  for each row when (new.extracted is distinct from old.extracted) execute function public.translate_as_read();
create trigger listing_origins_translate_new after insert on public.listing_origins
  for each row when (new.extracted #> '{listing,translations}' is not null) execute function public.translate_as_read();

create function public.follow_right_to_texts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.follow_translations(listing_id,
        public.translations_of_reading(extracted, old.may_show_descriptions),
        public.translations_of_reading(extracted, new.may_show_descriptions))
      from public.listing_origins
      where source_id = new.id and extracted #> '{listing,translations}' is not null;
      return null;
    end
  $$;

create trigger scrape_sources_follow_right_to_texts after update of may_show_descriptions on public.scrape_sources
  for each row when (new.may_show_descriptions is distinct from old.may_show_descriptions)
  execute function public.follow_right_to_texts();

-- Rolling a run back restores the texts that it replaced, unless they have been changed since.
create function public.restore_texts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      changed record;
    begin
      for changed in
        select * from public.scrape_text_changes as changes
        where changes.run_id = new.id and changes.after = public.translations_of(changes.listing_id)
        order by changes.listing_id
      loop
        delete from public.listing_translations where listing_id = changed.listing_id;
        insert into public.listing_translations (listing_id, locale, title, description)
        select changed.listing_id, kept.key, kept.value ->> 'title', kept.value ->> 'description'
        from jsonb_each(changed.before) as kept;
        -- The next run must read the record again instead of finding it unchanged.
        update public.listing_origins set content_hash = '', page_hash = null where listing_id = changed.listing_id;
      end loop;
      delete from public.scrape_text_changes where run_id = new.id;
      return null;
    end
  $$;

create trigger scrape_runs_restore_texts after update of rolled_back_at on public.scrape_runs
  for each row when (new.rolled_back_at is not null) execute function public.restore_texts();

revoke execute on function public.translations_of(uuid), public.translations_of_reading(jsonb, boolean),
  public.follow_translations(uuid, jsonb, jsonb), public.translate_as_read(), public.follow_right_to_texts(),
  public.restore_texts() from public, anon, authenticated;
grant execute on function public.translations_of(uuid), public.translations_of_reading(jsonb, boolean),
  public.follow_translations(uuid, jsonb, jsonb) to service_role;

notify pgrst, 'reload schema';
