-- How admins edit listings: one function that writes, and refuses when somebody has written since; what is typed and
-- not saved yet; what was saved, by whom; and who else has a listing open.

create table public.listing_drafts (
  -- Not a reference: a new listing has a draft before it has a row.
  listing_id uuid not null,
  admin_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  version integer not null default 1,
  seen timestamptz,
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and length(changes::text) <= 300000),
  base jsonb not null default '{}' check (jsonb_typeof(base) = 'object' and length(base::text) <= 300000),
  updated_at timestamptz not null default now(),
  primary key (listing_id, admin_id)
);
comment on table public.listing_drafts is 'What an admin has typed into a listing and not saved: one row a listing and admin.';
comment on column public.listing_drafts.version is 'Counts the writes, so that two windows of one admin do not overwrite each other.';
comment on column public.listing_drafts.seen is 'updated_at of the listing that was edited; null for a new listing.';
comment on column public.listing_drafts.base is 'The values of the changed fields before.';
create index listing_drafts_of_admin on public.listing_drafts (admin_id, updated_at desc);

alter table public.listing_drafts enable row level security;
revoke all on table public.listing_drafts from anon, authenticated;
grant select, insert, update, delete on table public.listing_drafts to authenticated;
grant all on table public.listing_drafts to service_role;
create policy "Admins can see their own drafts" on public.listing_drafts for select to authenticated
  using (admin_id = (select auth.uid()) and (select public.may('listings')));
create policy "Admins can add their own drafts" on public.listing_drafts for insert to authenticated
  with check (admin_id = (select auth.uid()) and (select public.may('listings')));
create policy "Admins can change their own drafts" on public.listing_drafts for update to authenticated
  using (admin_id = (select auth.uid()) and (select public.may('listings')))
  with check (admin_id = (select auth.uid()) and (select public.may('listings')));
create policy "Admins can delete their own drafts" on public.listing_drafts for delete to authenticated
  using (admin_id = (select auth.uid()) and (select public.may('listings')));

create table public.listing_saves (
  id bigint generated always as identity primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  at timestamptz not null default now(),
  -- Not a reference: the entry outlives the account.
  admin_id uuid not null,
  name text not null default '' check (length(name) <= 120),
  before jsonb not null,
  after jsonb not null,
  transaction bigint not null,
  unique (listing_id, transaction)
);
comment on table public.listing_saves is 'What admins wrote to listings: the changed fields, before and after. Written by triggers alone.';
comment on column public.listing_saves.transaction is 'Everything that one transaction writes to a listing is one entry.';

alter table public.listing_saves enable row level security;
revoke all on table public.listing_saves from anon, authenticated, service_role;
grant select on table public.listing_saves to authenticated, service_role;
create policy "Who looks after listings can see what was saved" on public.listing_saves for select to authenticated
  using ((select public.may('listings')));

create table public.listing_presence (
  listing_id uuid not null,
  admin_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (listing_id, admin_id)
);
comment on table public.listing_presence is 'Who has a listing open in the editor; a row says so for less than a minute.';
alter table public.listing_presence enable row level security;
revoke all on table public.listing_presence from anon, authenticated;
grant select, delete on table public.listing_presence to service_role;

create policy "Who looks after listings can add pictures" on storage.objects for insert to authenticated
  with check (bucket_id = 'listing-images' and name like 'uploads/%' and (select public.may('listings')));
create policy "Who looks after listings can see which pictures there are" on storage.objects for select to authenticated
  using (bucket_id = 'listing-images' and (select public.may('listings')));

-- One entry a transaction, whichever tables it writes. Work without an admin, such as the scraper's, leaves none.
create function public.note_save(of_listing uuid, was jsonb, became jsonb) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.listing_saves (listing_id, admin_id, name, before, after, transaction)
    select of_listing, admins.user_id, coalesce(current_setting('site.save_name', true), ''), was, became, txid_current()
    from public.admins
    where user_id = (select auth.uid()) and (was <> '{}' or became <> '{}')
    on conflict (listing_id, transaction) do update set
      before = excluded.before || listing_saves.before, after = listing_saves.after || excluded.after
  $$;
revoke execute on function public.note_save(uuid, jsonb, jsonb) from public, anon, authenticated, service_role;

create function public.keep_saved_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
      became jsonb := to_jsonb(new) - array['id', 'updated_at', 'created_at', 'excluded'];
      changed text[] := array(select key from jsonb_each(became) where value is distinct from was -> key);
    begin
      perform public.note_save(new.id,
        coalesce((select jsonb_object_agg(name, was -> name) from unnest(changed) as name where was <> '{}'), '{}'),
        coalesce((select jsonb_object_agg(name, became -> name) from unnest(changed) as name), '{}'));
      return null;
    end
  $$;

create function public.keep_saved_texts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
      became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
      of_listing uuid := coalesce(became ->> 'listing_id', was ->> 'listing_id');
      -- The fields of a translation are named with its language.
      ending text := coalesce('.' || coalesce(became ->> 'locale', was ->> 'locale'), '');
      field text;
    begin
      -- With the listing itself, its history goes too.
      if not exists (select from public.listings where id = of_listing) then return null; end if;
      foreach field in array case when ending = '' then array['texts'] else array['title', 'description'] end loop
        continue when was -> field is not distinct from became -> field;
        perform public.note_save(of_listing,
          jsonb_build_object(case when ending = '' then 'picture_texts' else field || ending end, was -> field),
          jsonb_build_object(case when ending = '' then 'picture_texts' else field || ending end, became -> field));
      end loop;
      return null;
    end
  $$;
revoke execute on function public.keep_saved_listing(), public.keep_saved_texts() from public, anon, authenticated, service_role;

-- Only for an admin's own statements: the scraper, which writes the most, pays nothing.
create trigger listings_keep_saved after insert or update on public.listings
  for each row when (auth.uid() is not null) execute function public.keep_saved_listing();
create trigger listing_translations_keep_saved after insert or update or delete on public.listing_translations
  for each row when (auth.uid() is not null) execute function public.keep_saved_texts();
create trigger listing_picture_texts_keep_saved after insert or update or delete on public.listing_picture_texts
  for each row when (auth.uid() is not null) execute function public.keep_saved_texts();
create trigger audit_listings after insert or update or delete on public.listings
  for each row when (auth.uid() is not null) execute function public.audit_change();
create trigger audit_listing_translations after insert or update or delete on public.listing_translations
  for each row when (auth.uid() is not null) execute function public.audit_change('listing_id');
create trigger audit_listing_picture_texts after insert or update or delete on public.listing_picture_texts
  for each row when (auth.uid() is not null) execute function public.audit_change('listing_id');

-- How other admins see the name: as given, else the first part of the e-mail address.
create function public.admin_name(of_admin uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(nullif(trim(raw_user_meta_data ->> 'name'), ''), split_part(email, '@', 1))
    from auth.users where id = of_admin
  $$;
revoke execute on function public.admin_name(uuid) from public, anon, authenticated, service_role;

-- Every field of the editor in one flat object: the columns, `title.th` and the like, and `picture_texts`.
create function public.read_listing(for_listing uuid) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      return (
        select to_jsonb(listings)
          || coalesce((select jsonb_object_agg('title.' || locale, title) || jsonb_object_agg('description.' || locale, description)
            from public.listing_translations where listing_id = for_listing), '{}')
          || jsonb_build_object('picture_texts',
            coalesce((select texts from public.listing_picture_texts where listing_id = for_listing), '{}'))
        from public.listings where id = for_listing);
    end
  $$;
comment on function public.read_listing(uuid) is 'A listing with its texts in other languages, for the editor; null when there is none.';

-- Withdrawing and publishing by hand ends what the scraper remembers of its own withdrawal. Security definer: admins
-- without the right to the scraper may not write origins.
create function public.forget_withdrawal() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.listing_origins set withdrawn_from = null
      where listing_id = new.id and withdrawn_from is not null;
      return null;
    end
  $$;
revoke execute on function public.forget_withdrawal() from public, anon, authenticated, service_role;
create trigger listings_forget_withdrawal after update of publication on public.listings
  for each row when (auth.uid() is not null and new.publication is distinct from old.publication)
  execute function public.forget_withdrawal();

-- The one way in which admins write a listing. `seen` is the updated_at that the admin saw, null for a new listing.
-- Writes nothing when the listing has changed since, and answers what it is now.
create function public.save_listing(for_listing uuid, seen timestamptz, changes jsonb, save_name text) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      standing public.listings;
      columns text[];
      field text;
    begin
      perform public.require_right('listings');
      perform set_config('site.save_name', left(save_name, 120), true);
      columns := array(select key from jsonb_object_keys(changes) as key where key !~ '\.' and key <> 'picture_texts');
      select * into standing from public.listings where id = for_listing for no key update;
      if standing.id is null and seen is not null then
        return jsonb_build_object('outcome', 'missing');
      end if;
      if standing.updated_at is distinct from seen then
        return jsonb_build_object('outcome', 'changed', 'listing', public.read_listing(for_listing));
      end if;
      if standing.id is null then
        execute format('insert into public.listings (id, %1$s) select $1, %1$s from jsonb_populate_record(null::public.listings, $2)',
            (select string_agg(format('%I', name), ', ') from unnest(columns) as name))
          using for_listing, changes;
      else
        -- Also for a text alone: the listing's updated_at is its version.
        execute format('update public.listings set %s where id = $2',
            (select string_agg(format('%1$I = ($1).%1$I', name), ', ')
              from unnest(case when columns = '{}' then array['title'] else columns end) as name))
          using jsonb_populate_record(standing, changes), for_listing;
      end if;
      for field in select distinct split_part(key, '.', 2) from jsonb_object_keys(changes) as key where key ~ '\.' loop
        insert into public.listing_translations as texts (listing_id, locale, title, description)
        values (for_listing, field, coalesce(changes ->> ('title.' || field), ''), coalesce(changes ->> ('description.' || field), ''))
        on conflict (listing_id, locale) do update set
          title = coalesce(changes ->> ('title.' || field), texts.title),
          description = coalesce(changes ->> ('description.' || field), texts.description);
      end loop;
      if changes ? 'picture_texts' then
        insert into public.listing_picture_texts (listing_id, texts) values (for_listing, changes -> 'picture_texts')
        on conflict (listing_id) do update set texts = excluded.texts;
      end if;
      update public.listing_drafts set changes = listing_drafts.changes - array(select jsonb_object_keys(save_listing.changes)),
        version = version + 1
      where listing_id = for_listing and admin_id = (select auth.uid());
      delete from public.listing_drafts as drafts
      where listing_id = for_listing and admin_id = (select auth.uid()) and drafts.changes = '{}';
      return jsonb_build_object('outcome', 'saved', 'listing', public.read_listing(for_listing));
    end
  $$;

-- The same change to many listings, each with the version that was seen and a result of its own.
create function public.save_listings(items jsonb, changes jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      item record;
      answer jsonb;
      results jsonb := '[]';
    begin
      perform public.require_right('listings');
      -- In one order, so that two bulk actions cannot wait for each other.
      for item in select * from jsonb_to_recordset(items) as given (id uuid, seen timestamptz) order by id limit 100 loop
        begin
          answer := public.save_listing(item.id, item.seen, changes, '');
        exception when data_exception or integrity_constraint_violation then
          answer := '{"outcome": "refused"}';
        end;
        results := results || jsonb_build_object('id', item.id, 'outcome', answer -> 'outcome',
          'updated_at', answer #> '{listing,updated_at}');
      end loop;
      return results;
    end
  $$;

-- Keeps what was typed. Answers the draft's new version, or the draft itself when another window has written it since.
create function public.keep_listing_draft(for_listing uuid, draft_version integer, draft_changes jsonb, draft_base jsonb, listing_seen timestamptz)
  returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      kept public.listing_drafts;
    begin
      perform public.require_right('listings');
      insert into public.listing_drafts as drafts (listing_id, changes, base, seen, version)
      values (for_listing, draft_changes, draft_base, listing_seen, draft_version + 1)
      on conflict (listing_id, admin_id) do update set
        changes = excluded.changes, base = excluded.base, seen = excluded.seen, version = drafts.version + 1, updated_at = now()
        where drafts.version = draft_version
      returning * into kept;
      if kept.listing_id is not null then
        return jsonb_build_object('outcome', 'kept', 'version', kept.version);
      end if;
      return (
        select jsonb_build_object('outcome', 'changed', 'draft', to_jsonb(drafts) - 'admin_id') from public.listing_drafts as drafts
        where listing_id = for_listing and admin_id = (select auth.uid()));
    end
  $$;

-- Says that the caller has a listing open, and answers who else has, and the listing's version. Security definer: names
-- are in auth.users, and nobody may read presence otherwise.
create function public.note_listing_presence(for_listing uuid, leaving boolean default false) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      if leaving then
        delete from public.listing_presence where listing_id = for_listing and admin_id = (select auth.uid());
      else
        insert into public.listing_presence (listing_id, admin_id) values (for_listing, (select auth.uid()))
        on conflict (listing_id, admin_id) do update set seen_at = now();
      end if;
      return jsonb_build_object(
        'others', (
          select coalesce(jsonb_agg(public.admin_name(admin_id) order by admin_id), '[]') from public.listing_presence
          where listing_id = for_listing and admin_id <> (select auth.uid()) and seen_at > now() - interval '45 seconds'),
        'updated_at', (select updated_at from public.listings where id = for_listing));
    end
  $$;

-- What admins saved and what runs of the scraper wrote, newest first.
create function public.listing_history(for_listing uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      return (
        select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc), '[]') from (
          select 'save-' || id as id, at, public.admin_name(admin_id) as by, false as is_run, name, before, after
          from public.listing_saves where listing_id = for_listing
          union all
          select 'run-' || runs.id, runs.created_at, sources.name, true, '',
            jsonb_object_agg(changes.field, changes.before), jsonb_object_agg(changes.field, changes.after)
          from public.listing_changes as changes
          join public.scrape_runs as runs on runs.id = changes.run_id
          join public.scrape_sources as sources on sources.id = runs.source_id
          where changes.listing_id = for_listing
          group by runs.id, sources.name
          order by 2 desc limit 100) as entry);
    end
  $$;

revoke execute on function public.read_listing(uuid), public.save_listing(uuid, timestamptz, jsonb, text),
  public.save_listings(jsonb, jsonb), public.keep_listing_draft(uuid, integer, jsonb, jsonb, timestamptz),
  public.note_listing_presence(uuid, boolean), public.listing_history(uuid) from public, anon;
grant execute on function public.read_listing(uuid), public.save_listing(uuid, timestamptz, jsonb, text),
  public.save_listings(jsonb, jsonb), public.keep_listing_draft(uuid, integer, jsonb, jsonb, timestamptz),
  public.note_listing_presence(uuid, boolean), public.listing_history(uuid) to authenticated;

-- Drafts that nobody came back to, and presence of those who closed the window without saying so.
create function public.forget_stale_editing() returns void
  language sql security definer set search_path = ''
  as $$
    delete from public.listing_presence where seen_at < now() - interval '1 hour';
    delete from public.listing_drafts where updated_at < now() - interval '180 days';
  $$;
revoke execute on function public.forget_stale_editing() from public, anon, authenticated;
grant execute on function public.forget_stale_editing() to service_role;

notify pgrst, 'reload schema';
