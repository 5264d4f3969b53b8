-- What an admin has typed into a listing and not saved, and who else has the listing open.

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
comment on column public.listing_drafts.version is 'Counts the writes, so that two windows of one admin do not overwrite each other. It goes on after a save.';
comment on column public.listing_drafts.changes is 'Empty when nothing is typed: a save or the admin has ended the draft.';
comment on column public.listing_drafts.seen is 'updated_at of the listing that was edited; null for a new listing.';
comment on column public.listing_drafts.base is 'The values of the changed fields before.';
create index listing_drafts_of_admin on public.listing_drafts (admin_id, updated_at desc);

alter table public.listing_drafts enable row level security;
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

create table public.listing_presence (
  listing_id uuid not null,
  admin_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (listing_id, admin_id)
);
comment on table public.listing_presence is 'Who has a listing open in the editor; a row says so for less than a minute.';
create index listing_presence_of_admin on public.listing_presence (admin_id);
alter table public.listing_presence enable row level security;
grant select, delete on table public.listing_presence to service_role;

-- Keeps typed values. Answers the draft's new version, or the draft itself when another window has written it since.
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

-- Says that the caller has a listing open, and answers who else has, and the versions of the listing and of the draft. Security definer: names
-- are in auth.users, and presence can be read in no other way.
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
        'updated_at', (select updated_at from public.listings where id = for_listing),
        'draft_version', (select version from public.listing_drafts
          where listing_id = for_listing and admin_id = (select auth.uid())));
    end
  $$;

revoke execute on function public.keep_listing_draft(uuid, integer, jsonb, jsonb, timestamptz),
  public.note_listing_presence(uuid, boolean) from public, anon;
grant execute on function public.keep_listing_draft(uuid, integer, jsonb, jsonb, timestamptz),
  public.note_listing_presence(uuid, boolean) to authenticated;

-- Deletes abandoned drafts, and the presence of admins whose browser did not say that the window was closed.
create function public.forget_stale_editing() returns void
  language sql security definer set search_path = ''
  as $$
    delete from public.listing_presence where seen_at < now() - interval '1 hour';
    delete from public.listing_drafts where updated_at < now() - interval '180 days';
  $$;
revoke execute on function public.forget_stale_editing() from public, anon, authenticated;
grant execute on function public.forget_stale_editing() to service_role;

notify pgrst, 'reload schema';
