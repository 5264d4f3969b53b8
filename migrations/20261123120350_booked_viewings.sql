-- A form asks for a viewing and takes no time from anybody: anyone can send hundreds. The office plans it. Two planned
-- viewings of one home never overlap, wherever they are entered.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

-- In UTC without a zone, because a range of timestamptz with an interval is not immutable.
alter table public.viewings add constraint viewings_one_at_a_time exclude using gist (
  listing_id extensions.gist_uuid_ops with =,
  tsrange(starts_at at time zone 'UTC', (starts_at at time zone 'UTC') + minutes * interval '1 minute') with &&
) where (status in ('planned', 'confirmed'));

-- Two that are entered or moved at the same moment would wait for each other, and Postgres would end one as a deadlock. So
-- whoever writes viewings of a home waits for the home first.
create function public.wait_for_home() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('viewing of ' || new.listing_id, 0));
      return new;
    end
  $$;
revoke execute on function public.wait_for_home() from public, anon, authenticated;
create trigger viewings_one_after_the_other before insert or update of listing_id, starts_at, minutes, status
  on public.viewings for each row
  when (new.listing_id is not null) execute function public.wait_for_home();

-- Security definer: no visitor may write viewings. The Worker has checked that the office is open then.
create function public.book_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      starts constant timestamptz := (new.answers ->> 'viewingAt')::timestamp at time zone 'Asia/Bangkok';
    begin
      if exists (select from public.viewings where listing_id = new.listing_id and status in ('planned', 'confirmed')
          and (starts_at, minutes * interval '1 minute') overlaps (starts, interval '1 hour')) then
        raise exception 'This time is taken' using errcode = '23P01';
      end if;
      insert into public.viewings (lead_id, listing_id, starts_at, by_video, status, created_by)
      values (new.id, new.listing_id, starts, coalesce(new.answers ->> 'viewingBy' = 'video', false), 'asked', null);
      return null;
    end
  $$;
comment on function public.book_viewing() is 'Enters the viewing that a form asks for. If the office shows the home then, it is refused together with the lead.';
revoke execute on function public.book_viewing() from public, anon, authenticated;
create trigger leads_book_viewing after insert on public.leads for each row
  when (new.kind = 'viewing' and new.answers ->> 'viewingAt' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$')
  execute function public.book_viewing();

-- Security definer: visitors see only when a home is booked, and nothing else about the viewing.
create function public.taken_viewing_times(for_listing uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'minutes', minutes) order by starts_at), '[]')
    from public.viewings
    where listing_id = for_listing and status in ('planned', 'confirmed')
      and starts_at between now() - interval '8 hours' and now() + interval '30 days'
  $$;
comment on function public.taken_viewing_times(uuid) is 'When a home is shown in the next 30 days.';
revoke execute on function public.taken_viewing_times(uuid) from public;
grant execute on function public.taken_viewing_times(uuid) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
