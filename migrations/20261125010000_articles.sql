-- The texts of the library that the owner writes: kind 'article' of the table texts, named `<kind>/<slug>` for good.
-- domain/texts/articles/article-blocks.ts has the schema of a body.

-- What lists, the search and the sitemap need of a body, so that they do not read the blocks.
create function public.article_head(body jsonb) returns jsonb
  language sql immutable strict parallel safe set search_path = ''
  as $$
    select jsonb_build_object(
      'title', body -> 'title', 'description', body -> 'description',
      'published', body -> 'published', 'picture', body -> 'picture', 'related', body -> 'related',
      'headings', jsonb_path_query_array(body, '$.blocks[*] ? (@.type == "heading" && @.level == 2).content[*].text'),
      'links', jsonb_path_query_array(body, 'strict $.** ? (exists (@.link)).link')
        || jsonb_path_query_array(body, 'strict $.** ? (@.type == "call").to')
        || coalesce((select jsonb_agg('/property/' || (home #>> '{}'))
          from jsonb_path_query(body, 'strict $.** ? (@.type == "home").id') as home), '[]'),
      'letters', length(jsonb_path_query_array(body, 'strict $.** ? (exists (@.text)).text')::text))
  $$;
comment on function public.article_head(jsonb) is 'Title, headings, links and length of a text of the library.';
revoke execute on function public.article_head(jsonb) from public;

alter table public.texts add column head jsonb
  generated always as (case when kind = 'article' then public.article_head(body) end) stored;
comment on column public.texts.head is 'Of a text of the library, what lists need of it.';

-- Where a text stands now, if that is not where its name says. Rows are only added, so that former addresses lead on.
create table public.article_addresses (
  name text not null check (name ~ '^(blog|guides|buyers|sellers)/[a-z0-9-]{1,80}$'),
  version int not null check (version > 0),
  -- Null: the text is deleted.
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  saved_at timestamptz not null default clock_timestamp(),
  -- Not a reference: the history outlives the account.
  saved_by uuid not null default auth.uid(),
  primary key (name, version)
);
comment on table public.article_addresses is 'Every address that a text of the library was given after its first one; null where it was deleted.';
alter table public.article_addresses enable row level security;
grant select on table public.article_addresses to authenticated, service_role;
create policy "Who writes texts can read where they stood"
  on public.article_addresses for select to authenticated
  using ((select public.may('texts')));
create trigger article_addresses_are_kept before update or delete or truncate on public.article_addresses
  for each statement execute function public.refuse_change();

create view public.article_places with (security_invoker = true) as
  select distinct on (name) name, version, slug,
    array(select former.slug from public.article_addresses as former
      where former.name = newest.name and former.slug is not null) as slugs
  from public.article_addresses as newest order by name, version desc;
comment on view public.article_places is 'Where each text stands that was ever moved or deleted, with all addresses it was given. The caller needs the right to texts.';
grant select on table public.article_places to authenticated, service_role;

-- Security definer: visitors read what is in force, and not who wrote it. Each text once: in this language, else in
-- English, else in the first there is.
create function public.published_articles(for_locale text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with own as (
      select texts.name, texts.locale, texts.version, texts.head, coalesce(texts.publish_at, texts.saved_at) as since
      from public.texts_in_force as shown
      join public.texts using (kind, name, locale, version)
      where shown.kind = 'article' and shown.body is not null
    ), best as (
      select distinct on (name) * from own
      order by name, locale = for_locale desc, locale = 'en' desc, array_position(array['th', 'zh', 'ru', 'de', 'fr'], locale)
    ), first as (
      select name, min(coalesce(publish_at, saved_at)) as since from public.texts
      where kind = 'article' and (state = 'published' or state = 'scheduled' and publish_at <= now()) group by name
    )
    select coalesce(jsonb_agg(jsonb_build_object(
        'name', name,
        'slug', case when place.version is null then split_part(name, '/', 2) else place.slug end,
        'slugs', coalesce(to_jsonb(place.slugs), '[]'),
        'languages', (select coalesce(jsonb_agg(own.locale), '[]') from own where own.name = coalesce(best.name, place.name)),
        'own', case when best.name is not null then best.head || jsonb_build_object(
          'locale', best.locale, 'version', best.version,
          'updated', (best.since at time zone 'Asia/Bangkok')::date,
          'first', (first.since at time zone 'Asia/Bangkok')::date,
          'published', coalesce(nullif(best.head -> 'published', 'null'), english.head -> 'published'),
          'picture', coalesce(nullif(best.head -> 'picture', 'null'), english.head -> 'picture'),
          'related', english.head -> 'related') end)
      order by name), '[]')
    from best
    full join public.article_places as place using (name)
    left join first using (name)
    left join (select name, head from own where locale = 'en') as english (english_name, head)
      on english_name = name
  $$;
comment on function public.published_articles(text) is 'What lists and addresses of the library in a language take from the owner, without the texts themselves.';
revoke execute on function public.published_articles(text) from public;
grant execute on function public.published_articles(text) to anon, authenticated, service_role;

-- Security definer: as above.
create function public.published_article(for_name text, for_locale text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('version', version, 'body', body) from public.texts_in_force
    where kind = 'article' and name = for_name and locale = for_locale and body is not null
  $$;
comment on function public.published_article(text, text) is 'The text that is in force in exactly this language, or null.';
revoke execute on function public.published_article(text, text) from public;
grant execute on function public.published_article(text, text) to anon, authenticated, service_role;

-- Security definer, for the site Worker alone: whoever holds a signed address sees the page with the draft.
create function public.drafted_article(for_name text, for_locale text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      return (
        select jsonb_build_object('version', version, 'body', body) from public.newest_texts
        where kind = 'article' and name = for_name and locale = for_locale and body is not null);
    end
  $$;
comment on function public.drafted_article(text, text) is 'The newest text in exactly this language, drafts too, or null.';
revoke execute on function public.drafted_article(text, text) from public;
grant execute on function public.drafted_article(text, text) to anon, authenticated;

-- Every text of the library that somebody changed: its titles, where it stands, and when it was last saved. A title is
-- that of the newest version in its language, if that has words of its own. A text that was taken off everywhere has
-- the last title it had.
create function public.articles_overview() returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    begin
      perform public.require_right('texts');
      return (
        with newest as (
          select distinct on (name, locale) name, locale, head, saved_at
          from public.texts where kind = 'article' order by name, locale, version desc
        ), changed as (
          select name, max(saved_at) as saved_at,
            jsonb_object_agg(locale, head -> 'title') filter (where head is not null) as titles
          from newest group by name
        ), last as (
          select distinct on (name) name, jsonb_build_object('locale', locale, 'title', head -> 'title') as title
          from public.texts where kind = 'article' and head is not null
          order by name, locale = 'en' desc, version desc
        )
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'titles', coalesce(titles, '{}'),
          'lastTitle', last.title, 'savedAt', saved_at,
          'version', coalesce(version, 0),
          'slug', case when version is null then split_part(name, '/', 2) else slug end,
          'slugs', coalesce(to_jsonb(slugs), '[]')) order by name), '[]')
        from changed full join public.article_places using (name) left join last using (name));
    end
  $$;
comment on function public.articles_overview() is 'The texts of the library that were written, moved or deleted by somebody.';
revoke execute on function public.articles_overview() from public, anon;
grant execute on function public.articles_overview() to authenticated;

-- Security definer: no role may write the table, so that no address is lost. One at a time, because no two texts may
-- have one address. The site Worker knows the addresses of files and of pages.
create function public.place_article(for_name text, seen_version int, new_slug text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      latest public.article_addresses;
      library text := split_part(for_name, '/', 1);
    begin
      perform public.require_right('texts');
      perform pg_advisory_xact_lock(hashtextextended('addresses of texts', 0));
      select * into latest from public.article_addresses where name = for_name order by version desc limit 1;
      if coalesce(latest.version, 0) <> seen_version then
        return jsonb_build_object('saved', false, 'version', coalesce(latest.version, 0), 'slug', latest.slug);
      end if;
      if exists (select from public.article_addresses where name <> for_name
          and name like library || '/%' and slug = new_slug)
        or (library || '/' || new_slug <> for_name and exists (
          select from public.texts where kind = 'article' and name = library || '/' || new_slug)) then
        raise exception 'The address is taken' using errcode = 'PT426';
      end if;
      insert into public.article_addresses (name, version, slug) values (for_name, seen_version + 1, new_slug);
      perform public.note_action(
        case when new_slug is null then 'delete_text' when latest.version > 0 and latest.slug is null
          then 'bring_back_text' else 'move_text' end,
        'texts', 'article ' || for_name, jsonb_build_object('slug', new_slug));
      return jsonb_build_object('saved', true, 'version', seen_version + 1, 'slug', new_slug);
    end
  $$;
comment on function public.place_article(text, int, text) is 'Moves a text of the library, or deletes it where the new address is null, unless somebody did so since the version that the caller saw.';
revoke execute on function public.place_article(text, int, text) from public, anon;
grant execute on function public.place_article(text, int, text) to authenticated;

-- Security definer: as above. The lock of place_article(), so that of a new text and a text that is moved to its address
-- at the same time one is refused.
create function public.require_free_address() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if exists (select from public.texts where kind = 'article' and name = new.name) then
        return new;
      end if;
      perform pg_advisory_xact_lock(hashtextextended('addresses of texts', 0));
      if exists (select from public.article_addresses where name <> new.name
          and name like split_part(new.name, '/', 1) || '/%' and slug = split_part(new.name, '/', 2)) then
        raise exception 'The address is taken' using errcode = 'PT426';
      end if;
      return new;
    end
  $$;
comment on function public.require_free_address() is 'Refuses the first version of a text at an address that another one has or had.';
revoke execute on function public.require_free_address() from public, anon, authenticated;
create trigger texts_begin_at_a_free_address before insert on public.texts
  for each row when (new.kind = 'article') execute function public.require_free_address();

notify pgrst, 'reload schema';
