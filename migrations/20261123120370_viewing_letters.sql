-- Letters to both sides about a viewing: it is planned, confirmed, moved or cancelled, a hold has ended, and a reminder the
-- day before. The office's goes to whoever looks after the lead.

create function public.add_viewing_letter(viewing public.viewings, news text, state_before text) returns void
  language sql volatile security definer set search_path = '' set timezone = 'UTC'
  as $$
    select public.add_letter('viewing', concat_ws(' ', 'viewing', viewing.id, news, case news
        when 'hold_ended' then viewing.held_until::text when 'reminder' then viewing.starts_at::text
        else viewing.ical_sequence::text end, audience), leads.id,
      jsonb_build_object('viewing', viewing.id, 'news', news, 'audience', audience, 'sequence', viewing.ical_sequence,
        'startsAt', viewing.starts_at, 'before', state_before))
    from public.leads, unnest(array['visitor', 'office']) as audience
    where leads.id = viewing.lead_id and leads.state <> 'spam' and (audience = 'office' or leads.email is not null)
  $$;
revoke execute on function public.add_viewing_letter(public.viewings, text, text) from public, anon, authenticated;
grant execute on function public.add_viewing_letter(public.viewings, text, text) to service_role;

create function public.tell_of_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      stood constant boolean := tg_op = 'UPDATE' and old.status in ('planned', 'confirmed');
    begin
      if new.starts_at <= now() and not (stood and old.starts_at > now()) then
        return null;
      elsif new.status = 'cancelled' then
        if tg_op = 'UPDATE' and old.status in ('asked', 'held', 'planned', 'confirmed') then
          perform public.add_viewing_letter(new, 'cancelled', old.status);
        end if;
      elsif new.status in ('planned', 'confirmed') then
        if not stood or old.status <> new.status then
          perform public.add_viewing_letter(new, new.status, case when tg_op = 'UPDATE' then old.status end);
        elsif (old.starts_at, old.minutes, old.by_video, old.place) is distinct from (new.starts_at, new.minutes, new.by_video, new.place) then
          perform public.add_viewing_letter(new, 'moved', old.status);
        end if;
      end if;
      return null;
    end
  $$;
comment on function public.tell_of_viewing() is 'Adds the letters that say what has become of a viewing.';
revoke execute on function public.tell_of_viewing() from public, anon, authenticated;
create trigger viewings_tell_both_sides after insert or update on public.viewings
  for each row execute function public.tell_of_viewing();

-- After a day without emails the news of a hold is old. Whoever heard of the viewing in the last half day needs no
-- reminder, and three hours before it nobody plans the day any more.
create function public.add_viewing_letters() returns void
  language sql volatile set search_path = ''
  as $$
    select public.add_viewing_letter(viewings, 'hold_ended', 'held')
    from public.viewings join public.leads on leads.id = viewings.lead_id
    where status = 'held' and held_until between now() - interval '1 day' and now() and state not in ('spam', 'lost');
    select public.add_viewing_letter(viewings, 'reminder', status) from public.viewings
    where status in ('planned', 'confirmed') and starts_at between now() + interval '3 hours' and now() + interval '24 hours'
      and updated_at < now() - interval '12 hours';
  $$;
comment on function public.add_viewing_letters() is 'Adds the letters that the clock gives reason for: of holds that have ended, and reminders; once each.';
revoke execute on function public.add_viewing_letters() from public, anon, authenticated;
grant execute on function public.add_viewing_letters() to service_role;

-- Who was told of a viewing, or may have been, hears that it is cancelled, and the office always if its visitor gave it up.
-- Who was not told is not told that it moved.
create function public.viewing_letter(letter public.letters) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    with earlier as (
      select count(*) > 0 as told,
        (array_agg((tells ->> 'startsAt')::timestamptz order by (tells ->> 'sequence')::integer desc))[1] as told_time
      from public.letters
      where lead_id = letter.lead_id and kind = 'viewing' and tells ->> 'viewing' = letter.tells ->> 'viewing'
        and tells ->> 'audience' = letter.tells ->> 'audience' and tells ->> 'news' in ('planned', 'confirmed', 'moved')
        and id <> letter.id and attempts > 0
    )
    select jsonb_build_object('audience', letter.tells ->> 'audience',
      'to', case letter.tells ->> 'audience' when 'visitor' then leads.email else public.address_of_admin(leads.assignee) end,
      'news', case when letter.tells ->> 'news' = 'moved' and not told then viewings.status else letter.tells ->> 'news' end,
      'isInCalendar', told, 'isGivenUp', given_up_at is not null, 'viewing', viewings.id, 'locale', leads.locale, 'reference', leads.reference, 'leadId', leads.id, 'name', leads.name,
      'reachBy', leads.reach_by, 'phone', leads.phone, 'startsAt', starts_at,
      'movedFrom', case when letter.tells ->> 'news' = 'moved' and told_time <> starts_at then told_time end, 'minutes', minutes, 'byVideo', by_video, 'place', place, 'status', viewings.status,
      'uid', ical_uid, 'sequence', ical_sequence, 'updatedAt', viewings.updated_at,
      'home', case letter.tells ->> 'audience' when 'visitor' then public.title_for(listings, leads.locale) else listings.title end,
      'slug', case when listings.publication = 'published' then listings.slug end)
    from earlier, public.viewings join public.leads on leads.id = viewings.lead_id
    left join public.listings on listings.id = viewings.listing_id
    where viewings.id = (letter.tells ->> 'viewing')::uuid and viewings.lead_id = letter.lead_id and leads.state <> 'spam'
      and case letter.tells ->> 'news'
        when 'cancelled' then viewings.status = 'cancelled'
          and (told or given_up_at is not null or (letter.tells ->> 'audience' = 'visitor' and letter.tells ->> 'before' in ('asked', 'held')))
        when 'hold_ended' then viewings.status = 'held'
        when 'reminder' then viewings.status in ('planned', 'confirmed') and starts_at > now()
          and starts_at = (letter.tells ->> 'startsAt')::timestamptz
        else viewings.status in ('planned', 'confirmed') and starts_at > now() end
      and not exists (
        select from public.letters as newer
        where newer.lead_id = letter.lead_id and newer.kind = 'viewing' and newer.tells ->> 'viewing' = letter.tells ->> 'viewing'
          and newer.tells ->> 'audience' = letter.tells ->> 'audience' and newer.tells ->> 'news' <> 'reminder'
          and (newer.tells ->> 'sequence')::integer > (letter.tells ->> 'sequence')::integer)
  $$;
revoke execute on function public.viewing_letter(public.letters) from public, anon, authenticated;

notify pgrst, 'reload schema';
