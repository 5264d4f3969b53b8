-- A page of a run is written three times after it was added: sent, opened, ended. The index of those that wait names the
-- page, too: without it, finding one went through all that waited. And there is room beside a row for what follows it, so
-- that only its end touches the indexes.

drop index public.scrape_pages_waiting;
create index scrape_pages_waiting on public.scrape_pages (run_id, url) where state = 'queued';
alter table public.scrape_pages set (fillfactor = 30);

notify pgrst, 'reload schema';
