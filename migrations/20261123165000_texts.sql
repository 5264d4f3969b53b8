-- The drafts of the texts, and the functions by which the site reads and the owner writes them.

create table public.text_drafts (
  kind text not null,
  name text not null check (length(name) <= 120),
  locale text not null check (locale in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  admin_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  version integer not null default 1,
  seen integer not null check (seen >= 0),
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and length(changes::text) <= 300000),
  updated_at timestamptz not null default now(),
  primary key (kind, name, locale, admin_id)
);
comment on table public.text_drafts is 'What somebody has typed into a text and not saved: one row a text, language and person. Not in the history.';
comment on column public.text_drafts.version is 'Counts the writes, so that two windows of one person do not overwrite each other. It goes on after a save.';
comment on column public.text_drafts.seen is 'The version of the text that was edited; 0 when there was none.';
comment on column public.text_drafts.changes is 'The whole body as typed, however unfinished. Empty when nothing is typed: a save has ended the draft.';
create index text_drafts_of_admin on public.text_drafts (admin_id);

alter table public.text_drafts enable row level security;
grant select, insert, update on table public.text_drafts to authenticated;
grant select, delete on table public.text_drafts to service_role;
create policy "Who writes texts can see their own drafts" on public.text_drafts for select to authenticated
  using (admin_id = (select auth.uid()) and (select public.may('texts')));
create policy "Who writes texts can add their own drafts" on public.text_drafts for insert to authenticated
  with check (admin_id = (select auth.uid()) and (select public.may('texts')));
create policy "Who writes texts can change their own drafts" on public.text_drafts for update to authenticated
  using (admin_id = (select auth.uid()) and (select public.may('texts')))
  with check (admin_id = (select auth.uid()) and (select public.may('texts')));

-- Keeps what is typed. Answers the draft's new version, or the draft itself when another window has written it since.
create function public.keep_text_draft(
  for_kind text, for_name text, for_locale text, draft_version integer, draft_changes jsonb, text_seen integer
) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      kept public.text_drafts;
    begin
      perform public.require_right('texts');
      insert into public.text_drafts as drafts (kind, name, locale, changes, seen, version)
      values (for_kind, for_name, for_locale, draft_changes, text_seen, draft_version + 1)
      on conflict (kind, name, locale, admin_id) do update set
        changes = excluded.changes, seen = excluded.seen, version = drafts.version + 1, updated_at = now()
        where drafts.version = draft_version
      returning * into kept;
      if kept.kind is not null then
        return jsonb_build_object('outcome', 'kept', 'version', kept.version);
      end if;
      return (
        select jsonb_build_object('outcome', 'changed', 'draft',
          jsonb_build_object('version', version, 'seen', seen, 'changes', changes, 'updated_at', updated_at))
        from public.text_drafts
        where (kind, name, locale, admin_id) = (for_kind, for_name, for_locale, (select auth.uid())));
    end
  $$;
comment on function public.keep_text_draft(text, text, text, integer, jsonb, integer) is 'Keeps what the caller has typed into a text, unless another window has written the draft since.';
revoke execute on function public.keep_text_draft(text, text, text, integer, jsonb, integer) from public, anon;
grant execute on function public.keep_text_draft(text, text, text, integer, jsonb, integer) to authenticated;

create function public.forget_stale_text_drafts() returns void
  language sql security definer set search_path = ''
  as $$ delete from public.text_drafts where updated_at < now() - interval '180 days' $$;
comment on function public.forget_stale_text_drafts() is 'Deletes what was typed into a text and abandoned half a year ago.';
revoke execute on function public.forget_stale_text_drafts() from public, anon, authenticated;
grant execute on function public.forget_stale_text_drafts() to service_role;

create view public.newest_texts with (security_invoker = true) as
  select distinct on (kind, name, locale) * from public.texts order by kind, name, locale, version desc;
comment on view public.newest_texts is 'The newest version of each text, whatever its state. The caller needs the right to texts.';
grant select on table public.newest_texts to authenticated, service_role;

-- Security definer: visitors read what is in force, and not who wrote it. Letters are for the office alone.
create function public.published_texts(for_locale text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'locale', locale, 'body', body)
      order by kind, name, locale), '[]')
    from public.texts_in_force
    where body is not null and kind in ('words', 'faq', 'testimonial', 'term', 'fact', 'list', 'picture', 'order', 'guide')
      -- An invented testimonial must not stand beside a real one, so a language without its own shows the English one.
      -- Facts, lists, pictures and orders are kept as English for all languages, and a new entry needs its English.
      and (locale = for_locale or (locale = 'en'
        and (kind in ('testimonial', 'term', 'fact', 'list', 'picture', 'order') or name like 'own-%')))
  $$;
comment on function public.published_texts(text) is 'What the pages of a language show in place of the shipped texts.';
revoke execute on function public.published_texts(text) from public;
grant execute on function public.published_texts(text) to anon, authenticated, service_role;

-- Security definer: who answers enquiries need not write texts.
create function public.reply_texts() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('own_enquiries');
      return (
        select coalesce(jsonb_object_agg(locale, texts), '{}')
        from (
          select locale, jsonb_object_agg(name, body -> 'text') as texts from public.texts_in_force
          where kind = 'reply' and body is not null group by locale
        ) as languages);
    end
  $$;
comment on function public.reply_texts() is 'The owner''s words that answers to enquiries begin with, by language and name.';
revoke execute on function public.reply_texts() from public, anon;
grant execute on function public.reply_texts() to authenticated;

-- Security definer, for the site Worker alone: whoever holds a signed address sees the page with the drafts.
create function public.drafted_texts(for_locale text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      return (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'locale', locale, 'body', body)
          order by kind, name, locale), '[]')
        from public.newest_texts
        where body is not null and kind in ('words', 'faq', 'testimonial', 'term', 'fact', 'list', 'picture', 'order')
          and (locale = for_locale or (locale = 'en'
            and (kind in ('testimonial', 'term', 'fact', 'list', 'picture', 'order') or name like 'own-%'))));
    end
  $$;
comment on function public.drafted_texts(text) is 'The same with drafts and planned texts in force, for a preview.';
revoke execute on function public.drafted_texts(text) from public;
grant execute on function public.drafted_texts(text) to anon, authenticated;

-- Security definer: no role may write the table, so that no version is skipped. Two saves of one version meet in the
-- primary key, and the second one reads what the first has written.
create function public.save_text(
  for_kind text, for_name text, for_locale text, seen_version int, new_state text, new_body jsonb, due_at timestamptz
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      latest public.texts;
      english jsonb;
      draft integer;
    begin
      perform public.require_right('texts');
      if new_state = 'scheduled' and due_at <= now() then
        raise exception 'The time is past' using errcode = '22023';
      end if;
      select * into latest from public.texts
        where kind = for_kind and name = for_name and locale = for_locale order by version desc limit 1;
      if coalesce(latest.version, 0) = seen_version then
        select body into english from public.newest_texts
          where kind = for_kind and name = for_name and locale = 'en' and for_locale <> 'en';
        begin
          insert into public.texts (kind, name, locale, version, state, body, made_from, publish_at)
          values (for_kind, for_name, for_locale, seen_version + 1, new_state, new_body,
            coalesce(md5(english::text), ''), due_at)
          returning * into latest;
          update public.text_drafts set changes = '{}', version = version + 1, updated_at = now()
            where (kind, name, locale, admin_id) = (for_kind, for_name, for_locale, (select auth.uid()))
            returning version into draft;
          perform public.note_action(
            case new_state when 'draft' then 'draft_text' when 'published' then 'publish_text'
              when 'scheduled' then 'plan_text' else 'restore_text' end,
            'texts', for_kind || ' ' || for_name || ' ' || for_locale, jsonb_build_object('version', latest.version));
          return jsonb_build_object('saved', true, 'text', to_jsonb(latest) - 'saved_by',
            'draft_version', coalesce(draft, 0));
        exception when unique_violation then
          select * into latest from public.texts
            where kind = for_kind and name = for_name and locale = for_locale order by version desc limit 1;
        end;
      end if;
      return jsonb_build_object('saved', false, 'text', to_jsonb(latest) - 'saved_by');
    end
  $$;
comment on function public.save_text(text, text, text, int, text, jsonb, timestamptz) is 'Adds a version of a text if there is none since the version that the caller saw, and ends the caller''s draft; otherwise answers what is there.';
revoke execute on function public.save_text(text, text, text, int, text, jsonb, timestamptz) from public, anon;
grant execute on function public.save_text(text, text, text, int, text, jsonb, timestamptz) to authenticated;

-- Every changed text in each language, without the bodies.
create function public.texts_overview() returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    begin
      perform public.require_right('texts');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('kind', newest.kind, 'name', newest.name, 'locale', newest.locale,
          'version', newest.version, 'state', newest.state, 'publishAt', newest.publish_at,
          'isOwn', shown.body is not null,
          -- What is shown names it. An entry that no file has stays known when it is taken back.
          'title', left(coalesce(shown.body ->> 'question', shown.body ->> 'title', shown.body ->> 'term', shown.body ->> 'text',
            case when newest.name like 'own-%' then (
            select coalesce(written.body ->> 'question', written.body ->> 'title', written.body ->> 'term')
            from public.texts as written
            where written.kind = newest.kind and written.name = newest.name and written.locale = newest.locale
              and written.body is not null
            order by written.version desc limit 1) end), 120),
          'isOlder', newest.locale <> 'en' and newest.body is not null
            and newest.made_from <> coalesce(md5(english.body::text), '')
            and newest.made_from <> coalesce(md5(drafted.body::text), ''))), '[]')
        from public.newest_texts as newest
        left join public.texts_in_force as shown using (kind, name, locale)
        left join public.texts_in_force as english
          on english.kind = newest.kind and english.name = newest.name and english.locale = 'en'
        left join public.newest_texts as drafted
          on drafted.kind = newest.kind and drafted.name = newest.name and drafted.locale = 'en');
    end
  $$;
comment on function public.texts_overview() is 'What is changed, drafted, planned, or older than the English.';
revoke execute on function public.texts_overview() from public, anon;
grant execute on function public.texts_overview() to authenticated;

create function public.buildings_to_describe() returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    begin
      perform public.require_right('texts');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by lower(name), slug), '[]')
        from public.buildings where merged_into is null);
    end
  $$;
comment on function public.buildings_to_describe() is 'Every building that stands, for the room of texts.';
revoke execute on function public.buildings_to_describe() from public, anon;
grant execute on function public.buildings_to_describe() to authenticated;

-- Security definer: only Supabase Auth may read the users' addresses.
create function public.text_history(for_kind text, for_name text, for_locale text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('texts');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('version', version, 'state', state, 'body', body,
          'publishAt', publish_at, 'savedAt', saved_at, 'savedBy', users.email, 'isYours', saved_by = auth.uid())
          order by version desc), '[]')
        from (
          select * from public.texts where kind = for_kind and name = for_name and locale = for_locale
          order by version desc limit 50
        ) as newest left join auth.users on users.id = saved_by
      );
    end
  $$;
comment on function public.text_history(text, text, text) is 'The fifty newest versions of a text, with the address of the person who wrote each; null when the account is gone.';
revoke execute on function public.text_history(text, text, text) from public, anon;
grant execute on function public.text_history(text, text, text) to authenticated;

notify pgrst, 'reload schema';
