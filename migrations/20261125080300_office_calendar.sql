-- A week of the office: the viewings of all enquiries that the caller sees. The feed of calendar_feed() has the same ones.

create function public.viewings_of_week(from_day date) returns jsonb
  language plpgsql stable set search_path = '' set timezone = 'UTC'
  as $$
    begin
      perform public.require_right('own_enquiries');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('id', viewings.id, 'startsAt', starts_at, 'minutes', minutes,
          'byVideo', by_video, 'place', place, 'status', viewings.status, 'leadId', leads.id,
          'name', coalesce(nullif(leads.name, ''), leads.email, leads.phone), 'assignee', leads.assignee, 'home', public.title_for(listings, public.reader_language()))
          order by starts_at, viewings.id), '[]')
        from public.viewings join public.leads on leads.id = viewings.lead_id
        left join public.listings on listings.id = viewings.listing_id
        where starts_at >= from_day::timestamp at time zone 'Asia/Bangkok'
          and starts_at < (from_day + 7)::timestamp at time zone 'Asia/Bangkok' and viewings.status <> 'cancelled');
    end
  $$;
comment on function public.viewings_of_week(date) is 'The viewings of the seven days from this one in Pattaya.';
revoke execute on function public.viewings_of_week(date) from public, anon;
grant execute on function public.viewings_of_week(date) to authenticated;

notify pgrst, 'reload schema';
