-- The bucket with the pictures of listings and, under media/, of the library. They are read one by one under their public
-- addresses. Only who looks after listings, or writes texts, may list, add, change and delete them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-images', 'listing-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Restrictive: a permissive policy that somebody adds later, for another bucket or by mistake, does not open this one.
create policy "Only admins list listing pictures" on storage.objects as restrictive for select to anon, authenticated
  using (bucket_id <> 'listing-images'
    or case when name like 'media/%' then (select public.may('texts')) else (select public.may('listings')) end);
create policy "Only admins add listing pictures" on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'listing-images'
    or case when name like 'media/%' then (select public.may('texts')) else (select public.may('listings')) end);
create policy "Only admins change listing pictures" on storage.objects as restrictive for update to anon, authenticated
  using (bucket_id <> 'listing-images'
    or case when name like 'media/%' then (select public.may('texts')) else (select public.may('listings')) end)
  with check (bucket_id <> 'listing-images'
    or case when name like 'media/%' then (select public.may('texts')) else (select public.may('listings')) end);
create policy "Only admins delete listing pictures" on storage.objects as restrictive for delete to anon, authenticated
  using (bucket_id <> 'listing-images'
    or case when name like 'media/%' then (select public.may('texts')) else (select public.may('listings')) end);
