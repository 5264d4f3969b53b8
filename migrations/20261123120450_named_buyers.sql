-- Who buys by a contract: the sender of its enquiry until it was handed on, and whom the office has named since. Whom it
-- named with an address sees the contract in the account that has proved this address (claim_leads).

create table public.contract_accounts (
  entry_id uuid primary key references public.contract_entries (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  claimed_at timestamptz not null default now()
);
comment on table public.contract_accounts is 'The account of somebody whom the office named as a buyer. It has proved the address that was named.';
create index contract_accounts_by_person on public.contract_accounts (user_id);
create index contract_entries_by_address on public.contract_entries (lower(person ->> 'email')) where person is not null;
alter table public.contract_accounts enable row level security;
grant select on table public.contract_accounts to authenticated, service_role;
create policy "People see which contracts they were named in, and who looks after contracts all" on public.contract_accounts
  for select to authenticated using (user_id = (select auth.uid()) or (select public.may('contracts')));

-- An assignment takes the place of everybody before it. An heir takes the place of the first buyer alone.
create view public.naming_entries with (security_invoker = true) as
  select * from public.contract_entries as named
  where person is not null and not exists (
    select from public.contract_entries as later
    where later.contract_id = named.contract_id and (later.created_at, later.id) > (named.created_at, named.id)
      and (later.kind = 'assigned' or later.kind = 'inherited' and named.kind <> 'buyer_added'));
comment on view public.naming_entries is 'The entries that name who buys by a contract now, or too.';
grant select on table public.naming_entries to authenticated, service_role;

create function public.named_buyers(of_contract uuid) returns setof public.naming_entries
  language sql stable set search_path = ''
  as $$
    select * from public.naming_entries where contract_id = of_contract order by kind = 'buyer_added', created_at, id
  $$;
revoke execute on function public.named_buyers(uuid) from public, anon, authenticated;

create view public.contract_buyers with (security_invoker = true) as
  select contracts.id as contract_id, leads.name as sent_by, leads.reference, leads.assignee,
    concat_ws(', ', case when named.is_handed_on then null else leads.name end, named.names) as names
  from public.contracts join public.leads on leads.id = contracts.lead_id,
    lateral (
      select bool_or(kind <> 'buyer_added') as is_handed_on,
        string_agg(person ->> 'name', ', ' order by kind = 'buyer_added', created_at, id) as names
      from public.naming_entries where contract_id = contracts.id) as named;
comment on view public.contract_buyers is 'The names of who buys by each contract now, and its enquiry.';
grant select on table public.contract_buyers to authenticated, service_role;

create function public.is_handed_on(of_contract uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.contract_entries where contract_id = of_contract and kind in ('assigned', 'inherited'))
  $$;
revoke execute on function public.is_handed_on(uuid) from public, anon, authenticated;

create function public.is_buyer(of_contract uuid, who uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
        select from public.contract_accounts join public.named_buyers(of_contract) as named on named.id = entry_id
        where user_id = who)
      or not public.is_handed_on(of_contract) and exists (
        select from public.contracts join public.leads on leads.id = lead_id where contracts.id = of_contract and user_id = who)
  $$;
comment on function public.is_buyer(uuid, uuid) is 'True for the account of somebody who buys by this contract now.';
revoke execute on function public.is_buyer(uuid, uuid) from public, anon, authenticated;

-- Letters about money go to whoever took the contract over. Null if the office named no address.
create function public.address_of_buyer(of_contract uuid) returns text
  language sql stable set search_path = ''
  as $$
    select case when public.is_handed_on(of_contract)
      then (select person ->> 'email' from public.named_buyers(of_contract) where kind <> 'buyer_added')
      else (select email from public.contracts join public.leads on leads.id = lead_id where contracts.id = of_contract) end
  $$;
revoke execute on function public.address_of_buyer(uuid) from public, anon, authenticated;

-- That of the newest buyer whose language the office named, else the first buyer's.
create function public.locale_of_buyer(of_contract uuid) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce(
      (select person ->> 'locale' from public.contract_entries
        where contract_id = of_contract and kind in ('assigned', 'inherited') and person ? 'locale'
        order by created_at desc, id desc limit 1),
      (select locale from public.contracts join public.leads on leads.id = lead_id where contracts.id = of_contract))
  $$;
revoke execute on function public.locale_of_buyer(uuid) from public, anon, authenticated;

notify pgrst, 'reload schema';
