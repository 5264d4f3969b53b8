-- The owner's own guide in a language, in place of the printed one: a text of the kind "guide" names a private file. The
-- way in is that of private files. The site Worker keeps the bytes in KV, where its visitors' passes open them; nobody
-- reads them from Storage.

create function public.begin_guide(for_locale text, file jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      -- More than the versions that can be put back, so that nobody is stuck.
      most_of_language constant integer := 60;
      most_an_hour constant integer := 40;
      found_file public.private_files;
    begin
      perform public.require_right('texts');
      perform public.require_site_key();
      perform pg_advisory_xact_lock(hashtextextended('guide ' || for_locale, 0));
      select * into found_file from public.private_files
      where guide_locale = for_locale and digest = file ->> 'digest' and removed_at is null;
      if found and found_file.added_by is distinct from (select auth.uid()) and found_file.stored_at is null then
        delete from public.private_files where id = found_file.id;
      elsif found then
        -- It has a day again.
        update public.private_files set begun_at = now() where id = found_file.id;
        return jsonb_build_object('id', found_file.id, 'object', found_file.object,
          'isStored', found_file.stored_at is not null);
      end if;
      if (select count(*) >= most_of_language from public.private_files
          where guide_locale = for_locale and removed_at is null) then
        raise exception 'A language has at most % guides', most_of_language using errcode = 'PT409';
      end if;
      if (select count(*) >= most_an_hour from public.private_files
          where added_by = (select auth.uid()) and begun_at > now() - interval '1 hour') then
        raise exception 'too many files in this hour' using errcode = 'PT429';
      end if;
      insert into public.private_files (guide_locale, kind, name, content_type, bytes, digest, side)
      values (for_locale, 'guide', file ->> 'name', file ->> 'contentType', (file ->> 'bytes')::integer,
        file ->> 'digest', 'office')
      returning * into found_file;
      return jsonb_build_object('id', found_file.id, 'object', found_file.object, 'isStored', false);
    end
  $$;
comment on function public.begin_guide(text, jsonb) is 'Makes room for a guide in a language, or answers that it is there already. finish_file() shows it. Only for the site Worker, in the sender''s name.';
revoke execute on function public.begin_guide(text, jsonb) from public, anon;
grant execute on function public.begin_guide(text, jsonb) to authenticated;

-- Security definer: who writes texts reads no private files.
create function public.require_file_of_guide() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if not exists (
        select from public.private_files
        where id::text = new.body ->> 'file' and guide_locale = new.locale and stored_at is not null and removed_at is null)
      then
        raise exception 'This guide is not stored' using errcode = 'PT425';
      end if;
      return new;
    end
  $$;
revoke execute on function public.require_file_of_guide() from public, anon, authenticated;
create trigger texts_name_a_stored_guide before insert on public.texts
  for each row when (new.kind = 'guide' and new.body is not null) execute function public.require_file_of_guide();

-- What a text may still show: the version in force, the newest one with its plan, and those that text_history() offers.
-- Security definer: the lock keeps a version that is being saved from losing its file.
create function public.keep_guides() returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      lock table public.texts in share mode;
      delete from public.private_files
      where guide_locale is not null and begun_at < now() - interval '1 day'
        and id::text not in (
          select body ->> 'file' from (
            select body, row_number() over (partition by name, locale order by version desc) as place
            from public.texts where kind = 'guide'
          ) as versions
          where place <= 50 and body is not null
          union all
          select body ->> 'file' from public.texts_in_force where kind = 'guide' and body is not null);
      return (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'object', object, 'isStored', stored_at is not null)), '[]')
        from public.private_files where guide_locale is not null and removed_at is null);
    end
  $$;
comment on function public.keep_guides() is 'Forgets guides that no text has needed for a day, and answers the others. Their bytes go with orphan_files().';
revoke execute on function public.keep_guides() from public, anon, authenticated;
grant execute on function public.keep_guides() to service_role;

notify pgrst, 'reload schema';
