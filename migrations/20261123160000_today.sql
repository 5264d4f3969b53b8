-- What is due today in the administration, and what came in the last 30 days: enquiries and views.

-- Security definer: an editor sees no contracts, and has to know that a home is gone all the same.
create function public.homes_still_offered(shown integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      return (
        with offered as (
          select listings.id, public.title_for(listings, public.reader_language()) as title, starts_on from public.contracts join public.listings on listings.id = listing_id
          where ended_by is null and public.is_still_offered(listings)
        )
        select jsonb_build_object('count', count(*), 'first', coalesce((
          select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'on', starts_on) order by starts_on, id)
          from (select * from offered order by starts_on, id limit shown) as oldest), '[]'))
        from offered);
    end
  $$;
comment on function public.homes_still_offered(integer) is 'The homes under contract that the site still offers: one marks them as sold or rented, or takes them off.';
revoke execute on function public.homes_still_offered(integer) from public, anon;
grant execute on function public.homes_still_offered(integer) to authenticated;

-- Security invoker: row level security decides which enquiries the caller sees, so an agent gets only their own.
-- An enquiry without a time of its own is due when the promised time has passed since it came.
create function public.today() returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    declare
      reader constant text := public.reader_language();
      promise constant interval := public.answer_within();
      shown constant integer := 10;
      this_day constant date := public.pattaya_today();
      rights text[] := public.my_rights();
      answer jsonb;
    begin
      perform public.require_admin();
      if rights && array['enquiries', 'own_enquiries'] then
        with asked as (
          select leads.id, kind, name, reference, leads.created_at, answered_at, public.title_for(listings, reader) as listing,
            coalesce(due_at, leads.created_at + promise) as due,
            case when campaign is not null then 'campaign' when referral is not null then 'referral' else 'direct' end
              as source
          from public.leads left join public.listings on listings.id = leads.listing_id
          where kind <> 'guide' and leads.state <> 'spam' and merged_into is null
        ), waiting as (
          select * from asked where answered_at is null
        ), recent as (
          select *, answered_at is not null and answered_at <= due as is_in_time, answered_at is not null or due < now() as is_judged
          from asked where created_at > now() - interval '30 days'
        ), this_week as (
          select leads.id, leads.name, public.title_for(listings, reader) as listing, starts_at as at, viewings.status,
            viewings.status in ('asked', 'held') as is_asked
          from public.viewings join public.leads on leads.id = viewings.lead_id
          left join public.listings on listings.id = viewings.listing_id
          where (viewings.status in ('planned', 'confirmed')
              and starts_at between now() - interval '2 hours' and now() + interval '7 days')
            or (viewings.status in ('asked', 'held') and starts_at > now() and leads.state not in ('spam', 'lost'))
            -- Whoever planned the day has to hear of it.
            or (given_up_at > now() - interval '2 days' and starts_at > now())
        )
        select jsonb_build_object(
          'enquiries', jsonb_build_object(
            'count', (select count(*) from waiting),
            'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'name', name, 'reference', reference,
                'listing', listing, 'dueAt', due) order by due, id)
              from (select * from waiting order by due, id limit shown) as soonest), '[]')),
          'viewings', jsonb_build_object(
            'count', (select count(*) from this_week),
            'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'listing', listing, 'at', at,
                'status', status) order by is_asked desc, at, id)
              from (select * from this_week order by is_asked desc, at, id limit shown) as soonest), '[]')),
          'lately', jsonb_build_object(
            'byKind', coalesce((select jsonb_object_agg(kind, amount) from (
              select kind, count(*) as amount from recent group by kind) as kinds), '{}'),
            'bySource', coalesce((select jsonb_object_agg(source, amount) from (
              select source, count(*) as amount from recent group by source) as sources), '{}'),
            'judged', (select count(*) from recent where is_judged),
            'inTime', (select count(*) from recent where is_in_time)))
        into answer;
      end if;
      if rights && array['enquiries', 'own_enquiries'] then
        answer := answer || jsonb_build_object('reminders', public.due_reminders(), 'letters', public.undelivered_letters(),
          'alerts', public.alerts_today());
      end if;
      if rights && array['see_contracts', 'own_contracts'] then
        answer := coalesce(answer, '{}') || jsonb_build_object('money', public.money_today(shown));
      end if;
      if 'scraper' = any (rights) then
        answer := coalesce(answer, '{}') || jsonb_build_object(
          'alarms', (
            select jsonb_build_object('count', count(*), 'first', coalesce(jsonb_agg(jsonb_build_object(
                'id', id, 'kind', kind, 'source', source, 'at', created_at) order by created_at desc, id)
              filter (where place <= shown), '[]'))
            from (
              select scrape_alarms.id, kind, scrape_sources.name as source, scrape_alarms.created_at,
                row_number() over (order by scrape_alarms.created_at desc, scrape_alarms.id) as place
              from public.scrape_alarms join public.scrape_sources on scrape_sources.id = source_id
              where acknowledged_at is null) as alarms));
      end if;
      if 'listings' = any (rights) then
        answer := coalesce(answer, '{}') || jsonb_build_object(
          'reviews', (select jsonb_build_object('count', count(*), 'oldest', min(created_at))
            from public.listings where publication = 'review'),
          'stillOffered', public.homes_still_offered(shown),
          'toVerify', jsonb_build_object(
            'count', (select count(*) from public.listings
              where publication = 'published' and last_verified_on < current_date - 90),
            'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'on', last_verified_on)
                order by last_verified_on, id)
              from (select id, public.title_for(listings, reader) as title, last_verified_on from public.listings
                where publication = 'published' and last_verified_on < current_date - 90
                order by last_verified_on, id limit shown) as oldest), '[]')),
          'interest', (
            with recent as materialized (
              select day, listing_id, views from public.page_views where day > this_day - 30
            ), asked as (
              select listing_id, count(*) as enquiries from public.leads
              where listing_id is not null and kind not in ('guide', 'offer') and state <> 'spam' and merged_into is null
                and created_at >= (this_day - 29)::timestamp at time zone 'Asia/Bangkok'
              group by listing_id
            ), most_viewed as (
              select listings.id, public.title_for(listings, reader) as title, coalesce(seen.views, 0) as views, coalesce(enquiries, 0) as enquiries
              from (select listing_id, sum(views) as views from recent where listing_id is not null group by listing_id) as seen
              full join asked using (listing_id) join public.listings on listings.id = listing_id
              order by 3 desc, 4 desc, 1 limit 5
            )
            select jsonb_build_object(
              'days', (select jsonb_agg(coalesce(views, 0) order by day.day)
                from generate_series(this_day - 29, this_day, '1 day') as day
                left join (select day, sum(views) as views from recent group by day) as seen on seen.day = day.day::date),
              'listings', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'views', views,
                  'enquiries', case when 'enquiries' = any (rights) then enquiries end) order by views desc, enquiries desc, id)
                from most_viewed), '[]'))));
      end if;
      return coalesce(answer, '{}');
    end
  $$;
comment on function public.today() is 'What is due, for the caller''s rights: a part that the role does not have is missing.';
revoke execute on function public.today() from public, anon;
grant execute on function public.today() to authenticated;

notify pgrst, 'reload schema';
