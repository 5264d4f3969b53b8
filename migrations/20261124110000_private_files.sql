-- Files that two sides give each other, in a private bucket. A file has a place: what it belongs to. So far that is a
-- contract, the offer of a home, or the guide in a language; a later place gets a column of its own, and the same way in
-- and out.
--
-- The way in: begin_file() (files_of_contracts) names the object, which only the site Worker learns; the Worker stores what
-- it has looked into; finish_file() shows the file. The way out: open_file() notes who opens it, and for a minute Storage
-- signs its address. The pictures of an offer have functions of their own (offers), because who sends them has no account.
-- So have the owner's guides: visitors read them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('private-files', 'private-files', false, 15728640,
  array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- 'office' for who may see the contract (its policy says the same), 'buyer' for who buys by it now, else null.
-- Security definer: a buyer sees no leads.
create function public.side_of_contract(for_contract uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select case
      when public.may('see_contracts') or (public.may('own_contracts') and assignee = (select auth.uid())) then 'office'
      when public.is_buyer(for_contract, (select auth.uid())) then 'buyer'
    end
    from public.contracts join public.leads on leads.id = lead_id where contracts.id = for_contract
  $$;
comment on function public.side_of_contract(uuid) is 'Which side of this contract the caller is on; null for everybody else.';
revoke execute on function public.side_of_contract(uuid) from public, anon;
grant execute on function public.side_of_contract(uuid) to authenticated;

create function public.require_side_of_contract(for_contract uuid) returns text
  language plpgsql stable set search_path = ''
  as $$
    declare
      side constant text := public.side_of_contract(for_contract);
    begin
      if side is null then
        raise exception 'There is no such contract' using errcode = 'PT404';
      end if;
      return side;
    end
  $$;
revoke execute on function public.require_side_of_contract(uuid) from public, anon, authenticated;

create table public.private_files (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid references public.contracts (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  guide_locale text check (guide_locale in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 40),
  name text not null check (length(trim(name)) between 1 and 120),
  buyer text check (length(trim(buyer)) between 1 and 200),
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes between 1 and 15728640),
  -- Of what the sender's browser sent: the same file sent again is known by it.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  object text not null unique default gen_random_uuid()::text,
  side text not null check (side in ('office', 'buyer', 'owner')),
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  begun_at timestamptz not null default now(),
  stored_at timestamptz,
  removed_at timestamptz,
  constraint private_files_of_one_place check (num_nonnulls(contract_id, lead_id, guide_locale) = 1),
  constraint private_files_of_offers_from_owners check ((lead_id is not null) = (side = 'owner'))
);
comment on table public.private_files is 'Files of contracts, pictures of offered homes and guides of the owner: what they are and who added them. The bytes are in the bucket private-files.';
comment on column public.private_files.buyer is 'Whose passport it is, by the name in the contract. Null where nobody said: then it is the first buyer''s.';
comment on column public.private_files.object is 'The name in the bucket. Only the site Worker reads it, so nothing reaches the bucket that it has not looked into.';
create unique index private_files_once on public.private_files (coalesce(contract_id, lead_id), digest) where removed_at is null;
create unique index private_files_once_as_guide on public.private_files (guide_locale, digest)
  where guide_locale is not null and removed_at is null;
create index private_files_of_contract on public.private_files (contract_id, stored_at);
create index private_files_of_lead on public.private_files (lead_id, begun_at) where lead_id is not null;
create index private_files_by_person on public.private_files (added_by, begun_at);

create table public.file_openings (
  id bigint generated always as identity primary key,
  file_id uuid not null references public.private_files (id) on delete cascade,
  opened_by uuid default auth.uid() references auth.users (id) on delete set null,
  side text not null check (side in ('office', 'buyer')),
  at timestamptz not null default now()
);
comment on table public.file_openings is 'Every opening of a private file, by either side.';
create index file_openings_of_file on public.file_openings (file_id, at);
create index file_openings_by_person on public.file_openings (opened_by, at);

alter table public.private_files enable row level security;
alter table public.file_openings enable row level security;
grant select (id, contract_id, lead_id, kind, name, buyer, content_type, bytes, side, added_by, stored_at, removed_at)
  on table public.private_files to authenticated;
grant select on table public.file_openings to authenticated;
grant all on table public.private_files, public.file_openings to service_role;
create policy "The office views a contract's files, buyers its own and theirs, and admins pictures of offers they look after"
  on public.private_files for select to authenticated
  using (stored_at is not null and removed_at is null
    and case when lead_id is null then case public.side_of_contract(contract_id) when 'office' then true
      when 'buyer' then side = 'office' or added_by = (select auth.uid()) else false end else public.attends_to(lead_id) end);
create policy "Who looks after contracts can see who opened files" on public.file_openings for select to authenticated
  using ((select public.may('contracts')));
create trigger audit_private_files after insert or update or delete on public.private_files
  for each row execute function public.audit_change('id', 'kind');

-- Security definer: it looks at what Storage has.
create function public.finish_file(for_file uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      update public.private_files set stored_at = coalesce(stored_at, now())
      where private_files.id = for_file and added_by = (select auth.uid()) and removed_at is null
        and exists (select from storage.objects where bucket_id = 'private-files' and objects.name = object);
      return found;
    end
  $$;
comment on function public.finish_file(uuid) is 'Shows a file once its bytes are stored; false while they are not.';
revoke execute on function public.finish_file(uuid) from public, anon;
grant execute on function public.finish_file(uuid) to authenticated;

-- Security definer: openings are never written directly.
create function public.open_file(for_file uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      asked public.private_files;
      side text;
    begin
      perform public.require_site_key();
      select * into asked from public.private_files
      where id = for_file and stored_at is not null and removed_at is null;
      if not found then
        raise exception 'There is no such file' using errcode = 'PT404';
      end if;
      side := public.require_side_of_contract(asked.contract_id);
      -- A second buyer does not see the first one's passport.
      if side = 'buyer' and asked.side = 'buyer' and asked.added_by is distinct from (select auth.uid()) then
        raise exception 'There is no such file' using errcode = 'PT404';
      end if;
      insert into public.file_openings (file_id, side) values (asked.id, side);
      perform public.note_action('open_file', 'private_files', asked.id::text, jsonb_build_object('kind', asked.kind));
      return jsonb_build_object('object', asked.object, 'name', asked.name, 'contentType', asked.content_type);
    end
  $$;
comment on function public.open_file(uuid) is 'Notes that the caller opens a file and answers where it is; for a minute Storage lets the caller read it.';
revoke execute on function public.open_file(uuid) from public, anon;
grant execute on function public.open_file(uuid) to authenticated;

-- Who enters contracts removes any file; everybody else takes back only their own, within an hour. Security definer: files are never
-- written directly.
create function public.remove_file(for_file uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      update public.private_files set removed_at = now()
      where id = for_file and stored_at is not null and removed_at is null and guide_locale is null
        and (public.may('contracts') or added_by = (select auth.uid()) and stored_at > now() - interval '1 hour'
          and public.side_of_contract(contract_id) is not null);
      return found;
    end
  $$;
comment on function public.remove_file(uuid) is 'Takes a file from its contract; false where the caller may not. Its bytes go within a day.';
revoke execute on function public.remove_file(uuid) from public, anon;
grant execute on function public.remove_file(uuid) to authenticated;

-- Policies of Storage ask these two. Security definer: nobody may read the names of objects.
create function public.may_store_file(object_name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.private_files
      where object = object_name and (added_by = (select auth.uid()) or lead_id is not null) and stored_at is null and removed_at is null
        and begun_at > now() - interval '1 day')
  $$;
comment on function public.may_store_file(text) is 'True for the sender of a file that has begun and is not stored. Of an offer''s picture, that is whoever knows its name: the site Worker.';
revoke execute on function public.may_store_file(text) from public;
grant execute on function public.may_store_file(text) to anon, authenticated;

create function public.may_read_file(object_name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.private_files join public.file_openings on file_id = private_files.id
      where object = object_name and removed_at is null and opened_by = (select auth.uid())
        and at > now() - interval '1 minute')
  $$;
comment on function public.may_read_file(text) is 'True for a minute after the caller''s opening was noted.';
revoke execute on function public.may_read_file(text) from public;
grant execute on function public.may_read_file(text) to anon, authenticated;

create policy "Senders add private files that have begun" on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'private-files' and public.may_store_file(name));
create policy "Private files are read in the minute after an opening" on storage.objects for select to anon, authenticated
  using (bucket_id = 'private-files' and (public.may_read_file(name) or public.may_store_file(name)));

-- Restrictive: a permissive policy that somebody adds later, for another bucket or by mistake, does not open this one.
create policy "Only begun private files are added" on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'private-files' or public.may_store_file(name));
create policy "Only opened private files are read" on storage.objects as restrictive for select to anon, authenticated
  using (bucket_id <> 'private-files' or public.may_read_file(name) or public.may_store_file(name));
create policy "Nobody changes private files" on storage.objects as restrictive for update to anon, authenticated
  using (bucket_id <> 'private-files') with check (bucket_id <> 'private-files');
create policy "Nobody deletes private files" on storage.objects as restrictive for delete to anon, authenticated
  using (bucket_id <> 'private-files');

-- Objects whose file was removed, never finished, or went with its contract.
create function public.orphan_files() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select objects.name from storage.objects
    where bucket_id = 'private-files' and created_at < now() - interval '1 day'
      and not exists (
        select from public.private_files
        where object = objects.name and stored_at is not null and removed_at is null)
    order by created_at limit 100
  $$;
revoke execute on function public.orphan_files() from public, anon, authenticated;
grant execute on function public.orphan_files() to service_role;

notify pgrst, 'reload schema';
