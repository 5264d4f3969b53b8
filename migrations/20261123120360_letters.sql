-- One queue for the letters that the office Worker writes. A letter is a row with what it tells, added in the transaction
-- that gives the reason for it, so nothing is lost. Whether it is still true, and where it goes, is read when it is sent.
-- Emails about a form and replies have queues of their own, and are noted here once they are sent; a reply that is sent
-- again goes through this one.

create table public.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('viewing', 'instalment', 'receipt', 'correction', 'contract', 'reminder', 'alert', 'commission', 'notice', 'reply')),
  key text not null unique check (length(key) between 1 and 200),
  lead_id uuid references public.leads (id) on delete cascade,
  tells jsonb not null default '{}' check (jsonb_typeof(tells) = 'object'),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  taken_at timestamptz,
  unsure_since timestamptz,
  sent_at timestamptz,
  provider_id text,
  stopped_at timestamptz,
  stopped_for text check (stopped_for in ('untrue', 'no_address', 'refused', 'given_up')),
  last_error text check (length(last_error) <= 500),
  again_of uuid unique references public.letters (id) on delete cascade,
  created_at timestamptz not null default now(),
  check ((stopped_at is null) = (stopped_for is null)),
  check (sent_at is null or stopped_at is null)
);
comment on table public.letters is 'Letters to send, and those that were sent. Each is sent once and retried until it is, or stopped.';
comment on column public.letters.key is 'What makes the letter one: whoever adds it a second time adds nothing.';
comment on column public.letters.unsure_since is 'First attempt of which nobody knows whether the provider took it.';
comment on column public.letters.provider_id is 'The provider''s name for the email, by which it later says that it did not arrive.';
comment on column public.letters.again_of is 'The letter that did not arrive and is sent again by this one.';
comment on column public.letters.stopped_for is '"untrue": what it tells no longer holds. "refused": the address has complained.';
create index letters_waiting on public.letters (next_attempt_at) where sent_at is null and stopped_at is null;
create index letters_of_lead on public.letters (lead_id, created_at);
create index letters_by_provider on public.letters (provider_id) where provider_id is not null;
alter table public.letters enable row level security;
grant select on table public.letters to authenticated;
grant all on table public.letters to service_role;
create policy "Admins can view letters of the leads they look after, and about commissions" on public.letters
  for select to authenticated
  using ((lead_id is not null and public.attends_to(lead_id)) or (kind = 'commission' and (select public.may('see_contracts'))));

-- Who complained gets nothing that is sent by itself. A hash, so that nobody reads addresses here, and so that it can stay
-- when the person is erased.
create table public.refused_addresses (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table public.refused_addresses is 'SHA-256 of each address that complained about an email of ours.';
alter table public.refused_addresses enable row level security;
grant all on table public.refused_addresses to service_role;

create function public.hash_of_address(address text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select encode(sha256(convert_to(lower(trim(address)), 'UTF8')), 'hex') $$;
revoke execute on function public.hash_of_address(text) from public, anon, authenticated;
grant execute on function public.hash_of_address(text) to service_role;

-- Security definer: triggers and functions add letters in the name of admins and visitors, who may not write them.
create function public.add_letter(
  letter_kind text, letter_key text, for_lead uuid, letter_tells jsonb, not_before timestamptz default now()) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.letters (kind, key, lead_id, tells, next_attempt_at)
    values (letter_kind, letter_key, for_lead, letter_tells, not_before)
    on conflict (key) do nothing
  $$;
comment on function public.add_letter(text, text, uuid, jsonb, timestamptz) is 'Adds a letter to the queue, once for each key.';
revoke execute on function public.add_letter(text, text, uuid, jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.add_letter(text, text, uuid, jsonb, timestamptz) to service_role;

-- Where an admin reads: null for one who is not there any more. Security definer: no caller may read auth.users.
create function public.address_of_admin(admin uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select users.email from public.admins join auth.users on users.id = admins.user_id
    where admins.user_id = admin and admins.disabled_at is null
  $$;
revoke execute on function public.address_of_admin(uuid) from public, anon, authenticated;
grant execute on function public.address_of_admin(uuid) to service_role;

create function public.letter_sent(for_letter uuid, named text) returns void
  language sql volatile set search_path = ''
  as $$
    update public.letters set sent_at = now(), provider_id = nullif(named, ''), last_error = null
    where id = for_letter and sent_at is null and stopped_at is null
  $$;
comment on function public.letter_sent(uuid, text) is 'Notes that the provider has the letter, and the name that it gave it.';
revoke execute on function public.letter_sent(uuid, text) from public, anon, authenticated;
grant execute on function public.letter_sent(uuid, text) to service_role;

-- `was_refused`: the provider said no, so it certainly does not have the letter.
create function public.letter_failed(for_letter uuid, reason text, was_refused boolean) returns void
  language sql volatile set search_path = ''
  as $$
    update public.letters
    set last_error = left(reason, 500), unsure_since = case when was_refused and unsure_since = taken_at then null else unsure_since end
    where id = for_letter and sent_at is null
  $$;
comment on function public.letter_failed(uuid, text, boolean) is 'Notes why an attempt failed. The letter waits for the next.';
revoke execute on function public.letter_failed(uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.letter_failed(uuid, text, boolean) to service_role;

-- An email of another queue, once the provider has it: so that whoever looks sees all letters in one place, and what became
-- of them.
create function public.note_sent_email(
  letter_kind text, letter_key text, for_lead uuid, letter_tells jsonb, named text) returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.letters (kind, key, lead_id, tells, attempts, sent_at, provider_id)
    values (letter_kind, letter_key, for_lead, letter_tells, 1, now(), nullif(named, ''))
    on conflict (key) do nothing
  $$;
comment on function public.note_sent_email(text, text, uuid, jsonb, text) is 'Notes an email of another queue that the provider has, once for each key.';
revoke execute on function public.note_sent_email(text, text, uuid, jsonb, text) from public, anon, authenticated;
grant execute on function public.note_sent_email(text, text, uuid, jsonb, text) to service_role;

notify pgrst, 'reload schema';
