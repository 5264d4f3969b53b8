-- Who recommends us, and which enquiries came that way. A referrer's terms are frozen with each enquiry: what is agreed later
-- with the referrer reaches later enquiries alone.

create table public.referrers (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  name text not null check (length(trim(name)) between 1 and 120),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 120),
  locale text not null default 'en' check (locale in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  lead_id uuid unique references public.leads (id) on delete set null,
  commission_baht numeric(14, 2) check (commission_baht > 0),
  commission_percent numeric(5, 2) check (commission_percent > 0 and commission_percent <= 20),
  valid_months smallint not null check (valid_months between 1 and 60),
  ended_at timestamptz,
  page_version integer not null default 1,
  networks text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (num_nonnulls(commission_baht, commission_percent) = 1)
);
comment on table public.referrers is 'Who recommends us for a commission: code, contact, and the terms for enquiries to come.';
comment on column public.referrers.lead_id is 'The form with which they asked to join.';
comment on column public.referrers.commission_percent is 'Of the contract price.';
comment on column public.referrers.valid_months is 'So long after the enquiry a contract counts.';
comment on column public.referrers.page_version is 'Part of the signature of their page''s address: a higher number ends the addresses before.';
comment on column public.referrers.networks is 'Hashes of the last networks from which they asked to join or read their page.';

create table public.referred_leads (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  referrer_id uuid not null references public.referrers (id) on delete cascade,
  commission_baht numeric(14, 2),
  commission_percent numeric(5, 2),
  valid_until date not null,
  by_hand boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.referred_leads is 'Which referrer an enquiry is credited to, with the terms of that moment.';
comment on column public.referred_leads.by_hand is 'The sender named the referrer, and the office entered it.';
create index referred_leads_of_referrer on public.referred_leads (referrer_id, created_at desc);

alter table public.referrers enable row level security;
alter table public.referred_leads enable row level security;
grant select on table public.referrers, public.referred_leads to authenticated, service_role;
create policy "Who sees all contracts can view referrers" on public.referrers for select to authenticated
  using ((select public.may('see_contracts')));
create policy "Who sees all contracts can view which enquiries were referred" on public.referred_leads for select to authenticated
  using ((select public.may('see_contracts')));
create trigger audit_referrers after insert or update or delete on public.referrers
  for each row execute function public.audit_change('id');
create trigger audit_referred_leads after insert or update or delete on public.referred_leads
  for each row execute function public.audit_change('lead_id');

-- The last link counts; the first only where the last names nobody. Who asks to join is no buyer.
create function public.credit_lead() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      insert into public.referred_leads (lead_id, referrer_id, commission_baht, commission_percent, valid_until)
      select new.id, id, commission_baht, commission_percent,
        ((new.created_at at time zone 'Asia/Bangkok') + valid_months * interval '1 month')::date
      from public.referrers
      where code in (lower(new.referral), lower(new.first_referral)) and ended_at is null
      order by code = lower(new.referral) desc limit 1;
      return null;
    end
  $$;
revoke execute on function public.credit_lead() from public, anon, authenticated, service_role;
create trigger leads_are_credited after insert on public.leads
  for each row when (new.referral is not null and new.kind <> 'affiliate') execute function public.credit_lead();

-- With or without the country's code and spaces: the office types as it likes.
create function public.is_same_phone(one text, other text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select length(digits) >= 8 and right(digits, 8) = right(regexp_replace(other, '\D', '', 'g'), 8)
    from (select regexp_replace(one, '\D', '', 'g') as digits) as typed
  $$;
revoke execute on function public.is_same_phone(text, text) from public, anon, authenticated;

-- What a person must look at before a commission is paid. Security definer: whoever sees referrers may not read all leads.
create function public.referral_doubts(credit public.referred_leads) returns text[]
  language sql stable security definer set search_path = ''
  as $$
    with person as (
      select leads.* from public.leads
      where id = any (
        select unnest(public.leads_of_person(known)) from public.leads as credited
        join public.leads as known on known.id in (credited.id, credited.merged_into)
        where credited.id = credit.lead_id)
    )
    select array_remove(array[
      case when exists (select from person where public.mailbox_of(person.email) = public.mailbox_of(referrers.email))
        then 'mailbox' end,
      case when exists (select from person where public.is_same_phone(referrers.phone, person.phone)) then 'phone' end,
      case when exists (select from person where network = any (referrers.networks)) then 'network' end,
      case when exists (select from person where kind <> 'affiliate' and created_at < credited.created_at
          and not exists (select from public.referred_leads as other
            where other.lead_id = person.id and other.referrer_id = credit.referrer_id))
        then 'known' end], null)
    from public.referrers, public.leads as credited
    where referrers.id = credit.referrer_id and credited.id = credit.lead_id
  $$;
comment on function public.referral_doubts(public.referred_leads) is 'Why a referral may not count: the referrer''s own mailbox, phone or network, or a person whom the office knew before.';
revoke execute on function public.referral_doubts(public.referred_leads) from public, anon, authenticated;

-- A new one, or the version that the caller saw with its changes. Terms of earlier enquiries stay. Security definer: referrers
-- are never written directly.
create function public.save_referrer(saved jsonb) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      kept uuid := (saved ->> 'id')::uuid;
      asked public.leads;
    begin
      perform public.require_right('contracts');
      perform public.require_object(saved);
      if kept is null then
        select * into asked from public.leads where id = (saved ->> 'leadId')::uuid and kind = 'affiliate';
        insert into public.referrers (code, name, email, phone, locale, lead_id, commission_baht, commission_percent,
          valid_months, networks)
        values (lower(saved ->> 'code'), saved ->> 'name', nullif(saved ->> 'email', ''), nullif(saved ->> 'phone', ''),
          saved ->> 'locale', asked.id, (saved ->> 'commissionBaht')::numeric, (saved ->> 'commissionPercent')::numeric,
          (saved ->> 'validMonths')::smallint, array_remove(array[asked.network], null))
        returning id into kept;
        return kept;
      end if;
      update public.referrers
      set name = saved ->> 'name', email = nullif(saved ->> 'email', ''), phone = nullif(saved ->> 'phone', ''),
        locale = saved ->> 'locale', commission_baht = (saved ->> 'commissionBaht')::numeric,
        commission_percent = (saved ->> 'commissionPercent')::numeric, valid_months = (saved ->> 'validMonths')::smallint,
        ended_at = case when (saved ->> 'hasEnded')::boolean then coalesce(ended_at, now()) end, version = version + 1
      where id = kept and version = (saved ->> 'version')::integer;
      if not found then
        raise exception 'This referrer was changed meanwhile, or is gone' using errcode = 'PT412';
      end if;
      return kept;
    end
  $$;
comment on function public.save_referrer(jsonb) is 'Adds a referrer, or changes the version that the caller saw.';
revoke execute on function public.save_referrer(jsonb) from public, anon;
grant execute on function public.save_referrer(jsonb) to authenticated;

create function public.close_referrer_page(for_referrer uuid, seen_version integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('contracts');
      update public.referrers set page_version = page_version + 1 where id = for_referrer and page_version = seen_version;
      if not found then
        raise exception 'There is no such page' using errcode = 'PT404';
      end if;
    end
  $$;
comment on function public.close_referrer_page(uuid, integer) is 'Ends the address of a referrer''s page that the caller saw; the next one is new.';
revoke execute on function public.close_referrer_page(uuid, integer) from public, anon;
grant execute on function public.close_referrer_page(uuid, integer) to authenticated;

notify pgrst, 'reload schema';
