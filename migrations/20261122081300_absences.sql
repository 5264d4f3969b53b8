-- Homes that vanish from their source are withdrawn, but only after several runs; one that is reserved is off the site until
-- it is free. A run that would withdraw too many freezes and asks.

-- Counts an absence, or forgets it when the page is there again. Answers the home that the page is about.
create function public.note_origin(for_run uuid, for_source uuid, page_url text, outcome jsonb) returns uuid
  language plpgsql set search_path = ''
  as $$
    declare
      home uuid;
    begin
      perform from public.listings
      where id in (select listing_id from public.listing_origins where source_id = for_source and source_url = page_url)
      order by id for no key update;
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
        -- Once a run: until this update, a page that is read again still has the status of its first answer.
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

-- The homes of a source that are on the site or wait for it. A question about more than a fifth of them freezes a run.
create function public.count_standing(for_source uuid) returns integer
  language sql stable set search_path = ''
  as $$
    select count(*)::integer
    from public.listing_origins as origins
    join public.listings on listings.id = origins.listing_id
    where origins.source_id = for_source and origins.withdrawn_from is null
      and listings.publication in ('published', 'review')
  $$;

-- A page may be missed by accident, so three runs decide. A whole file says itself which homes there are: one is enough.
create function public.listings_to_withdraw(for_source uuid) returns setof uuid
  language sql stable set search_path = ''
  as $$
    select origins.listing_id
    from public.listing_origins as origins
    join public.listings on listings.id = origins.listing_id
    join public.scrape_sources as sources on sources.id = origins.source_id
    where origins.source_id = for_source and origins.withdrawn_from is null
      and listings.publication in ('published', 'review')
      and (origins.missed_runs >= case when sources.feed is null then 3 else 1 end or origins.gone_answers >= 2
        or (origins.reserved and listings.publication = 'published'))
  $$;

create function public.withdraw_listings(for_run uuid, homes uuid[]) returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      going uuid[] := array(
        select id from public.listings
        where id = any (homes) and publication in ('published', 'review')
        order by id for no key update);
    begin
      insert into public.listing_changes (run_id, listing_id, field, before, after)
      select for_run, id, 'publication', to_jsonb(publication), '"withdrawn"'
      from public.listings where id = any (going)
      on conflict (run_id, listing_id, field) do update set after = excluded.after;
      update public.listing_origins as origins set withdrawn_from = listings.publication
      from public.listings where listings.id = origins.listing_id and listings.id = any (going);
      update public.listings set publication = 'withdrawn' where id = any (going);
      return cardinality(going);
    end
  $$;

-- Counts the homes that a complete run did not see, once a run, and withdraws those that were missed too often.
create function public.judge_absences(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      going integer;
      standing integer;
    begin
      update public.scrape_runs set absences_judged_at = now() where id = ended.id and absences_judged_at is null;
      if found and ended.complete then
        perform from public.listings
        where id in (
          select listing_id from public.listing_origins
          where source_id = ended.source_id and withdrawn_from is null and last_seen_at < ended.created_at)
        order by id for no key update;
        -- A home that another run or a pasted page has seen since the run began was not absent.
        update public.listing_origins as origins set missed_runs = origins.missed_runs + 1
        where origins.source_id = ended.source_id and origins.withdrawn_from is null
          and origins.last_seen_at < ended.created_at
          and not exists (
            select from public.scrape_pages as pages
            where pages.run_id = ended.id and pages.url = origins.source_url
              and pages.state in ('failed', 'dead', 'refused', 'cancelled', 'queued')
              and coalesce(pages.http_status, 0) not in (404, 410));
      end if;
      -- Only the newest run asks. Its question includes what an older frozen run would withdraw, unless it was seen again.
      update public.scrape_runs set state = 'done' where source_id = ended.source_id and state = 'frozen';
      select count(*) into going from public.listings_to_withdraw(ended.source_id);
      standing := public.count_standing(ended.source_id);
      if going > standing * 0.2 then
        update public.scrape_runs set state = 'frozen', reason = 'too-many-withdrawals' where id = ended.id;
        perform public.raise_alarm(ended.source_id, ended.id, 'too-many-withdrawals',
          jsonb_build_object('withdrawals', going, 'listings', standing));
      elsif going > 0 then
        perform public.withdraw_listings(ended.id, array(select public.listings_to_withdraw(ended.source_id)));
      end if;
    end
  $$;

revoke execute on function public.note_origin(uuid, uuid, text, jsonb), public.count_standing(uuid),
  public.listings_to_withdraw(uuid), public.withdraw_listings(uuid, uuid[]), public.judge_absences(public.scrape_runs)
  from public, anon, authenticated;
grant execute on function public.note_origin(uuid, uuid, text, jsonb), public.count_standing(uuid),
  public.listings_to_withdraw(uuid), public.withdraw_listings(uuid, uuid[]), public.judge_absences(public.scrape_runs)
  to service_role;

notify pgrst, 'reload schema';
