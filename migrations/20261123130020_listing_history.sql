-- What was saved in listings, and by whom.

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
grant select on table public.listing_saves to authenticated, service_role;
create policy "Who looks after listings can see what was saved" on public.listing_saves for select to authenticated
  using ((select public.may('listings')));

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
create trigger audit_listings after insert or update on public.listings
  for each row when (auth.uid() is not null) execute function public.audit_change();
-- A title names no person, so the log may keep that of a home that is gone.
create trigger audit_deleted_listings after delete on public.listings
  for each row when (auth.uid() is not null) execute function public.audit_change('id', 'title');
create trigger audit_listing_translations after insert or update or delete on public.listing_translations
  for each row when (auth.uid() is not null) execute function public.audit_change('listing_id');
create trigger audit_listing_picture_texts after insert or update or delete on public.listing_picture_texts
  for each row when (auth.uid() is not null) execute function public.audit_change('listing_id');

-- How other admins see the name: the one in the list of people, or the first part of the address that was proved, or the
-- number. The name that Auth keeps is the account's own to write.
create function public.admin_name(of_admin uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(admins.person_name, nullif(split_part(users.email, '@', 1), ''), '+' || nullif(users.phone, ''))
    from auth.users left join public.admins on admins.user_id = users.id where users.id = of_admin
  $$;
revoke execute on function public.admin_name(uuid) from public, anon, authenticated, service_role;

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

revoke execute on function public.listing_history(uuid) from public, anon;
grant execute on function public.listing_history(uuid) to authenticated;

notify pgrst, 'reload schema';
