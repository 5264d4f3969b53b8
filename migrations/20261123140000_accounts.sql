-- The data of people with an account: saved homes with notes, homes compared and viewed lately, and their enquiries.
-- They see and change only their own rows. A guest (an anonymous user of Auth) has saved homes, which stay when an
-- address is added, but is not signed up: enquiries are claimed by a session that proved their email address.

create table public.saved_listings (
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
comment on table public.saved_listings is 'Homes that a person saved, on every device, with a note to each.';
create index saved_listings_listing on public.saved_listings (listing_id);

alter table public.saved_listings enable row level security;
grant select, delete on table public.saved_listings to authenticated;
grant insert (user_id, listing_id, created_at), update (note) on table public.saved_listings to authenticated;
grant all on table public.saved_listings to service_role;

create policy "People see their own saved homes" on public.saved_listings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People save homes for themselves" on public.saved_listings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own notes" on public.saved_listings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own saved homes" on public.saved_listings for delete to authenticated
  using (user_id = (select auth.uid()));

-- Each step may be repeated. Homes that are not published are left out, because the caller cannot see them.
create function public.change_saved(to_add uuid[], to_remove uuid[]) returns void
  language plpgsql volatile set search_path = ''
  as $$
    begin
      -- A person's windows write one after the other, and homes by id: a listing may be about to be deleted.
      perform pg_advisory_xact_lock(hashtextextended('homes of ' || auth.uid(), 0));
      delete from public.saved_listings where user_id = (select auth.uid()) and listing_id = any (to_remove);
      insert into public.saved_listings (user_id, listing_id, created_at)
      select (select auth.uid()), id, clock_timestamp() - position * interval '1 millisecond'
      from unnest(to_add) with ordinality as added (id, position) join public.listings using (id)
      order by id
      on conflict do nothing;
      if (select count(*) > 300 from public.saved_listings where user_id = (select auth.uid())) then
        raise exception 'more than 300 saved homes' using errcode = 'PT429';
      end if;
    end
  $$;
comment on function public.change_saved(uuid[], uuid[]) is 'Saves and removes homes of the caller.';
revoke execute on function public.change_saved(uuid[], uuid[]) from public, anon;
grant execute on function public.change_saved(uuid[], uuid[]) to authenticated;

create table public.remembered_listings (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('compared', 'viewed')),
  listing_id uuid not null references public.listings (id) on delete cascade,
  kept_at timestamptz not null,
  primary key (user_id, kind, listing_id)
);
comment on table public.remembered_listings is 'Homes that a person compares, and has viewed lately, on every device.';
create index remembered_listings_listing on public.remembered_listings (listing_id);

alter table public.remembered_listings enable row level security;
grant select, delete on table public.remembered_listings to authenticated;
grant insert (user_id, kind, listing_id, kept_at), update (kept_at) on table public.remembered_listings to authenticated;
grant all on table public.remembered_listings to service_role;

create policy "People see what they compare and viewed" on public.remembered_listings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People remember homes for themselves" on public.remembered_listings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People move their own remembered homes" on public.remembered_listings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People forget their own remembered homes" on public.remembered_listings for delete to authenticated
  using (user_id = (select auth.uid()));

-- Viewed homes are listed newest first, and the twelve newest of all devices stay. Each step may be repeated.
create function public.change_remembered(to_add uuid[], to_remove uuid[], viewed uuid[]) returns void
  language plpgsql volatile set search_path = ''
  as $$
    declare
      me constant uuid := (select auth.uid());
    begin
      -- As in change_saved().
      perform pg_advisory_xact_lock(hashtextextended('homes of ' || me, 0));
      delete from public.remembered_listings where user_id = me and kind = 'compared' and listing_id = any (to_remove);
      insert into public.remembered_listings (user_id, kind, listing_id, kept_at)
      select me, 'compared', id, statement_timestamp() + position * interval '1 millisecond'
      from unnest(to_add) with ordinality as added (id, position) join public.listings using (id)
      order by id
      on conflict do nothing;
      insert into public.remembered_listings as old (user_id, kind, listing_id, kept_at)
      select me, 'viewed', id, statement_timestamp() - min(position) * interval '1 millisecond'
      from unnest(viewed) with ordinality as seen (id, position) join public.listings using (id)
      group by id order by id
      on conflict (user_id, kind, listing_id) do update set kept_at = excluded.kept_at;
      delete from public.remembered_listings where user_id = me and kind = 'viewed' and listing_id in (
        select listing_id from public.remembered_listings where user_id = me and kind = 'viewed'
        order by kept_at desc, listing_id offset 12);
      if (select count(*) > 20 from public.remembered_listings where user_id = me and kind = 'compared') then
        raise exception 'more than 20 compared homes' using errcode = 'PT429';
      end if;
    end
  $$;
comment on function public.change_remembered(uuid[], uuid[], uuid[]) is 'Changes what the caller compares, and notes what the caller viewed.';
revoke execute on function public.change_remembered(uuid[], uuid[], uuid[]) from public, anon;
grant execute on function public.change_remembered(uuid[], uuid[], uuid[]) to authenticated;

-- A person may send a form before opening an account. Whoever reads the mailbox may see it, so the session itself must
-- have proved the mailbox, at or after the address was confirmed, and still live: a change of the address ends it. A password or a passkey proves no mailbox. Auth calls a
-- code by phone and one by email the same, so with a phone that signs in a code proves nothing here. A provider proves
-- the mailbox if it knows the account by no other address.
create function public.proved_mailbox() returns text
  language sql stable security definer set search_path = ''
  as $$
    select lower(users.email) from auth.users
    where id = public.signed_up_user() and email_confirmed_at is not null and not coalesce(public.is_session_over(), false) and exists (
      select from jsonb_array_elements(coalesce((select auth.jwt()) -> 'amr', '[]')) as proof
      where to_timestamp((proof ->> 'timestamp')::bigint) >= date_trunc('second', email_confirmed_at)
        and case proof ->> 'method'
          when 'otp' then phone_confirmed_at is null
          when 'oauth' then (
            select coalesce(bool_and(lower(identities.email) is not distinct from lower(users.email)), false)
            from auth.identities where user_id = users.id and provider not in ('email', 'phone'))
          else proof ->> 'method' in ('magiclink', 'recovery', 'invite', 'email/signup', 'email_change')
        end)
  $$;
comment on function public.proved_mailbox() is 'The caller''s address, if this session proved that its mail is read; else null.';
revoke execute on function public.proved_mailbox() from public, anon, authenticated;

create function public.claim_leads() returns uuid
  language plpgsql volatile set search_path = ''
  as $$
    declare
      me constant uuid := public.signed_up_user();
    begin
      -- Locked by id, as whatever changes several leads does.
      update public.leads set user_id = me
      where id in (
        select id from public.leads where user_id is null and lower(email) = public.proved_mailbox()
        order by id for no key update);
      -- The contracts in which the office named this address.
      insert into public.contract_accounts (entry_id, user_id)
      select id, me from public.contract_entries where lower(person ->> 'email') = public.proved_mailbox() order by id
      on conflict do nothing;
      return me;
    end
  $$;
comment on function public.claim_leads() is 'Claims the enquiries and contracts with the address that this session proved, and answers with signed_up_user().';
revoke execute on function public.claim_leads() from public, anon, authenticated;

-- The enquiries of others whose contract names this person as a buyer.
create function public.leads_naming(who uuid) returns setof uuid
  language sql stable set search_path = ''
  as $$
    select contracts.lead_id from public.contract_accounts join public.contract_entries on contract_entries.id = entry_id
    join public.contracts on contracts.id = contract_id
    where user_id = who and public.is_buyer(contracts.id, who)
  $$;
revoke execute on function public.leads_naming(uuid) from public, anon, authenticated;

-- The sender of spam does not see that it was marked. A lead that was merged into another of the caller's is part of
-- it. Of another buyer's enquiry the caller sees the contract alone.
create function public.my_lead(lead public.leads) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    select jsonb_build_object('reference', lead.reference, 'kind', lead.kind,
      'state', case lead.state when 'spam' then 'lost' else lead.state end,
      'createdAt', lead.created_at, 'dueAt', lead.due_at, 'answeredAt', lead.answered_at, 'hasContract', exists (select from public.contracts where lead_id = lead.id and public.is_buyer(id, (select auth.uid()))),
      'isOthers', lead.user_id is distinct from (select auth.uid()))
  $$;
revoke execute on function public.my_lead(public.leads) from public, anon, authenticated;

-- Security definer: only admins see leads, and the answer leaves out what the office writes to itself.
create function public.my_leads() returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      me constant uuid := public.claim_leads();
    begin
      return jsonb_build_object(
        'leads', (
          select coalesce(jsonb_agg(public.my_lead(leads) || jsonb_build_object('home', (
            select public.named_home(listings) from public.listings
            where id = leads.listing_id and publication = 'published' and leads.user_id = me))
            order by leads.created_at desc), '[]')
          from public.leads left join public.leads as kept on kept.id = leads.merged_into
          where leads.user_id = me and kept.user_id is distinct from me
            or leads.user_id is distinct from me and leads.id in (select public.leads_naming(me))),
        -- A code by email would join these.
        'waiting', (
          select count(*) from public.leads join auth.users on lower(leads.email) = lower(users.email)
          where users.id = me and users.email_confirmed_at is not null and users.phone_confirmed_at is null
            and leads.user_id is null));
    end
  $$;
comment on function public.my_leads() is 'The caller''s enquiries, newest first, and how many wait until a session proves the address.';
revoke execute on function public.my_leads() from public, anon;
grant execute on function public.my_leads() to authenticated;

notify pgrst, 'reload schema';
