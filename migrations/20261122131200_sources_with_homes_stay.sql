-- A source may be deleted while it has brought no home: its homes would stay behind without a source that withdraws them.

alter table public.listing_origins
  drop constraint listing_origins_source_id_fkey,
  add constraint listing_origins_source_id_fkey foreign key (source_id) references public.scrape_sources (id) on delete no action;

notify pgrst, 'reload schema';
