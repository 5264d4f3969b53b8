-- What the sitemaps need: files of equally many homes, oldest first, so that a new home changes the last one alone; and
-- similar homes of those only that the public may know of.

-- When each file changed last. Row level security leaves out what is not public.
create function public.sitemap_files(in_a_file integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(last_modified order by file), '[]') from (
      select (number - 1) / greatest(in_a_file, 1) as file, max(updated_at) as last_modified
      from (select updated_at, row_number() over (order by created_at, id) as number from public.listings) as numbered
      group by file
    ) as files
  $$;
comment on function public.sitemap_files(integer) is 'Of every so many homes, oldest first, when one of them changed last.';
revoke execute on function public.sitemap_files(integer) from public;
grant execute on function public.sitemap_files(integer) to anon, authenticated, service_role;

-- As in 20261121130200_listing_reads.sql, but what is like a draft tells about the draft.
create or replace function public.similar_listings(to_listing uuid, wanted integer default 4) returns jsonb
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
        + coalesce(least(abs(ln(l.monthly_rental_price / this.monthly_rental_price)), 2), 1) as distance
      from candidates join public.listings as l on l.id = candidates.id, this
      order by distance, l.id limit least(wanted, 12)
    ) as nearest
  $$;

notify pgrst, 'reload schema';
