-- Homes that vanish from their source are withdrawn, but only after several runs, and a run that would withdraw too many
-- freezes and asks. Homes that are likely the same are shown to an admin as pairs.

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

create function public.listings_to_withdraw(for_source uuid) returns setof uuid
  language sql stable set search_path = ''
  as $$
    select origins.listing_id
    from public.listing_origins as origins
    join public.listings on listings.id = origins.listing_id
    where origins.source_id = for_source and origins.withdrawn_from is null
      and listings.publication in ('published', 'review')
      and (origins.missed_runs >= 3 or origins.gone_answers >= 2)
  $$;

create function public.withdraw_listings(for_run uuid, for_source uuid) returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      going uuid[] := array(
        select id from public.listings
        where id in (select public.listings_to_withdraw(for_source)) and publication in ('published', 'review')
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
        perform public.withdraw_listings(ended.id, ended.source_id);
      end if;
    end
  $$;

create table public.listing_duplicates (
  listing_id uuid not null references public.listings (id) on delete cascade,
  other_id uuid not null references public.listings (id) on delete cascade,
  reasons text[] not null,
  verdict text not null default 'open' check (verdict in ('open', 'same', 'different')),
  created_at timestamptz not null default now(),
  primary key (listing_id, other_id),
  check (listing_id < other_id)
);
comment on table public.listing_duplicates is 'Pairs that are likely one home, with the reasons; an admin says whether they are.';
create index listing_duplicates_other on public.listing_duplicates (other_id);
create index listings_of_like_size on public.listings (square_meters);

alter table public.listing_duplicates enable row level security;
grant select on table public.listing_duplicates to authenticated;
grant update (verdict) on table public.listing_duplicates to authenticated;
grant all on table public.listing_duplicates to service_role;

create policy "Admins can view likely duplicates" on public.listing_duplicates for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can judge likely duplicates" on public.listing_duplicates for update to authenticated
  using ((select public.may('scraper'))) with check ((select public.may('scraper')));

-- Same size and beds, and the same project or place: likely one home offered twice. Homes are looked up by their size:
-- behind `offset 0` the planner knows that the range is narrow. Homes that are being deleted are waited for first.
create function public.flag_duplicates(targets uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      with found as materialized (
        select distinct on (1, 2) least(one.id, other.id) as listing_id, greatest(one.id, other.id) as other_id, array_remove(array[
            case when lower(one.condo_name) = lower(other.condo_name) then 'project' end,
            'size',
            case when one.bedrooms = other.bedrooms then 'beds' end,
            case when mine.extracted #>> '{listing,floor}' = theirs.extracted #>> '{listing,floor}' then 'floor' end,
            case when abs(one.latitude - other.latitude) < 0.0014 and abs(one.longitude - other.longitude) < 0.0014
              then 'place' end], null) as reasons
        from public.listings as one
        join public.listing_origins as mine on mine.listing_id = one.id
        cross join lateral (
          select id, condo_name, bedrooms, latitude, longitude from public.listings
          where square_meters between one.square_meters * 0.98 and one.square_meters * 1.02
            and id <> one.id and publication <> 'rejected' and coalesce(bedrooms, -1) = coalesce(one.bedrooms, -1)
            and (lower(condo_name) = lower(one.condo_name)
              or (abs(latitude - one.latitude) < 0.0014 and abs(longitude - one.longitude) < 0.0014))
          offset 0
        ) as other
        left join public.listing_origins as theirs on theirs.listing_id = other.id
        where one.id = any (targets)
          and theirs.source_id is distinct from mine.source_id
          and (mine.extracted #>> '{listing,floor}' is null or theirs.extracted #>> '{listing,floor}' is null
            or mine.extracted #>> '{listing,floor}' = theirs.extracted #>> '{listing,floor}')
      ), standing as materialized (
        select id from public.listings
        where id in (select listing_id from found union select other_id from found)
        order by id for key share
      )
      insert into public.listing_duplicates (listing_id, other_id, reasons)
      select listing_id, other_id, reasons from found
      where listing_id in (select id from standing) and other_id in (select id from standing)
      order by 1, 2
      on conflict (listing_id, other_id) do update set reasons = excluded.reasons;
    end
  $$;

create view public.listing_twins with (security_invoker = true) as
  select
    pairs.listing_id, listings.publication as listing_publication, pairs.reasons,
    twins.id as twin_id, twins.slug, twins.title, twins.language, twins.publication,
    sources.name as source, origins.source_url
  from (
    select listing_id, other_id as twin_id, reasons from public.listing_duplicates where verdict = 'open'
    union all
    select other_id, listing_id, reasons from public.listing_duplicates where verdict = 'open'
  ) as pairs
  join public.listings on listings.id = pairs.listing_id
  join public.listings as twins on twins.id = pairs.twin_id and twins.publication <> 'rejected'
  left join public.listing_origins as origins on origins.listing_id = twins.id
  left join public.scrape_sources as sources on sources.id = origins.source_id;
comment on view public.listing_twins is 'Pairs of homes that are likely the same and not judged yet, seen from each of the two.';
grant select on table public.listing_twins to authenticated;
grant all on table public.listing_twins to service_role;

revoke execute on function public.note_origin(uuid, uuid, text, jsonb), public.count_standing(uuid),
  public.listings_to_withdraw(uuid), public.withdraw_listings(uuid, uuid), public.judge_absences(public.scrape_runs),
  public.flag_duplicates(uuid[])
  from public, anon, authenticated;
grant execute on function public.note_origin(uuid, uuid, text, jsonb), public.count_standing(uuid),
  public.listings_to_withdraw(uuid), public.withdraw_listings(uuid, uuid), public.judge_absences(public.scrape_runs),
  public.flag_duplicates(uuid[])
  to service_role;

notify pgrst, 'reload schema';
