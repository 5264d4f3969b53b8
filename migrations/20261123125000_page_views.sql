-- How often pages are shown, a row for each day, page, listing and language. Nothing here is about a person: who looked
-- is neither asked nor kept. The office Worker writes batches of views and deletes what is older than 13 months.

create table public.page_views (
  day date not null,
  page text not null check (page in ('front-page', 'listings', 'property', 'areas', 'buildings', 'finance', 'contact', 'reading')),
  listing_id uuid references public.listings (id) on delete cascade,
  language text not null check (language in ('en', 'th', 'zh', 'ru', 'de', 'fr')),
  views integer not null check (views > 0),
  constraint only_a_listings_page_has_a_listing check ((page = 'property') = (listing_id is not null)),
  constraint one_row_of_views unique nulls not distinct (day, page, listing_id, language)
);
comment on table public.page_views is 'Views of pages by day. Bots are left out, and nothing identifies the visitor.';
comment on column public.page_views.day is 'The day in Pattaya.';
create index page_views_of_listing on public.page_views (listing_id, day) include (views) where listing_id is not null;

alter table public.page_views enable row level security;
grant select on table public.page_views to authenticated;
grant all on table public.page_views to service_role;
create policy "Who looks after listings can see views" on public.page_views for select to authenticated
  using ((select public.may('listings')));

-- One statement for a batch. A view of an address without a published listing is not counted. Rows are sorted, so that
-- two batches lock them in one order.
create function public.count_views(seen jsonb) returns void
  language sql set search_path = ''
  as $$
    insert into public.page_views (day, page, listing_id, language, views)
    select one.day, one.page, listings.id, one.language, count(*)
    from jsonb_to_recordset(seen) as one (day date, page text, listing text, language text)
    left join public.listings on listings.publication = 'published' and not listings.excluded
      and (listings.slug = lower(one.listing)
        or listings.id = case when one.listing ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then one.listing::uuid end)
    where (one.page = 'property') = (listings.id is not null)
    group by one.day, one.page, listings.id, one.language
    order by one.day, one.page, listings.id, one.language
    on conflict on constraint one_row_of_views do update set views = page_views.views + excluded.views
  $$;
comment on function public.count_views(jsonb) is 'Adds a batch of views to the rows of their days.';
revoke execute on function public.count_views(jsonb) from public, anon, authenticated;
grant execute on function public.count_views(jsonb) to service_role;

-- Without the right to enquiries their number stays unknown: row level security would make it none.
create function public.listing_interest(for_listing uuid) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    declare
      today constant date := public.pattaya_today();
    begin
      perform public.require_right('listings');
      return jsonb_build_object(
        'days', (
          select jsonb_agg(coalesce(seen.views, 0) order by day.day)
          from generate_series(today - 29, today, '1 day') as day
          left join (select page_views.day, sum(views) as views from public.page_views
            where listing_id = for_listing group by page_views.day) as seen on seen.day = day.day::date),
        'enquiries', case when public.may('enquiries') then (
          select count(*) from public.leads
          where listing_id = for_listing and kind not in ('guide', 'offer') and state <> 'spam' and merged_into is null
            and created_at >= (today - 29)::timestamp at time zone 'Asia/Bangkok') end,
        'open', case when public.may('enquiries') then coalesce((
          select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'state', state, 'viewingAt', viewing_at)
            order by viewing_at nulls last, created_at desc, id)
          from (
            select id, name, state, created_at, (select min(starts_at) from public.viewings
              where lead_id = leads.id and status in ('asked', 'held', 'planned', 'confirmed') and starts_at > now()) as viewing_at
            from public.leads
            where listing_id = for_listing and kind not in ('guide', 'offer') and merged_into is null
              and state in ('new', 'options_sent', 'viewing')
            order by viewing_at nulls last, created_at desc, id limit 20) as waiting), '[]') end);
    end
  $$;
comment on function public.listing_interest(uuid) is 'Views of each of the last 30 days, the enquiries of these days, and the first twenty people who still wait for a home.';
revoke execute on function public.listing_interest(uuid) from public, anon;
grant execute on function public.listing_interest(uuid) to authenticated;

notify pgrst, 'reload schema';
