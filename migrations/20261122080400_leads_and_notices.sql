-- What visitors send us, and the emails that follow. No role writes here directly: submit_form() is the only way in,
-- for the site Worker alone. Admins read; how they move leads on is in the later files about leads.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}$'),
  kind text not null check (kind in
    ('application', 'contact', 'consultation', 'viewing', 'guide', 'affiliate', 'offer')),
  locale text not null default 'en' check (locale in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  name text not null check (length(name) <= 120),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 120),
  country text check (country ~ '^[A-Z]{2}$'),
  reach_by text not null,
  message text not null default '' check (length(message) <= 4000),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 8192),
  listing_id uuid references public.listings (id) on delete set null,
  referral text check (length(referral) <= 120),
  referred_on date,
  first_referral text check (length(first_referral) <= 120),
  first_referred_on date,
  network text check (network ~ '^[0-9a-f]{64}$'),
  campaign text check (length(campaign) <= 120),
  consent text not null check (length(consent) between 1 and 120),
  consented_at timestamptz not null default now(),
  state text not null default 'new' check (state in
    ('new', 'options_sent', 'viewing', 'contract', 'down_payment', 'keys', 'upgrade', 'lost', 'spam')),
  lost_reason text check (lost_reason in
    ('no_answer', 'budget', 'nothing_suitable', 'not_approved', 'bought_elsewhere', 'changed_mind', 'other')),
  assignee uuid references public.admins (user_id) on delete set null,
  due_at timestamptz,
  answered_at timestamptz,
  answered_by uuid references auth.users (id) on delete set null,
  idempotency_key uuid unique,
  fingerprint text not null check (length(fingerprint) between 16 and 128),
  sender text not null check (length(sender) between 16 and 128),
  created_at timestamptz not null default now(),
  has_contract boolean not null default false,
  merged_into uuid references public.leads (id) on delete set null,
  user_id uuid references auth.users (id) on delete set null,
  -- For the search only.
  search_text text not null generated always as (
    lower(reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || message)) stored,
  check (email is not null or phone is not null),
  constraint leads_lost_for_a_reason check ((state = 'lost') = (lost_reason is not null)),
  constraint leads_not_merged_into_itself check (merged_into <> id)
);
comment on table public.leads is 'Applications, enquiries, viewings, guide requests, affiliates and homes that owners offer us. Personal data: admins only.';
comment on column public.leads.consent is 'Version of the consent text that was ticked, at consented_at.';
comment on column public.leads.state is 'How far it has come. Only move_lead() and the functions that answer a lead change it.';
comment on column public.leads.due_at is 'Everybody but readers of the guide is answered within the time that the site promises, and before a viewing begins. Applicants see this time.';
comment on column public.leads.answered_at is 'When it was first answered or moved on from "new", or the viewing that it asked for was agreed; the time stops then.';
comment on column public.leads.listing_id is 'The home that it asks about; of an offer, the home that became of it.';
comment on column public.leads.assignee is 'The admin who looks after it; null while there is none.';
comment on column public.leads.merged_into is 'The lead of the same person that is shown in its place.';
comment on column public.leads.user_id is 'The account that sent it, or claimed it from a session that proved the email address.';
comment on column public.leads.referral is 'The code of the link by which the sender came last, on referred_on; first_referral is the first that the browser remembers.';
comment on column public.leads.network is 'Hash of the sender''s network. Kept only for affiliates and for those whom a link brought, to notice who refers themselves.';
comment on column public.leads.fingerprint is 'Hash of kind, contact and answers: the same form sent twice within ten minutes is one lead.';
comment on column public.leads.sender is 'Hash of address and day, for the daily limit; the address itself is not kept.';
-- For leads with a contract, commercial and tax law decide.
comment on column public.leads.has_contract is 'It led to a contract, so it is kept as long as the law demands and not erased after two years.';

create index leads_newest on public.leads (created_at desc, id);
create index leads_due on public.leads (due_at, id) where answered_at is null;
create index leads_by_state on public.leads (state, created_at desc, id);
create index leads_by_assignee on public.leads (assignee, created_at desc, id);
create index leads_merged on public.leads (merged_into) where merged_into is not null;
create index leads_by_fingerprint on public.leads (fingerprint, created_at desc);
create index leads_by_sender on public.leads (sender, created_at desc);
create index leads_listing on public.leads (listing_id);
create index leads_answered_by on public.leads (answered_by);
create index leads_of_user on public.leads (user_id, created_at desc);
create index leads_to_claim on public.leads (lower(email)) where user_id is null;

-- A row for each email that a lead causes, written together with the lead: a queue that is down loses nothing.
create table public.lead_notices (
  lead_id uuid not null references public.leads (id) on delete cascade,
  audience text not null check (audience in ('office', 'sender', 'office_halfway', 'office_late')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  mailbox text,
  created_at timestamptz not null default now(),
  primary key (lead_id, audience)
);
comment on table public.lead_notices is 'Emails about leads, to the office and to the visitor. Each is sent once and retried until it is.';
comment on column public.lead_notices.mailbox is 'Mailbox of the sender''s address, which is not confirmed; null for the office.';
create index lead_notices_waiting on public.lead_notices (next_attempt_at) where sent_at is null;
create index lead_notices_by_mailbox on public.lead_notices (mailbox, created_at) where mailbox is not null;

alter table public.leads enable row level security;
alter table public.lead_notices enable row level security;
grant select on table public.leads to authenticated;
grant select on table public.lead_notices to authenticated;
grant all on table public.leads, public.lead_notices to service_role;

-- Security definer: child tables ask it about a lead that the caller may not be able to read as a visitor.
create function public.attends_to(for_lead uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select public.may('enquiries') or (public.may('own_enquiries') and exists (
      select from public.leads where id = for_lead and (assignee is null or assignee = (select auth.uid()))))
  $$;
comment on function public.attends_to(uuid) is 'True if the caller is an admin who may see and answer this lead. Policies ask it.';
revoke execute on function public.attends_to(uuid) from public, anon;
grant execute on function public.attends_to(uuid) to authenticated, service_role;

create policy "Admins can view the leads they look after" on public.leads for select to authenticated
  using ((select public.may('enquiries'))
    or ((select public.may('own_enquiries')) and (assignee is null or assignee = (select auth.uid()))));
create policy "Admins can view notices of the leads they look after" on public.lead_notices for select to authenticated
  using (public.attends_to(lead_id));

-- Eight letters and digits that cannot be confused when read aloud; 32^8 of them.
create function public.new_lead_reference() returns text
  language sql volatile set search_path = ''
  as $$
    select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(bytes, n) % 32, 1), '' order by n)
    from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
      unnest(array[0, 1, 2, 3, 10, 11, 12, 13]) as n
  $$;
revoke execute on function public.new_lead_reference() from public, anon, authenticated;

-- Null for guests and strangers, and for an account with a second factor that was not proved. Security definer: no
-- caller may read auth.mfa_factors.
create function public.signed_up_user() returns uuid
  language sql stable security definer set search_path = ''
  as $$
    select (select auth.uid())
    where not coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false)
      and (coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2' or not exists (
        select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'))
  $$;
comment on function public.signed_up_user() is 'The caller, unless it is a guest or owes the second factor.';
revoke execute on function public.signed_up_user() from public, anon, authenticated;

-- The table's checks judge every value. A form that is sent many times at the same moment is one lead with the same answer
-- to all, and the daily limit is exact. Security definer: no visitor may write to leads or read them.
create function public.submit_lead(lead jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      kept public.leads;
      key uuid := (lead ->> 'idempotencyKey')::uuid;
      code text := public.new_lead_reference();
      alike record;
    begin
      -- Another call with the same form, key or sender waits. The locks are always taken in one order.
      for alike in
        select distinct hashtextextended(said, 0) as number
        from unnest(array['form ' || (lead ->> 'fingerprint'), 'sender ' || (lead ->> 'sender'), 'key ' || key]) as said
        where said is not null order by 1
      loop
        perform pg_advisory_xact_lock(alike.number);
      end loop;
      select * into kept from public.leads
      where idempotency_key = key
        or (fingerprint = lead ->> 'fingerprint' and created_at > now() - interval '10 minutes')
      limit 1;
      if found then
        return jsonb_build_object('reference', kept.reference,
          'dueAt', case when kept.kind = 'application' then kept.due_at end, 'isNew', false);
      end if;

      if (select count(*) >= 20 from public.leads
          where sender = lead ->> 'sender' and created_at > now() - interval '1 day') then
        raise exception 'too many leads from this sender today' using errcode = 'PT429';
      end if;

      insert into public.leads (reference, kind, locale, name, email, phone, country, reach_by, message, answers,
        listing_id, referral, referred_on, first_referral, first_referred_on, network, campaign, consent, due_at,
        idempotency_key, fingerprint, sender, user_id)
      values (
        substr(code, 1, 4) || '-' || substr(code, 5), lead ->> 'kind', lead ->> 'locale', lead ->> 'name',
        nullif(lead ->> 'email', ''), nullif(lead ->> 'phone', ''), nullif(lead ->> 'country', ''),
        lead ->> 'reachBy', coalesce(lead ->> 'message', ''), coalesce(lead -> 'answers', '{}'),
        (select id from public.listings where id = nullif(lead ->> 'listing', '')::uuid),
        nullif(lead ->> 'referral', ''), nullif(lead ->> 'referredOn', '')::date, nullif(lead ->> 'firstReferral', ''),
        nullif(lead ->> 'firstReferredOn', '')::date,
        case when lead ->> 'kind' = 'affiliate' or lead ->> 'referral' <> '' then lead ->> 'network' end,
        nullif(lead ->> 'campaign', ''), lead ->> 'consent',
        -- A viewing is confirmed an hour before it begins, at the latest.
        case when lead ->> 'kind' <> 'guide' then least(now() + public.answer_within(),
          case when lead ->> 'kind' = 'viewing' and lead -> 'answers' ->> 'viewingAt' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'
            then (lead -> 'answers' ->> 'viewingAt')::timestamp at time zone 'Asia/Bangkok' - interval '1 hour' end) end,
        -- A signed-in sender sees it in the account, whichever address it names.
        key, lead ->> 'fingerprint', lead ->> 'sender', public.signed_up_user())
      returning * into kept;

      insert into public.lead_notices (lead_id, audience)
      select kept.id, audience from unnest(array['office', 'sender']) as audience
      where audience = 'office' or kept.email is not null;

      return jsonb_build_object('id', kept.id, 'reference', kept.reference,
        'dueAt', case when kept.kind = 'application' then kept.due_at end, 'isNew', true);
    end
  $$;
comment on function public.submit_lead(jsonb) is 'Keeps a lead once and answers with its reference; at most 20 a day from one sender.';
revoke execute on function public.submit_lead(jsonb) from public, anon, authenticated;
grant execute on function public.submit_lead(jsonb) to service_role;

-- The publishable key is public, so any reader of it could send forms past the site's limits by address and minute, and
-- under a made-up sender past the daily limit. The site Worker proves itself with a key of its own.
create table public.site_keys (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table public.site_keys is 'SHA-256 of each key with which the site Worker may send forms; two while one replaces the other.';
alter table public.site_keys enable row level security;
grant all on table public.site_keys to service_role;

-- The first line of every function that only the site Worker may call. Security definer: no caller may read the hashes.
create function public.require_site_key() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      site_key text := nullif(current_setting('request.headers', true), '')::json ->> 'x-site-key';
    begin
      if not exists (
        select from public.site_keys where hash = encode(sha256(convert_to(site_key, 'UTF8')), 'hex'))
      then
        raise exception 'This is asked through the site.' using errcode = '42501';
      end if;
    end
  $$;
comment on function public.require_site_key() is 'Refuses a caller who does not send a site key in the header x-site-key.';
revoke execute on function public.require_site_key() from public, anon, authenticated;

-- Security definer: no other role may call submit_lead().
create function public.submit_form(lead jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      return public.submit_lead(lead);
    end
  $$;
comment on function public.submit_form(jsonb) is 'Keeps a lead for the site Worker, which proves itself with the header x-site-key.';
revoke execute on function public.submit_form(jsonb) from public;
grant execute on function public.submit_form(jsonb) to anon, authenticated, service_role;

-- "Ann+x@Example.com" is read in the mailbox of ann@example.com, and Gmail ignores dots.
create function public.mailbox_of(email text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      else name || '@' || domain end
    from (select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as domain)
      as address
  $$;
comment on function public.mailbox_of(text) is 'The mailbox behind an address, so that variants of one address are counted together.';
revoke execute on function public.mailbox_of(text) from public, anon, authenticated;
-- A role that writes leads also fills the index below.
grant execute on function public.mailbox_of(text) to service_role;
create index leads_by_mailbox on public.leads (public.mailbox_of(email));
create index leads_by_phone on public.leads (phone);

-- Anybody can enter anybody's address in a form. The lead is kept and the office gets its email. Only the email to the
-- sender is left out.
create function public.limit_emails_to_senders() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      emails_a_day constant integer := 3;
    begin
      new.mailbox := (select public.mailbox_of(email) from public.leads where id = new.lead_id);
      -- Held until the transaction ends: forms that arrive together are counted one after the other.
      perform pg_advisory_xact_lock(hashtextextended('emails to ' || new.mailbox, 0));
      if (select count(*) >= emails_a_day from public.lead_notices
          where mailbox = new.mailbox and created_at > now() - interval '1 day') then
        return null;
      end if;
      return new;
    end
  $$;
comment on function public.limit_emails_to_senders() is 'At most three emails a day to one mailbox, over all forms.';
revoke execute on function public.limit_emails_to_senders() from public, anon, authenticated;

create trigger lead_notices_limit before insert on public.lead_notices
  for each row when (new.audience = 'sender') execute function public.limit_emails_to_senders();

-- Takes an email that is due; null when it was sent or another delivery of the same message has taken it.
-- The next attempt is set before this one is made, so that a Worker that dies in between loses nothing.
create function public.take_lead_notice(for_lead uuid, for_audience text) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      taken public.lead_notices;
    begin
      update public.lead_notices
      set attempts = attempts + 1, next_attempt_at = now() + least(power(2, attempts), 60) * interval '1 minute'
      where lead_id = for_lead and audience = for_audience and sent_at is null and next_attempt_at <= now()
      returning * into taken;
      if not found then return null; end if;
      return (
        select to_jsonb(leads) - 'fingerprint' - 'sender' - 'idempotency_key'
          || case for_audience
            when 'sender' then jsonb_build_object('listing_title', public.title_for(listings, leads.locale),
              'listing_slug', case when listings.publication = 'published' then listings.slug end)
            else jsonb_build_object('listing_title', listings.title, 'listing_slug', listings.slug) end
        from public.leads left join public.listings on listings.id = leads.listing_id
        where leads.id = for_lead);
    end
  $$;
comment on function public.take_lead_notice(uuid, text) is 'Takes an email that is due and answers its lead; null when there is nothing to send.';
revoke execute on function public.take_lead_notice(uuid, text) from public, anon, authenticated;
grant execute on function public.take_lead_notice(uuid, text) to service_role;

notify pgrst, 'reload schema';
