-- Viewings with a lead, and each admin's calendar feed of them. A calendar knows a viewing by its UID and takes a change
-- because SEQUENCE grew (RFC 5545).

create table public.viewings (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete set null,
  starts_at timestamptz not null check (starts_at between '2020-01-01' and '2100-01-01'),
  minutes smallint not null default 60 check (minutes between 10 and 480),
  by_video boolean not null default false,
  place text not null default '' check (length(place) <= 300),
  status text not null default 'planned' check (status in
    ('asked', 'held', 'planned', 'confirmed', 'done', 'missed', 'cancelled')),
  held_until timestamptz,
  given_up_at timestamptz,
  ical_uid uuid not null unique default gen_random_uuid(),
  ical_sequence integer not null default 0,
  idempotency_key uuid unique,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'held' or held_until is not null),
  check (given_up_at is null or status = 'cancelled')
);
comment on table public.viewings is 'Viewings agreed with a lead, on site or by video, and those that a form asks for.';
comment on column public.viewings.held_until is 'A visitor who proved the mailbox has the time until then, unless the office confirms.';
comment on column public.viewings.given_up_at is 'When its visitor gave it up, by the link in our letter or in the account. Null if the office cancelled it.';
create index viewings_of_lead on public.viewings (lead_id, starts_at);
create index viewings_by_time on public.viewings (starts_at);
create index viewings_of_listing on public.viewings (listing_id);
create index viewings_by_creator on public.viewings (created_by);

create function public.count_viewing_change() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.updated_at := now();
      new.ical_sequence := old.ical_sequence + 1;
      if new.status <> 'cancelled' then new.given_up_at := null; end if;
      return new;
    end
  $$;
revoke execute on function public.count_viewing_change() from public, anon, authenticated;
create trigger viewings_count_changes before update on public.viewings for each row
  when (old.* is distinct from new.*) execute function public.count_viewing_change();

create table public.calendar_feeds (
  admin uuid primary key references public.admins (user_id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.calendar_feeds is 'SHA-256 of the token in an admin''s feed address. A new address ends the old one.';

alter table public.viewings enable row level security;
alter table public.calendar_feeds enable row level security;
grant select, insert (lead_id, listing_id, starts_at, minutes, by_video, place, idempotency_key),
  update (starts_at, minutes, by_video, place, status) on table public.viewings to authenticated;
grant select (admin, created_at) on table public.calendar_feeds to authenticated;
grant all on table public.viewings, public.calendar_feeds to service_role;

create policy "Admins can view viewings of leads they look after" on public.viewings for select to authenticated
  using (public.attends_to(lead_id));
create policy "Admins can add viewings to leads they look after" on public.viewings for insert to authenticated
  with check (public.attends_to(lead_id));
create policy "Admins can change viewings of leads they look after" on public.viewings for update to authenticated
  using (public.attends_to(lead_id)) with check (public.attends_to(lead_id));
create policy "Admins can see that they have a feed" on public.calendar_feeds for select to authenticated
  using (admin = (select auth.uid()) and (select public.may('own_enquiries')));

create trigger audit_viewings after insert or update or delete on public.viewings
  for each row execute function public.audit_change('id');
create trigger audit_calendar_feeds after insert or update or delete on public.calendar_feeds
  for each row execute function public.audit_change('admin');

-- What the office makes of the time that a form asked for is the answer, and a letter tells the sender. A message in the
-- form still waits for a reply. Security definer: the state of a lead is never written directly.
create function public.answer_by_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      asking public.leads;
    begin
      select * into asking from public.leads where id = new.lead_id and kind = 'viewing' and message = '';
      if asking.state = 'new' and new.status <> 'cancelled' then
        perform public.enter_state(asking.id, 'viewing');
      elsif found then
        perform public.count_as_answered(asking.id, auth.uid(), false);
      end if;
      return null;
    end
  $$;
revoke execute on function public.answer_by_viewing() from public, anon, authenticated;
create trigger viewings_answer_leads after insert or update of status, starts_at on public.viewings for each row
  when (new.status in ('planned', 'confirmed') or (new.status = 'cancelled' and new.given_up_at is null))
  execute function public.answer_by_viewing();

create function public.new_calendar_feed() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    begin
      perform public.require_right('own_enquiries');
      insert into public.calendar_feeds (admin, token_hash)
      values (auth.uid(), encode(sha256(convert_to(token, 'UTF8')), 'hex'))
      on conflict (admin) do update set token_hash = excluded.token_hash, created_at = now();
      return token;
    end
  $$;
comment on function public.new_calendar_feed() is 'Answers the token of the caller''s new feed address, this one time. The former address ends.';
revoke execute on function public.new_calendar_feed() from public, anon;
grant execute on function public.new_calendar_feed() to authenticated;

-- Calendars cannot sign in, so the token identifies the admin, as long as they may see leads. Cancelled viewings stay
-- in the feed, or calendars would keep showing them.
create function public.calendar_feed(token text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    with reader as (
      select admins.user_id, exists (select from public.role_rights
        where role_rights.role = admins.role and role_rights.name = 'enquiries') as sees_all
      from public.calendar_feeds
      join public.admins on admins.user_id = calendar_feeds.admin and admins.disabled_at is null
      where token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
        and exists (select from public.role_rights
          where role_rights.role = admins.role and role_rights.name = 'own_enquiries'))
    select case when exists (select from reader) then coalesce((
        select jsonb_agg(jsonb_build_object('uid', ical_uid, 'sequence', ical_sequence, 'startsAt', starts_at,
          'minutes', minutes, 'byVideo', by_video, 'place', place, 'status', viewings.status, 'updatedAt', viewings.updated_at,
          'name', leads.name, 'reference', leads.reference, 'leadId', leads.id, 'listing', listings.title)
          order by starts_at, viewings.id)
        from public.viewings join public.leads on leads.id = viewings.lead_id
        left join public.listings on listings.id = viewings.listing_id, reader
        where starts_at > now() - interval '60 days' and viewings.status <> 'asked'
          and (sees_all or assignee is null or assignee = reader.user_id)), '[]') end
  $$;
comment on function public.calendar_feed(text) is 'The viewings of the admin whose feed address has this token; null when no address has it.';
revoke execute on function public.calendar_feed(text) from public;
grant execute on function public.calendar_feed(text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
