-- Files with many homes, from a partner's address or sent by an admin. A feed is a source, and each record of its file is a
-- page of the run: it is stored, reviewed, locked, frozen and rolled back as a page is. This file holds what pages do not
-- need: the file itself, the moment when all of it is known, and texts in several languages.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('feeds', 'feeds', false, 52428800, array['application/octet-stream'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table public.feed_files (
  source_id uuid primary key references public.scrape_sources (id) on delete cascade,
  object text not null unique,
  name text not null check (length(trim(name)) between 1 and 120),
  bytes integer not null check (bytes between 1 and 52428800),
  sent_by uuid references auth.users (id) on delete set null,
  sent_at timestamptz not null default now()
);
comment on table public.feed_files is 'The newest file that was sent for a feed. Its bytes are in the bucket feeds.';
create index feed_files_by_person on public.feed_files (sent_by);
alter table public.feed_files enable row level security;
grant select on table public.feed_files to authenticated;
grant all on table public.feed_files to service_role;
create policy "Admins can view files of feeds" on public.feed_files for select to authenticated
  using ((select public.may('scraper')));

create policy "Admins add files of feeds" on storage.objects for insert to authenticated
  with check (bucket_id = 'feeds' and (select public.may('scraper')));
create policy "Admins read files of feeds" on storage.objects for select to authenticated
  using (bucket_id = 'feeds' and (select public.may('scraper')));
-- Restrictive: a permissive policy that somebody adds later, for another bucket or by mistake, does not open this one.
create policy "Only admins add files of feeds" on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'feeds' or (select public.may('scraper')));
create policy "Only admins read files of feeds" on storage.objects as restrictive for select to anon, authenticated
  using (bucket_id <> 'feeds' or (select public.may('scraper')));
create policy "Nobody changes files of feeds" on storage.objects as restrictive for update to anon, authenticated
  using (bucket_id <> 'feeds') with check (bucket_id <> 'feeds');
create policy "Nobody deletes files of feeds" on storage.objects as restrictive for delete to anon, authenticated
  using (bucket_id <> 'feeds');
create policy "The scraper reads files of feeds" on storage.objects for select to scraper using (bucket_id = 'feeds');

-- The next run reads this file.
create function public.keep_feed_file(for_source uuid, file jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.require_right('scraper');
      if not exists (select from public.scrape_sources where id = for_source and feed ->> 'from' = 'upload') then
        raise exception 'This source takes no file' using errcode = 'PT404';
      end if;
      if not exists (select from storage.objects where bucket_id = 'feeds' and name = file ->> 'object') then
        raise exception 'The file is not stored' using errcode = 'PT409';
      end if;
      insert into public.feed_files (source_id, object, name, bytes, sent_by)
      values (for_source, file ->> 'object', file ->> 'name', (file ->> 'bytes')::integer, (select auth.uid()))
      on conflict (source_id) do update set
        object = excluded.object, name = excluded.name, bytes = excluded.bytes, sent_by = excluded.sent_by, sent_at = now();
    end
  $$;
comment on function public.keep_feed_file(uuid, jsonb) is 'Makes a stored file the one that the feed''s next run reads.';
revoke execute on function public.keep_feed_file(uuid, jsonb) from public, anon;
grant execute on function public.keep_feed_file(uuid, jsonb) to authenticated;

create function public.orphan_feed_files() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select objects.name from storage.objects
    where bucket_id = 'feeds' and created_at < now() - interval '1 day'
      and not exists (select from public.feed_files where object = objects.name)
    order by created_at limit 100
  $$;
revoke execute on function public.orphan_feed_files() from public, anon, authenticated;
grant execute on function public.orphan_feed_files() to service_role;

-- Begins the file anew, whatever an interrupted reading left, and forgets the records of the source's earlier runs. Null
-- when the run is not being read; else the object of the file that was sent, if one was.
create function public.begin_feed(for_run uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      source uuid;
    begin
      perform public.lock_sources(array[for_run]);
      select source_id into source from public.scrape_runs where id = for_run and state = 'discovering';
      if source is null then
        return null;
      end if;
      delete from public.scrape_pages where run_id = for_run;
      delete from public.scrape_pastes where run_id in (
        select id from public.scrape_runs
        where source_id = source and kind = 'crawl' and (id = for_run or state in ('done', 'failed', 'cancelled')));
      return jsonb_build_object('object', (select object from public.feed_files where source_id = source));
    end
  $$;

create function public.add_records(for_run uuid, records jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      added jsonb := public.add_pages(for_run, array(
        select record ->> 'url' from jsonb_array_elements(records) with ordinality as given (record, place) order by place));
    begin
      -- The first record of an id counts. Those above the most pages have no page.
      insert into public.scrape_pastes (run_id, url, html)
      select for_run, record.url, record.body from jsonb_to_recordset(records) as record (url text, body text)
      join public.scrape_pages as pages on pages.run_id = for_run and pages.url = record.url
      on conflict do nothing;
      return added;
    end
  $$;

-- A file that is not whole changes nothing: what was read of it is dropped, and the alarm asks an admin to look.
create function public.fail_feed(for_run uuid, why text) returns void
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.lock_sources(array[for_run]);
      delete from public.scrape_pages
      where run_id = (select id from public.scrape_runs where id = for_run and state = 'discovering');
      perform public.fail_run(for_run, why);
    end
  $$;

create function public.cancel_waiting_pages(of_runs uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform public.lock_waiting_pages(of_runs);
      update public.scrape_pages set state = 'cancelled', finished_at = now()
      where run_id = any (of_runs) and state = 'queued';
    end
  $$;

-- All of the file is known now. One that is a fifth smaller than the one before is not read until an admin says so. True
-- when the records may be read.
create function public.end_feed(for_run uuid, report jsonb) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      run public.scrape_runs;
      now_has constant integer := (report ->> 'records')::integer;
      had integer;
      superseded uuid[];
    begin
      perform public.lock_sources(array[for_run]);
      select * into run from public.scrape_runs where id = for_run and state = 'discovering';
      if run.id is null then
        return false;
      end if;
      select (earlier.feed ->> 'records')::integer into had from public.scrape_runs as earlier
      where earlier.source_id = run.source_id and not earlier.dry_run and earlier.rolled_back_at is null
        and earlier.feed is not null and earlier.id <> for_run
        and (earlier.state = 'done' or (earlier.state = 'frozen' and earlier.reason <> 'feed-smaller'))
      order by earlier.created_at desc limit 1;
      if not run.dry_run then
        -- Only the newest run asks.
        with older as (
          update public.scrape_runs set state = 'cancelled', finished_at = now()
          where source_id = run.source_id and state = 'frozen' and reason = 'feed-smaller' and id <> for_run
          returning id)
        select array_agg(id) into superseded from older;
        perform public.cancel_waiting_pages(superseded);
      end if;
      update public.scrape_runs set feed = report || jsonb_build_object('before', had), discovery = null,
        complete = (report ->> 'leftOut')::integer = 0
      where id = for_run;
      if not run.dry_run and now_has <= had * 0.8 then
        update public.scrape_runs set state = 'frozen', reason = 'feed-smaller' where id = for_run;
        perform public.raise_alarm(run.source_id, for_run, 'feed-smaller',
          jsonb_build_object('records', now_has, 'before', had));
        return false;
      end if;
      update public.scrape_runs set state = 'fetching' where id = for_run;
      return true;
    end
  $$;

-- The answer to a smaller file: read it (true), or leave everything as it is. True when it waited for an answer.
create function public.settle_feed(for_run uuid, carry_out boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      run public.scrape_runs;
    begin
      perform public.require_right('scraper');
      perform public.lock_sources(array[for_run]);
      select * into run from public.scrape_runs where id = for_run and state = 'frozen' and reason = 'feed-smaller';
      if run.id is null then
        return false;
      end if;
      perform public.acknowledge_answered(run);
      update public.scrape_runs set
        state = case when carry_out then 'fetching' else 'cancelled' end,
        finished_at = case when carry_out then null else now() end,
        reason = case when carry_out then null else reason end,
        deadline_at = now() + interval '12 hours'
      where id = for_run;
      if not carry_out then
        perform public.cancel_waiting_pages(array[for_run]);
      end if;
      return true;
    end
  $$;

-- The standing homes of the source that the file does not name: what a run of it withdraws.
create function public.missing_in_feed(for_run uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      run public.scrape_runs;
    begin
      perform public.require_right('scraper');
      select * into run from public.scrape_runs where id = for_run and feed is not null and complete;
      return (
        with missing as (
          select listings.id, listings.title, listings.language, listings.slug, listings.publication,
            origins.external_id as "externalId"
          from public.listing_origins as origins
          join public.listings on listings.id = origins.listing_id
          where origins.source_id = run.source_id and origins.withdrawn_from is null
            and listings.publication in ('published', 'review') and origins.first_seen_at < run.created_at
            and not exists (
              select from public.scrape_pages as pages
              where pages.run_id = for_run and pages.url = origins.source_url))
        select jsonb_build_object(
          'total', (select count(*) from missing),
          'listings', coalesce((
            select jsonb_agg(to_jsonb(first) order by first.title, first.id)
            from (select * from missing order by title, id limit 200) as first), '[]')));
    end
  $$;

revoke execute on function public.begin_feed(uuid), public.add_records(uuid, jsonb), public.fail_feed(uuid, text),
  public.cancel_waiting_pages(uuid[]), public.end_feed(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.begin_feed(uuid), public.add_records(uuid, jsonb), public.fail_feed(uuid, text),
  public.end_feed(uuid, jsonb) to scraper, service_role;
revoke execute on function public.settle_feed(uuid, boolean), public.missing_in_feed(uuid) from public, anon;
grant execute on function public.settle_feed(uuid, boolean), public.missing_in_feed(uuid) to authenticated;

notify pgrst, 'reload schema';
