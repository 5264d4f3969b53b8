-- The pictures of the library: uploaded once, shown by many texts. A picture is named by its bytes and never changes; its
-- address also says its size and focal point, so a page needs no row to show it. Where a picture is used is read from
-- what names it, so there is nothing to keep up to date.

create table public.media_pictures (
  -- The first half of the SHA-256 of what the browser sent: the same picture sent again is known by it.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  name text not null check (length(trim(name)) between 1 and 120),
  width integer not null check (width between 1 and 12000),
  height integer not null check (height between 1 and 12000),
  bytes integer not null check (bytes between 1 and 10485760),
  -- What must stay in view where the picture is cropped, in percent from the left and the top.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- What it shows, by language.
  alts jsonb not null default '{}' check (jsonb_typeof(alts) = 'object' and length(alts::text) <= 4000),
  version integer not null default 1,
  added_at timestamptz not null default now(),
  added_by uuid default auth.uid() references auth.users (id) on delete set null
);
comment on table public.media_pictures is 'Pictures of the library, without their bytes: those are in the bucket listing-images under media/.';
create index media_pictures_newest on public.media_pictures (added_at desc, id desc);
create index media_pictures_by_person on public.media_pictures (added_by, added_at);

alter table public.media_pictures enable row level security;
grant select on table public.media_pictures to authenticated;
grant all on table public.media_pictures to service_role;
create policy "Who writes texts can view the library" on public.media_pictures for select to authenticated
  using ((select public.may('texts')));
create trigger audit_media_pictures after insert or update or delete on public.media_pictures
  for each row execute function public.audit_change('id', 'name');

create policy "Who writes texts can add pictures to the library" on storage.objects for insert to authenticated
  with check (bucket_id = 'listing-images' and name like 'media/%' and (select public.may('texts')));
create policy "Who writes texts can see which pictures the library has" on storage.objects for select to authenticated
  using (bucket_id = 'listing-images' and name like 'media/%' and (select public.may('texts')));

create function public.pictures_in(value jsonb) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select coalesce(array_agg(distinct found[1]), '{}')
    from regexp_matches(value::text, '/media/([0-9a-f]{32})-', 'g') as found
  $$;
comment on function public.pictures_in(jsonb) is 'The pictures of the library that a value names.';
revoke execute on function public.pictures_in(jsonb) from public, anon, authenticated;

alter table public.texts add column pictures text[] not null generated always as (public.pictures_in(body)) stored;
create index texts_with_picture on public.texts using gin (pictures);
alter table public.settings add column pictures text[] not null generated always as (public.pictures_in(value)) stored;
create index settings_with_picture on public.settings using gin (pictures);

-- A picture that is being deleted and a text that names it meet at the picture's row: one of the two is refused.
create function public.require_pictures() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform from public.media_pictures where id = any (new.pictures) order by id for key share;
      if (select count(*) from public.media_pictures where id = any (new.pictures)) < cardinality(new.pictures) then
        raise exception 'A picture is not in the library' using errcode = 'PT424';
      end if;
      return null;
    end
  $$;
revoke execute on function public.require_pictures() from public, anon, authenticated, service_role;
create trigger texts_name_pictures_that_exist after insert on public.texts
  for each row when (new.pictures <> '{}') execute function public.require_pictures();
create trigger settings_name_pictures_that_exist after insert on public.settings
  for each row when (new.pictures <> '{}') execute function public.require_pictures();

create function public.picture_address(picture public.media_pictures) returns text
  language sql immutable set search_path = ''
  as $$
    select '/media/' || picture.id || '-' || picture.width || 'x' || picture.height
      || case when (picture.focus_x, picture.focus_y) = (50, 50) then ''
         else '-' || picture.focus_x || 'x' || picture.focus_y end
  $$;
comment on function public.picture_address(public.media_pictures) is 'Where the site shows a picture of the library (domain/media/media-address.ts).';
revoke execute on function public.picture_address(public.media_pictures) from public, anon, authenticated;

-- Each use of these pictures in what the site shows, or will show: the newest version of a text and the one in force.
create function public.media_uses(of_pictures text[])
  returns table (picture text, kind text, name text, locale text, is_shown boolean)
  language sql stable set search_path = ''
  as $$
    select used.picture, versions.kind, versions.name, versions.locale, bool_or(versions.is_shown)
    from (
      select texts.*, texts.version = (
          select shown.version from public.texts_in_force as shown
          where (shown.kind, shown.name, shown.locale) = (texts.kind, texts.name, texts.locale)) is true as is_shown,
        not exists (
          select from public.texts as later
          where (later.kind, later.name, later.locale) = (texts.kind, texts.name, texts.locale)
            and later.version > texts.version) as is_newest
      from public.texts where pictures && of_pictures
    ) as versions cross join lateral unnest(versions.pictures) as used (picture)
    where (versions.is_shown or versions.is_newest) and used.picture = any (of_pictures)
    group by used.picture, versions.kind, versions.name, versions.locale
    union all
    select used.picture, 'setting', settings.section, '', true
    from public.settings cross join lateral unnest(pictures) as used (picture)
    where pictures && of_pictures and used.picture = any (of_pictures) and not exists (
      select from public.settings as later
      where later.section = settings.section and later.version > settings.version)
  $$;
revoke execute on function public.media_uses(text[]) from public, anon, authenticated;

-- Pictures that nothing shows and nothing has shown for thirty days. A version ends when the next one decides: a draft
-- ends nothing, a plan when it is due.
create function public.orphaned_media() returns setof public.media_pictures
  language sql stable set search_path = ''
  as $$
    with versions as (
      select pictures, min(greatest(saved_at, publish_at)) filter (where state <> 'draft') over later as ends_at
      from public.texts
      window later as (partition by kind, name, locale order by version rows between 1 following and unbounded following)
      union all
      select pictures, lead(saved_at) over (partition by section order by version) from public.settings
    ), kept as (
      select distinct unnest(pictures) as id from versions
      where coalesce(ends_at, now()) > now() - interval '30 days'
    )
    select media_pictures.* from public.media_pictures
    where added_at < now() - interval '30 days' and id not in (select kept.id from kept)
  $$;
revoke execute on function public.orphaned_media() from public, anon, authenticated;

create function public.media_as_json(picture public.media_pictures) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', picture.id, 'address', public.picture_address(picture), 'name', picture.name,
      'width', picture.width, 'height', picture.height, 'bytes', picture.bytes, 'alts', picture.alts,
      'focus', jsonb_build_object('x', picture.focus_x, 'y', picture.focus_y),
      'version', picture.version, 'addedAt', picture.added_at)
  $$;
revoke execute on function public.media_as_json(public.media_pictures) from public, anon, authenticated;

-- For the site Worker alone, in the sender's name: it has looked into the bytes. Security definer: rows are never written
-- directly.
create function public.add_media(picture jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      most constant integer := 3000;
      most_an_hour constant integer := 300;
      added public.media_pictures;
    begin
      perform public.require_right('texts');
      perform public.require_site_key();
      select * into added from public.media_pictures where id = picture ->> 'id';
      if not found then
        if (select count(*) >= most from public.media_pictures) then
          raise exception 'The library has at most % pictures', most using errcode = 'PT409';
        end if;
        if (select count(*) >= most_an_hour from public.media_pictures
            where added_by = (select auth.uid()) and added_at > now() - interval '1 hour') then
          raise exception 'too many pictures in this hour' using errcode = 'PT429';
        end if;
        insert into public.media_pictures (id, name, width, height, bytes)
        values (picture ->> 'id', picture ->> 'name', (picture ->> 'width')::integer,
          (picture ->> 'height')::integer, (picture ->> 'bytes')::integer)
        on conflict (id) do update set id = excluded.id
        returning * into added;
      end if;
      return public.media_as_json(added);
    end
  $$;
comment on function public.add_media(jsonb) is 'Adds a picture to the library, or answers the one that is there already. Only for the site Worker, in the sender''s name.';
revoke execute on function public.add_media(jsonb) from public, anon;
grant execute on function public.add_media(jsonb) to authenticated;

-- Newest first. `before` is the place of the last picture of the page before. Security definer: uses are read whole.
create function public.find_media(words text[], which text, before_at timestamptz, before_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      page_size constant integer := 48;
      ids text[];
    begin
      perform public.require_right('texts');
      select coalesce(array_agg(id order by added_at desc, id desc), '{}') into ids
      from (
        select id, added_at from public.media_pictures
        where (before_id is null or (added_at, id) < (before_at, before_id))
          and (which <> 'orphans' or id in (select orphans.id from public.orphaned_media() as orphans))
          and not exists (
            select from unnest(words) as word
            where strpos(lower(name || ' ' || (select coalesce(string_agg(value, ' '), '')
              from jsonb_each_text(alts))), lower(word)) = 0)
        order by added_at desc, id desc limit page_size + 1
      ) as found;
      return jsonb_build_object(
        'pictures', (
          select coalesce(jsonb_agg(public.media_as_json(media_pictures)
            || jsonb_build_object('uses', coalesce(uses.count, 0)) order by added_at desc, id desc), '[]')
          from public.media_pictures left join (
            select picture, count(distinct (kind, name)) as count from public.media_uses(ids) group by picture
          ) as uses on uses.picture = id
          where id = any (ids[1:page_size])),
        'hasMore', cardinality(ids) > page_size,
        'orphans', (select count(*) from public.orphaned_media()));
    end
  $$;
comment on function public.find_media(text[], text, timestamptz, text) is 'A page of the library: all pictures or only orphans, with these words in their name or in what they show.';
revoke execute on function public.find_media(text[], text, timestamptz, text) from public, anon;
grant execute on function public.find_media(text[], text, timestamptz, text) to authenticated;

-- Security definer: uses are read whole.
create function public.read_media(for_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('texts');
      return (
        select public.media_as_json(media_pictures) || jsonb_build_object('uses', (
          select coalesce(jsonb_agg(to_jsonb(uses) - 'picture' order by kind, name, locale), '[]')
          from public.media_uses(array[for_id]) as uses))
        from public.media_pictures where id = for_id);
    end
  $$;
comment on function public.read_media(text) is 'A picture of the library with each of its uses; null when there is none.';
revoke execute on function public.read_media(text) from public, anon;
grant execute on function public.read_media(text) to authenticated;

create function public.repointed(value jsonb, from_id text, address text) returns jsonb
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(value::text, '/media/' || from_id || '-[0-9]+x[0-9]+(?:-[0-9]+x[0-9]+)?', address, 'g')::jsonb
  $$;
revoke execute on function public.repointed(jsonb, text, text) from public, anon, authenticated;

-- The mark (texts.made_from) of the English body that had this mark, once the body is repointed.
create function public.repointed_origin(of_kind text, of_name text, mark text, from_id text, address text) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce((
      select md5(public.repointed(body, from_id, address)::text) from public.texts
      where kind = of_kind and name = of_name and locale = 'en' and md5(body::text) = mark limit 1), mark)
  $$;
revoke execute on function public.repointed_origin(text, text, text, text, text) from public, anon, authenticated;

-- Gives each use of a picture another address, as a new version. A draft or plan stays one, above what is in force. What
-- was made from the English body before counts as made from the new one.
create function public.repoint_media(from_id text, address text) returns integer
  language plpgsql volatile set search_path = ''
  as $$
    declare
      used record;
      latest public.texts;
      shown record;
      made text;
      next_version integer;
      texts_written integer := 0;
    begin
      for used in
        select distinct kind, name, locale from public.media_uses(array[from_id]) where kind <> 'setting'
        order by kind, name, locale
      loop
        select * into latest from public.texts
        where (kind, name, locale) = (used.kind, used.name, used.locale) order by version desc limit 1;
        select version, body, made_from into shown from public.texts_in_force
        where (kind, name, locale) = (used.kind, used.name, used.locale);
        next_version := latest.version + 1;
        if shown.version is distinct from latest.version and from_id = any (public.pictures_in(shown.body)) then
          insert into public.texts (kind, name, locale, version, state, body, made_from)
          values (used.kind, used.name, used.locale, next_version, 'published',
            public.repointed(shown.body, from_id, address),
            public.repointed_origin(used.kind, used.name, shown.made_from, from_id, address));
          next_version := next_version + 1;
        end if;
        insert into public.texts (kind, name, locale, version, state, body, made_from, publish_at)
        select used.kind, used.name, used.locale, next_version,
          case when is_shown then 'published' else latest.state end,
          public.repointed(latest.body, from_id, address),
          public.repointed_origin(used.kind, used.name, latest.made_from, from_id, address),
          case when is_shown then null else latest.publish_at end
        from (select shown.version is not distinct from latest.version as is_shown) as standing;
        texts_written := texts_written + 1;
      end loop;
      insert into public.settings (section, version, value)
      select section, version + 1, public.repointed(value, from_id, address) from public.current_settings
      where section in (select name from public.media_uses(array[from_id]) where kind = 'setting');
      return texts_written;
    exception when unique_violation then
      raise exception 'Somebody saved a text with this picture meanwhile' using errcode = 'PT412';
    end
  $$;
revoke execute on function public.repoint_media(text, text) from public, anon, authenticated;

-- Security definer: versions are never written directly.
create function public.change_media(for_id text, seen_version integer, changes jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      before public.media_pictures;
      after public.media_pictures;
    begin
      perform public.require_right('texts');
      select * into before from public.media_pictures where id = for_id for no key update;
      if not found then
        raise exception 'There is no such picture' using errcode = 'PT404';
      end if;
      if before.version <> seen_version then
        return jsonb_build_object('saved', false, 'picture', public.media_as_json(before));
      end if;
      update public.media_pictures set name = changes ->> 'name', alts = changes -> 'alts',
        focus_x = (changes #>> '{focus,x}')::smallint, focus_y = (changes #>> '{focus,y}')::smallint,
        version = version + 1
      where id = for_id returning * into after;
      if public.picture_address(after) <> public.picture_address(before) then
        perform public.repoint_media(for_id, public.picture_address(after));
      end if;
      return jsonb_build_object('saved', true, 'picture', public.media_as_json(after));
    end
  $$;
comment on function public.change_media(text, integer, jsonb) is 'Changes what is said of a picture, if nobody has since the version that the caller saw.';
revoke execute on function public.change_media(text, integer, jsonb) from public, anon;
grant execute on function public.change_media(text, integer, jsonb) to authenticated;

-- Security definer: versions are never written directly.
create function public.replace_media(for_id text, by_id text) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      before public.media_pictures;
      after public.media_pictures;
    begin
      perform public.require_right('texts');
      perform from public.media_pictures where id in (for_id, by_id) order by id for no key update;
      select * into before from public.media_pictures where id = for_id;
      update public.media_pictures set alts = before.alts || alts, version = version + 1
      where id = by_id and id <> for_id and before.id is not null returning * into after;
      if not found then
        raise exception 'There is no such picture' using errcode = 'PT404';
      end if;
      perform public.note_action('replace', 'media_pictures', for_id, jsonb_build_object('name', before.name));
      return public.repoint_media(for_id, public.picture_address(after));
    end
  $$;
comment on function public.replace_media(text, text) is 'Shows another picture wherever one is used, with its descriptions, and answers in how many texts.';
revoke execute on function public.replace_media(text, text) from public, anon;
grant execute on function public.replace_media(text, text) to authenticated;

-- Those in use stay and are named. The bytes go within a day (orphan_pictures). Security definer: uses are read whole.
create function public.delete_media(ids text[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      kept jsonb;
      deleted text[];
    begin
      perform public.require_right('texts');
      perform from public.media_pictures where id = any (ids) order by id for update;
      select coalesce(jsonb_agg(to_jsonb(uses) order by picture, kind, name, locale), '[]') into kept
      from public.media_uses(ids) as uses;
      with gone as (
        delete from public.media_pictures
        where id = any (ids) and not kept @> jsonb_build_array(jsonb_build_object('picture', id))
        returning id)
      select coalesce(array_agg(id), '{}') into deleted from gone;
      return jsonb_build_object('deleted', deleted, 'uses', kept);
    end
  $$;
comment on function public.delete_media(text[]) is 'Deletes pictures that nothing uses, and answers the uses of the others.';
revoke execute on function public.delete_media(text[]) from public, anon;
grant execute on function public.delete_media(text[]) to authenticated;

-- Files of pictures that were deleted, and those whose row was never written.
create function public.orphan_media_files() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select objects.name from storage.objects
    where bucket_id = 'listing-images' and name like 'media/%' and created_at < now() - interval '1 day'
      and split_part(substr(objects.name, length('media/') + 1), '-', 1) not in (select id from public.media_pictures)
    order by created_at limit 100
  $$;
revoke execute on function public.orphan_media_files() from public, anon, authenticated;
grant execute on function public.orphan_media_files() to service_role;

notify pgrst, 'reload schema';
