-- Reads of the site that take one call each: a home, similar homes, the front page, the areas, the sitemaps.
-- Security definer, because row level security would keep array, text and numeric conditions from the indexes (their
-- operators are not leakproof). Each of those names the public's condition itself: publication = 'published' and not
-- excluded.

create view public.card_listings with (security_invoker = true) as
  select id, slug, title, language, images[1:1] as images, property_type, status, address, city, area, condo_name, bedrooms,
    bathrooms, square_meters, price, monthly_rental_price, latitude, longitude, is_sample, finance_down_payment,
    finance_months, finance_premium_percent, finance_interest_percent, finance_forfeiture_percent, tenure,
    public.translated_titles(id) as listing_translations
  from public.listings;
comment on view public.card_listings is 'What a card in a list or in a letter shows of a listing.';
revoke all on table public.card_listings from anon, authenticated;

create view public.pin_listings with (security_invoker = true) as
  select id, slug, l.property_type, l.area, condo_name, l.bedrooms, l.square_meters, l.price, l.monthly_rental_price,
    l.latitude, l.longitude, monthly_instalment, instalment_is_example
  from public.listings as l join public.searched_listings using (id);
comment on view public.pin_listings is 'What a map shows of a listing. For search_listings().';
revoke all on table public.pin_listings from anon, authenticated;

create function public.public_listing(listing public.listings) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    select to_jsonb(listing) - 'publication' - 'excluded' - 'floor_plan' - 'plan_images'
      || jsonb_build_object('listing_translations', public.translated_titles(listing.id),
        'building', (select public.public_building(b) from public.buildings as b where b.id = listing.building_id))
  $$;

-- Only for public homes: a list of homes similar to a draft would reveal the draft.
create function public.similar_listings(to_listing uuid, wanted integer default 4) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with this as (
      select * from public.listings
      where id = to_listing and publication in ('published', 'withdrawn') and not excluded
    ),
    candidates (id) as (
      (select l.id from public.listings as l, this
        where l.property_type = this.property_type and l.publication = 'published' and not l.excluded and l.id <> this.id
        order by l.created_at desc, l.id desc limit 200)
      union
      (select l.id from public.listings as l, this
        where l.area = this.area and l.publication = 'published' and not l.excluded and l.id <> this.id
        order by l.created_at desc, l.id desc limit 200)
    )
    select coalesce(jsonb_agg(public.public_listing(home) order by distance, (home).id), '[]') from (
      select l as home,
        case when l.property_type = this.property_type then 0 else 2 end
        + case when l.status && this.status then 0 else 2 end
        + case when l.area is not distinct from this.area then 0 else 1 end
        + case when l.bedrooms is not distinct from this.bedrooms then 0 else 0.5 end
        + coalesce(least(abs(ln(l.price / this.price)), 2), 1)
        -- What a month costs; a home that is withdrawn has no such sum.
        + coalesce(least(abs(ln(nullif(searched.monthly_sum, 0) / nullif(of_this.monthly_sum, 0))), 2), 1) as distance
      from candidates join public.listings as l using (id) join public.searched_listings as searched using (id),
        this left join public.searched_listings as of_this using (id)
      order by distance, l.id limit least(wanted, 12)
    ) as nearest
  $$;
comment on function public.similar_listings(uuid, integer) is 'Public homes most like this one: type, status, area, bedrooms and price.';

-- {"listing": …} when it is public, {"withdrawn": …} when it was; otherwise null.
create function public.find_listing(id_or_slug text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with named (home) as (
      select l from public.listings as l where l.slug = id_or_slug
      union all
      select l from public.listings as l
      where l.id = case when id_or_slug ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id_or_slug::uuid end
      union all
      select l from public.listing_slugs as old join public.listings as l on l.id = old.listing_id
      where old.slug = id_or_slug
      limit 1
    )
    select case (home).publication
        when 'published' then jsonb_build_object('listing', public.public_listing(home) || jsonb_build_object(
          'floor_plan', (home).floor_plan,
          'plan_images', (home).plan_images,
          'listing_translations', (select coalesce(jsonb_agg(to_jsonb(texts) - 'listing_id'), '[]')
            from public.listing_translations as texts where texts.listing_id = (home).id),
          'picture_texts', (select coalesce((select texts from public.listing_picture_texts
            where listing_id = (home).id), '{}'))))
        when 'withdrawn' then jsonb_build_object('withdrawn', public.similar_listings((home).id))
      end
    from named where not (home).excluded
  $$;
comment on function public.find_listing(text) is 'A public listing by id, slug or former slug; for a withdrawn one, similar listings.';

-- The specification's groups of the front page, in one place.
-- A group repeats a listing from above only if it has too few others. So it reads as many more as may be above it.
-- The newest condo with finance is in its group in any case: above it may be the third, which phones do not show.
create function public.front_page_listings() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with featured as (
      select * from public.listings where featured and publication = 'published' and not excluded
      order by created_at desc, id desc limit 6
    ), newest as (
      select * from public.listings where publication = 'published' and not excluded
      order by created_at desc, id desc limit 9
    ), recent as (
      select * from newest order by id in (select id from featured), created_at desc, id desc limit 3
    ), above as (
      select id from featured union select id from recent
    ), financed as (
      select * from public.listings where property_type = 'condo-with-finance'
        and 'finance-available' = any (status) and publication = 'published' and not excluded
      order by created_at desc, id desc limit 12
    ), with_finance as (
      select * from financed
      order by id in (select id from above) and id <> (select id from financed order by created_at desc, id desc limit 1),
        created_at desc, id desc
      limit 3
    ), sold as (
      select * from public.listings where property_type = 'condo-for-sale'
        and 'for-sale' = any (status) and 'finance-available' <> all (status)
        and publication = 'published' and not excluded
      order by created_at desc, id desc limit 13
    ), for_sale as (
      select * from sold order by id in (select id from above), created_at desc, id desc limit 4
    ), lowest_monthly as (
      -- Of the homes that a foreigner can come to own. An instalment with an invented term only where there is no other.
      select * from public.listings where id = (
        select id from public.searched_listings where monthly_instalment is not null and tenure = 'foreign-quota'
        order by instalment_is_example, monthly_instalment, id limit 1)
    )
    select jsonb_build_object(
      'featured', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from featured as l),
      'recent', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from recent as l),
      'withFinance', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from with_finance as l),
      'forSale', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from for_sale as l),
      'lowestMonthly', (select coalesce(jsonb_agg(public.public_listing(l)), '[]') from lowest_monthly as l))
  $$;
comment on function public.front_page_listings() is 'The four groups of the front page, and the home with the lowest instalment.';

create function public.area_summaries() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(summary) order by slug), '[]') from (
      select area as slug, count(*) as count,
        case when count(price) >= 3 then round((percentile_cont(0.5) within group (order by price))::numeric) end as "medianPrice",
        case when count(monthly_rental_price) >= 3 then
          round((percentile_cont(0.5) within group (order by monthly_rental_price))::numeric) end as "medianMonthlyPrice",
        case when count(price / square_meters) >= 3 then
          round((percentile_cont(0.5) within group (order by price / square_meters))::numeric) end as "medianPricePerSquareMeter"
      from public.listings
      where area is not null and publication = 'published' and not excluded
      group by area
    ) as summary
  $$;
comment on function public.area_summaries() is 'Counts of each area''s public listings, and medians of at least three of them.';

-- When each sitemap changed last. They are filled oldest first, so that a new home changes only the last one.
-- Security invoker: row level security leaves out listings that are not public.
create function public.sitemap_files(in_a_file integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(last_modified order by file), '[]') from (
      select (number - 1) / greatest(in_a_file, 1) as file, max(updated_at) as last_modified
      from (select updated_at, row_number() over (order by created_at, id) as number from public.listings) as numbered
      group by file
    ) as files
  $$;
comment on function public.sitemap_files(integer) is 'The last change in each sitemap of so many homes, oldest homes first.';

revoke execute on function public.public_listing(public.listings) from public, anon, authenticated;
revoke execute on function public.similar_listings(uuid, integer), public.find_listing(text), public.front_page_listings(),
  public.area_summaries(), public.sitemap_files(integer) from public;
grant execute on function public.similar_listings(uuid, integer), public.find_listing(text), public.front_page_listings(),
  public.area_summaries(), public.sitemap_files(integer) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
