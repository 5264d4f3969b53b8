-- Finds uploaded pictures that are no longer shown. Every part of the product that shows uploads is named here.

-- Uploads that no listing, building, draft, person of the settings or entry of a history shows, once they are older than a day.
create function public.orphan_pictures() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select objects.name from storage.objects
    where bucket_id = 'listing-images' and name like 'uploads/%' and created_at < now() - interval '1 day'
      and not exists (
        select from (
          select unnest(images || plan_images) as picture from public.listings
          union all
          select unnest(images || plan_images) from public.buildings
          union all
          select jsonb_array_elements_text(kept.images)
          from public.listing_drafts
            cross join lateral (values (changes -> 'images'), (changes -> 'plan_images')) as kept (images)
          where jsonb_typeof(kept.images) = 'array'
          union all
          select jsonb_array_elements_text(kept.images)
          from public.listing_saves cross join lateral (values (before -> 'images'), (after -> 'images'),
            (before -> 'plan_images'), (after -> 'plan_images')) as kept (images)
          where jsonb_typeof(kept.images) = 'array' and at > now() - interval '90 days'
          union all
          select person ->> 'portrait' from public.settings cross join lateral jsonb_array_elements(settings.value -> 'people') as people (person)
          where section = 'people' and jsonb_typeof(settings.value -> 'people') = 'array') as shown
        where shown.picture = '/img/' || objects.name)
    order by created_at limit 100
  $$;
revoke execute on function public.orphan_pictures() from public, anon, authenticated;
grant execute on function public.orphan_pictures() to service_role;

notify pgrst, 'reload schema';
