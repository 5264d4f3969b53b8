-- A form asks for a viewing, and asking takes no time from anybody: anyone can invent hundreds of senders. The visitor holds
-- the time by proving the mailbox, for a day, and the office confirms. No two viewings of a home that stand overlap.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

-- In UTC without a zone, because a range of timestamptz with an interval is not immutable.
alter table public.viewings add constraint viewings_one_at_a_time exclude using gist (
  listing_id extensions.gist_uuid_ops with =,
  tsrange(starts_at at time zone 'UTC', (starts_at at time zone 'UTC') + minutes * interval '1 minute') with &&
) where (status in ('planned', 'confirmed'));

create function public.takes_time(viewing public.viewings) returns boolean
  language sql stable set search_path = ''
  as $$
    select viewing.status in ('planned', 'confirmed') or (viewing.status = 'held' and viewing.held_until > now())
  $$;
comment on function public.takes_time(public.viewings) is 'True if nobody else can have its time: the office has confirmed it, or its visitor holds it.';
revoke execute on function public.takes_time(public.viewings) from public, anon, authenticated;

create function public.is_time_taken(wanted public.viewings) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.viewings as other
      where other.listing_id = wanted.listing_id and other.id <> wanted.id and public.takes_time(other)
        and (other.starts_at, other.minutes * interval '1 minute')
          overlaps (wanted.starts_at, wanted.minutes * interval '1 minute'))
  $$;
comment on function public.is_time_taken(public.viewings) is 'True if another viewing of the home has this time.';
revoke execute on function public.is_time_taken(public.viewings) from public, anon, authenticated;

-- Two that are entered or moved at the same moment would wait for each other, and Postgres would end one as a deadlock. So
-- whoever writes viewings of a home waits for the home first. A form that asks for a taken time is refused. Security
-- definer: the other viewing may be of a lead that the caller does not see.
create function public.take_time() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('viewing of ' || new.listing_id, 0));
      if (new.status = 'asked' or public.takes_time(new)) and public.is_time_taken(new) then
        raise exception 'This time is taken' using errcode = '23P01';
      end if;
      return new;
    end
  $$;
revoke execute on function public.take_time() from public, anon, authenticated;
create trigger viewings_one_after_the_other before insert or update of listing_id, starts_at, minutes, status, held_until
  on public.viewings for each row
  when (new.listing_id is not null) execute function public.take_time();

-- Security definer: no visitor may write viewings. The Worker has checked that the office is open then.
create function public.ask_for_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into public.viewings (lead_id, listing_id, starts_at, by_video, status, created_by)
      values (new.id, new.listing_id, (new.answers ->> 'viewingAt')::timestamp at time zone 'Asia/Bangkok',
        coalesce(new.answers ->> 'viewingBy' = 'video', false), 'asked', null);
      return null;
    end
  $$;
comment on function public.ask_for_viewing() is 'Enters the viewing that a form asks for. If the time is taken, it is refused together with the lead.';
revoke execute on function public.ask_for_viewing() from public, anon, authenticated;
create trigger leads_ask_for_viewing after insert on public.leads for each row
  when (new.kind = 'viewing' and new.answers ->> 'viewingAt' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$')
  execute function public.ask_for_viewing();

-- One hold of a home for one mailbox, number or network of a day; and holds take only a share of the home's times.
create function public.why_not_held(viewing public.viewings, most_holds integer) returns text
  language sql stable set search_path = ''
  as $$
    with holds as (
      select leads.* from public.viewings as held join public.leads on leads.id = held.lead_id
      where held.listing_id = viewing.listing_id and held.id <> viewing.id and held.status = 'held' and held.held_until > now())
    select case
      when public.is_time_taken(viewing) then 'taken'
      when exists (select from holds join public.leads as mine on mine.id = viewing.lead_id
        where public.mailbox_of(holds.email) = public.mailbox_of(mine.email) or holds.phone = mine.phone
          or holds.sender = mine.sender) then 'another'
      when (select count(*) >= most_holds from holds) then 'full' end
  $$;
comment on function public.why_not_held(public.viewings, integer) is 'Why this viewing cannot be held now; null if it can.';
revoke execute on function public.why_not_held(public.viewings, integer) from public, anon, authenticated;

create function public.may_be_given_up(viewing public.viewings) returns boolean
  language sql stable set search_path = ''
  as $$
    select viewing.status in ('asked', 'held', 'planned', 'confirmed') and viewing.starts_at > now()
  $$;
comment on function public.may_be_given_up(public.viewings) is 'True if it is still to come, so that its visitor can say that nobody will come.';
revoke execute on function public.may_be_given_up(public.viewings) from public, anon, authenticated;

-- The Worker has checked the pass in the letter, which only the mailbox has. Only a press of its button comes with
-- is_pressed. Whoever changes a viewing waits for its row first and then for the home, as an update with take_time() does:
-- the other way round two would wait for each other. Security definer: no visitor may read or write viewings.
create function public.hold_viewing(for_viewing uuid, most_holds integer, is_pressed boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
  as $$
    declare
      longest_wait constant interval := '24 hours';
      longest_hold constant interval := '24 hours';
      lead public.leads;
      viewing public.viewings;
      reason text;
    begin
      perform public.require_site_key();
      if is_pressed then
        perform from public.viewings where id = for_viewing for update;
        perform pg_advisory_xact_lock(hashtextextended('viewing of ' || listing_id, 0)) from public.viewings where id = for_viewing;
      end if;
      select * into viewing from public.viewings where id = for_viewing;
      select * into lead from public.leads where id = viewing.lead_id and state <> 'spam';
      if not found then return null; end if;
      if viewing.status = 'asked' and viewing.starts_at > now() then
        reason := case
          when lead.state = 'lost' or viewing.listing_id is null or now() - longest_wait > coalesce(
            (select sent_at from public.lead_notices where lead_id = lead.id and audience = 'sender'), viewing.created_at) then 'late'
          else public.why_not_held(viewing, most_holds) end;
        if is_pressed and reason is null then
          update public.viewings set status = 'held', held_until = least(now() + longest_hold, starts_at)
          where id = viewing.id returning * into viewing;
        end if;
      elsif viewing.status <> 'cancelled' and viewing.starts_at <= now() then
        reason := 'over';
      end if;
      return jsonb_build_object('startsAt', viewing.starts_at,
        'state', case
          when viewing.given_up_at is not null then 'given_up'
          when viewing.status = 'held' and viewing.held_until <= now() then 'ended'
          else viewing.status end,
        'heldUntil', viewing.held_until, 'reason', reason, 'mayBeGivenUp', public.may_be_given_up(viewing),
        'home', (select public.named_home(listings) from public.listings where id = viewing.listing_id and publication = 'published'));
    end
  $$;
comment on function public.hold_viewing(uuid, integer, boolean) is 'How a viewing stands, for its visitor; holds it if a form asked for it and the visitor has pressed the button.';
revoke execute on function public.hold_viewing(uuid, integer, boolean) from public;
grant execute on function public.hold_viewing(uuid, integer, boolean) to anon, authenticated, service_role;

create function public.cancel_for_visitor(for_viewing uuid) returns uuid
  language sql volatile set search_path = ''
  as $$
    update public.viewings set status = 'cancelled', given_up_at = now()
    from public.leads
    where viewings.id = for_viewing and public.may_be_given_up(viewings) and leads.id = viewings.lead_id and leads.state <> 'spam'
    returning lead_id
  $$;
comment on function public.cancel_for_visitor(uuid) is 'Gives up a viewing and answers its lead; null if there was nothing to give up. The caller has proved whose it is.';
revoke execute on function public.cancel_for_visitor(uuid) from public, anon, authenticated;

-- As above, the Worker has checked the pass. Security definer: no visitor may write viewings.
create function public.give_up_viewing(for_viewing uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      return public.cancel_for_visitor(for_viewing);
    end
  $$;
comment on function public.give_up_viewing(uuid) is 'Cancels a viewing for its visitor and answers its lead; null if there was nothing to give up.';
revoke execute on function public.give_up_viewing(uuid) from public;
grant execute on function public.give_up_viewing(uuid) to anon, authenticated, service_role;

-- Security definer: visitors see only when a home is taken, and nothing else about the viewing.
create function public.taken_viewing_times(for_listing uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'minutes', minutes) order by starts_at), '[]')
    from public.viewings
    where listing_id = for_listing and public.takes_time(viewings)
      and starts_at between now() - interval '8 hours' and now() + interval '30 days'
  $$;
comment on function public.taken_viewing_times(uuid) is 'When nobody else can see a home, in the next 30 days.';
revoke execute on function public.taken_viewing_times(uuid) from public;
grant execute on function public.taken_viewing_times(uuid) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
