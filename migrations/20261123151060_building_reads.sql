-- What the site reads of buildings, one call each. Security definer, as the other reads of the catalogue.

-- Every building with what is offered there. The largest number of homes first.
create function public.list_buildings() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    select coalesce(jsonb_agg(public.public_building(b) || jsonb_build_object(
      'updated_at', greatest(b.updated_at, described.since),
      'homes_for_sale', homes.for_sale, 'homes_for_rent', homes.for_rent, 'homes_gone', homes.gone,
      'median_price_per_square_meter', homes.median_price) order by homes.for_sale + homes.for_rent desc, b.slug), '[]')
    from public.buildings as b, lateral (
      select count(*) filter (where status && array['for-sale', 'finance-available']) as for_sale,
        count(*) filter (where 'for-rent' = any (status)) as for_rent,
        count(*) filter (where status <@ array['sold', 'rented']) as gone,
        -- Half a baht is rounded up, as on the cards: numeric rounds so, double precision to the even baht.
        round((percentile_cont(0.5) within group (order by price / square_meters)
          filter (where status && array['for-sale', 'finance-available']))::numeric) as median_price
      from public.listings
      where building_id = b.id and publication = 'published' and not excluded) as homes, lateral (
      select max(coalesce(publish_at, saved_at)) as since
      from public.texts_in_force join public.texts using (kind, name, locale, version)
      where kind = 'building' and name = b.slug) as described
    where b.merged_into is null
  $$;
comment on function public.list_buildings() is 'All buildings with the number of their homes. A new description counts as a change.';

-- {"building": …, "about": {"en": …}, "homes": […], "prices": […]}, newest homes first; {"movedTo": slug} for a merged one; otherwise null.
-- `prices` is what was asked for a square metre, by the month in which a price was first asked or changed: on which day a
-- home was sold is not known, so nothing is said of the months between.
create function public.find_building(asked text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select case when b.merged_into is not null
      then jsonb_build_object('movedTo', (select slug from public.buildings where id = public.standing_building(b.id)))
      else jsonb_build_object('building', public.public_building(b), 'about', (
        select coalesce(jsonb_object_agg(locale, body -> 'text'), '{}') from public.texts_in_force
        where kind = 'building' and name = b.slug and body is not null), 'homes', (
        select coalesce(jsonb_agg(public.public_listing(home) order by (home).created_at desc, (home).id), '[]') from (
          select l as home from public.listings as l
          where building_id = b.id and publication = 'published' and not excluded
          order by created_at desc, id limit 200) as newest), 'prices', (
        select coalesce(jsonb_agg(jsonb_build_object('month', month, 'pricePerSquareMeter', median, 'homes', homes)
          order by month), '[]') from (
          select to_char(since at time zone 'Asia/Bangkok', 'YYYY-MM') as month, count(distinct listing_id) as homes,
            round((percentile_cont(0.5) within group (order by price / square_meters))::numeric) as median
          from (
            select p.listing_id, p.since, p.price, l.square_meters,
              lag(p.price) over (partition by p.listing_id order by p.since, p.id) as before
            from public.listing_price_points as p join public.listings as l on l.id = p.listing_id
            where l.building_id = b.id and l.publication = 'published' and not l.excluded) as asked
          where price > 0 and square_meters > 0 and price is distinct from before
          group by month) as months)) end
    from public.buildings as b where b.slug = asked
  $$;
comment on function public.find_building(text) is 'A building with its public homes; for a merged one, where it went.';

-- Security definer, for the site Worker alone: whoever holds a signed address sees the page with the draft.
create function public.drafted_building_texts(for_slug text, for_locale text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      return (
        select coalesce(jsonb_object_agg(locale, body -> 'text') filter (where body is not null), '{}') from (
          select distinct on (locale) locale, body from public.texts
          where kind = 'building' and name = for_slug and locale in (for_locale, 'en')
          order by locale, version desc) as newest);
    end
  $$;
comment on function public.drafted_building_texts(text, text) is 'The newest description of a building in a language and in English, drafts too.';
revoke execute on function public.drafted_building_texts(text, text) from public;
grant execute on function public.drafted_building_texts(text, text) to anon, authenticated;

-- For the snapshot: which descriptions pages show, without the texts themselves.
create function public.building_texts_in_force() returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(name, versions), '{}') from (
      select name, string_agg(locale || version, ' ' order by locale) as versions
      from public.texts_in_force as shown
      where kind = 'building' and body is not null
        and exists (select from public.buildings where slug = shown.name and merged_into is null)
      group by name) as described
  $$;
comment on function public.building_texts_in_force() is 'The described buildings, by slug, with the languages and versions of what is in force.';
revoke execute on function public.building_texts_in_force() from public, anon, authenticated;
grant execute on function public.building_texts_in_force() to service_role;

revoke execute on function public.list_buildings(), public.find_building(text) from public;
grant execute on function public.list_buildings(), public.find_building(text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
