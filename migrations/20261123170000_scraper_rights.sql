-- The scraper's own role. Its Worker parses pages that strangers wrote, so its key opens what a scrape needs and nothing
-- else: the functions below, three tables' columns, and one folder of the pictures' bucket.

-- Roles belong to the server, where another database may have made it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'scraper') then
    create role scraper nologin noinherit;
  end if;
end
$$;
-- PostgREST and Storage become the role that the key of a request names.
grant scraper to authenticator;
grant usage on schema public, storage to scraper;

-- The steps of a scrape, each whole in itself. They are security definer, so that the scraper needs no right on what they
-- read and write.
grant execute on function public.end_overdue_runs(), public.start_due_runs(), public.unsent_runs(),
  public.mark_run_sent(uuid), public.open_run(uuid), public.fail_run(uuid, text),
  public.pause_source(uuid, uuid, text), public.finish_run(uuid), public.add_pages(uuid, text[]),
  public.unsent_pages(uuid), public.mark_pages_sent(uuid, text[]), public.open_pages(jsonb),
  public.open_page(uuid, text), public.store_unchanged(uuid, jsonb), public.store_pages(jsonb),
  public.store_page(uuid, text, jsonb), public.keep_dead_message(text, jsonb, text, text, integer, text),
  public.take_unsent_images(uuid), public.open_image(uuid, text), public.settle_image(uuid, text, text, text)
  to scraper;

-- How far a run has come, and why a page or a picture failed.
grant select (id, state), update (state, complete, reason, discovery) on table public.scrape_runs to scraper;
grant select (run_id, url, state), update (reason) on table public.scrape_pages to scraper;
grant select (listing_id, url, state), update (reason) on table public.scrape_images to scraper;

create policy "The scraper finds runs" on public.scrape_runs for select to scraper using (true);
create policy "The scraper advances runs" on public.scrape_runs for update to scraper using (true) with check (true);
create policy "The scraper finds pages" on public.scrape_pages for select to scraper using (true);
create policy "The scraper notes why pages failed" on public.scrape_pages for update to scraper
  using (true) with check (true);
create policy "The scraper finds pictures" on public.scrape_images for select to scraper using (true);
create policy "The scraper notes why pictures failed" on public.scrape_images for update to scraper
  using (true) with check (true);

-- A picture's name is a hash of its bytes, so it is added once and never changed.
grant select, insert on table storage.objects to scraper;
create policy "The scraper finds the pictures in its own folder" on storage.objects for select to scraper
  using (bucket_id = 'listing-images' and starts_with(name, 'scraped/'));
create policy "The scraper adds pictures to its own folder" on storage.objects for insert to scraper
  with check (bucket_id = 'listing-images' and starts_with(name, 'scraped/'));

notify pgrst, 'reload schema';
