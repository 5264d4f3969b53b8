-- What counts as a home's absence, and how often. A run that was cancelled and read on later counted homes as missed that it
-- had seen itself before another run saw them too; a page that an admin asked for again counted its second 404.

create or replace function public.judge_absences(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      going integer;
      standing integer;
    begin
      update public.scrape_runs set absences_judged_at = now() where id = ended.id and absences_judged_at is null;
      if found and ended.complete then
        -- Whoever saw the home since the run began, be it another run or a pasted page, it was not away.
        update public.listing_origins as origins set missed_runs = origins.missed_runs + 1
        where origins.source_id = ended.source_id and origins.withdrawn_from is null
          and origins.last_seen_at < ended.created_at
          and not exists (
            select from public.scrape_pages as pages
            where pages.run_id = ended.id and pages.url = origins.source_url
              and pages.state in ('failed', 'dead', 'refused', 'cancelled', 'queued')
              and coalesce(pages.http_status, 0) not in (404, 410));
      end if;
      -- The newest run asks: what an older one would withdraw is in its question, or seen again.
      update public.scrape_runs set state = 'done' where source_id = ended.source_id and state = 'frozen';
      select count(*) into going from public.listings_to_withdraw(ended.source_id);
      select count(*) into standing
      from public.listing_origins as origins join public.listings on listings.id = origins.listing_id
      where origins.source_id = ended.source_id and origins.withdrawn_from is null
        and listings.publication in ('published', 'review');
      if going > standing * 0.2 then
        update public.scrape_runs set state = 'frozen', reason = 'too-many-withdrawals' where id = ended.id;
        perform public.raise_alarm(ended.source_id, ended.id, 'too-many-withdrawals',
          jsonb_build_object('withdrawals', going, 'listings', standing));
      elsif going > 0 then
        perform public.withdraw_listings(ended.id, ended.source_id);
      end if;
    end
  $$;

create or replace function public.note_origin(for_run uuid, for_source uuid, page_url text, outcome jsonb) returns uuid
  language plpgsql set search_path = ''
  as $$
    declare
      home uuid;
    begin
      update public.listing_origins as origins set
        run_id = case when outcome ->> 'state' = 'unchanged' then for_run else origins.run_id end,
        etag = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'etag', origins.etag) else origins.etag end,
        last_modified = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'last_modified', origins.last_modified) else origins.last_modified end,
        page_hash = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'page_hash', origins.page_hash) else origins.page_hash end,
        last_seen_at = case when outcome ->> 'state' = 'unchanged' then now() else origins.last_seen_at end,
        missed_runs = case when outcome ->> 'state' = 'unchanged' then 0 else origins.missed_runs end,
        -- Once a run: a page that is read again keeps the status of its first answer until then.
        gone_answers = case
          when outcome ->> 'state' = 'unchanged' then 0
          when (outcome ->> 'http_status')::int in (404, 410) and not exists (
            select from public.scrape_pages as pages
            where pages.run_id = for_run and pages.url = page_url and pages.http_status in (404, 410))
          then origins.gone_answers + 1
          else origins.gone_answers end
      where origins.source_id = for_source and origins.source_url = page_url
      returning origins.listing_id into home;
      return home;
    end
  $$;

notify pgrst, 'reload schema';
