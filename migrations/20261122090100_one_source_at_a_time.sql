-- Whatever writes what the pages of a source say, or ends one of its runs, first locks the source. So the last pages of a
-- run see each other's end, two pages never add one listing, and nothing of one source waits in a circle. Behind the
-- source everything is locked in one order: pages by address, listings by id, each before its origin.

-- A weak lock: rows that refer to the source can be written beside it.
create function public.lock_sources(of_runs uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform from public.scrape_sources
      where id in (select source_id from public.scrape_runs where scrape_runs.id = any (of_runs))
      order by id for no key update;
    end
  $$;
comment on function public.lock_sources(uuid[]) is 'Locks the sources of these runs until the transaction ends: whoever stores their pages or ends the runs waits.';

-- Before an update of all that wait: opening pages and noting that they were sent lock some of them, by address.
create function public.lock_waiting_pages(of_runs uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform from public.scrape_pages where run_id = any (of_runs) and state = 'queued'
      order by run_id, url for no key update;
    end
  $$;

create or replace function public.finish_run(for_run uuid) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      ended public.scrape_runs;
      now_has jsonb;
    begin
      perform public.lock_sources(array[for_run]);
      if exists (select from public.scrape_pages where run_id = for_run and state = 'queued') then
        return;
      end if;
      update public.scrape_runs set state = 'done', finished_at = now()
      where id = for_run and state = 'fetching'
      returning * into ended;
      if ended.id is null or ended.kind <> 'crawl' then
        return;
      end if;
      now_has := public.measure_coverage(for_run);
      update public.scrape_runs set coverage = now_has where id = for_run;
      if not ended.dry_run then
        perform public.raise_health_alarms(ended, now_has);
        perform public.pause_when_forbidden(ended);
        perform public.judge_absences(ended);
        perform public.judge_changes(ended);
      end if;
    end
  $$;

-- The run is failed before its source is paused, because that would cancel it.
create or replace function public.pause_source(for_source uuid, for_run uuid, why text) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform public.lock_sources(array[for_run]);
      perform public.fail_run(for_run, 'refused-by-robots');
      update public.scrape_sources set enabled = false, paused_reason = why where id = for_source;
      perform public.raise_alarm(for_source, for_run, 'robots-forbids', jsonb_build_object('reason', why));
    end
  $$;

-- A run that never began raises an alarm, whatever ended it.
create or replace function public.end_overdue_runs() returns void
  language plpgsql set search_path = ''
  as $$
    declare
      ending uuid[] := array(
        select runs.id from public.scrape_runs as runs
        where (runs.state in ('queued', 'discovering', 'fetching') and runs.deadline_at < now())
          or (runs.state in ('failed', 'cancelled') and exists (
            select from public.scrape_pages as pages where pages.run_id = runs.id and pages.state = 'queued')));
    begin
      perform public.lock_sources(ending);
      perform public.raise_alarm(source_id, id, 'run-failed', '{"reason": "deadline"}')
      from public.scrape_runs where id = any (ending) and state in ('queued', 'discovering') and deadline_at < now();
      update public.scrape_runs set state = 'failed', reason = 'deadline', finished_at = now()
      where id = any (ending) and state in ('queued', 'discovering') and deadline_at < now();
      perform public.lock_waiting_pages(ending);
      update public.scrape_pages as pages set state = 'dead', reason = coalesce(pages.reason, 'deadline'), finished_at = now()
      from public.scrape_runs as runs
      where runs.id = any (ending) and runs.id = pages.run_id and pages.state = 'queued'
        and (runs.state in ('failed', 'cancelled') or (runs.state = 'fetching' and runs.deadline_at < now()));
    end
  $$;

-- Pausing a source stops its runs at once: a site that asked to be left alone must not be read for hours more.
create or replace function public.stop_runs_of_paused_source() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      stopped uuid[];
    begin
      with ended as (
        update public.scrape_runs set state = 'cancelled', reason = 'source-is-paused', finished_at = now()
        where source_id = new.id and kind = 'crawl' and state in ('queued', 'discovering', 'fetching')
        returning id)
      select array_agg(id) into stopped from ended;
      perform public.lock_waiting_pages(stopped);
      update public.scrape_pages set state = 'cancelled', finished_at = now()
      where run_id = any (stopped) and state = 'queued';
      return null;
    end
  $$;

-- `ended` is true when the run takes no more pages: discovery may stop.
create or replace function public.add_pages(for_run uuid, urls text[]) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      cap integer;
      had integer;
      fresh integer;
    begin
      select sources.max_pages into cap
      from public.scrape_runs as runs
      join public.scrape_sources as sources on sources.id = runs.source_id
      where runs.id = for_run and runs.state in ('discovering', 'fetching')
      for no key update of runs;
      if cap is null then
        return jsonb_build_object('pages', 0, 'left_out', 0, 'ended', true);
      end if;
      select count(*) into had from public.scrape_pages where run_id = for_run;
      select count(*) into fresh from (select distinct url from unnest(urls) as url) as wanted
      where not exists (select from public.scrape_pages as known where known.run_id = for_run and known.url = wanted.url);
      insert into public.scrape_pages (run_id, url)
      select for_run, wanted.url
      from (select url, min(place) as place from unnest(urls) with ordinality as given(url, place) group by url) as wanted
      where not exists (select from public.scrape_pages as known where known.run_id = for_run and known.url = wanted.url)
      order by wanted.place
      limit greatest(cap - had, 0)
      on conflict do nothing;
      return jsonb_build_object('pages', least(had + fresh, cap), 'left_out', greatest(had + fresh - cap, 0), 'ended', false);
    end
  $$;

create or replace function public.mark_pages_sent(for_run uuid, urls text[]) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform from public.scrape_pages where run_id = for_run and url = any (urls) and state = 'queued'
      order by url for no key update;
      update public.scrape_pages set message_sent_at = now()
      where run_id = for_run and url = any (urls) and state = 'queued';
    end
  $$;

-- True when the run was under way.
create or replace function public.cancel_run(for_run uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was_active boolean;
    begin
      perform public.require_admin();
      perform public.lock_sources(array[for_run]);
      update public.scrape_runs set state = 'cancelled', finished_at = now()
      where id = for_run and state in ('queued', 'discovering', 'fetching');
      was_active := found;
      perform public.lock_waiting_pages(array[for_run]);
      update public.scrape_pages set state = 'cancelled', finished_at = now()
      where run_id = for_run and state = 'queued' and was_active;
      return was_active;
    end
  $$;

create or replace function public.retry_failed(for_run uuid) returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      waiting integer;
    begin
      perform public.require_admin();
      perform public.lock_sources(array[for_run]);
      update public.scrape_pages as pages
      set state = 'queued', reason = null, attempts = 0, message_sent_at = null, finished_at = null
      from public.scrape_runs as runs
      where pages.run_id = for_run and runs.id = for_run and runs.state in ('done', 'failed', 'cancelled')
        and runs.rolled_back_at is null and pages.state in ('failed', 'dead', 'cancelled');
      get diagnostics waiting = row_count;
      update public.scrape_runs set
        state = case when waiting > 0 then 'fetching' else 'queued' end,
        reason = null, finished_at = null, message_sent_at = null, deadline_at = now() + interval '12 hours'
      where id = for_run and rolled_back_at is null and (waiting > 0 or state = 'failed');
      if not found then
        raise exception 'There is nothing to read again' using errcode = 'PT409';
      end if;
      return waiting;
    end
  $$;

-- A frozen run's withdrawals are carried out (true) or forgotten (false). Answers how many.
create or replace function public.settle_withdrawals(for_run uuid, carry_out boolean) returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      run public.scrape_runs;
      many integer;
    begin
      perform public.require_admin();
      perform public.lock_sources(array[for_run]);
      update public.scrape_runs set state = 'done' where id = for_run and state = 'frozen' returning * into run;
      if run.id is null then
        return 0;
      end if;
      if carry_out then
        return public.withdraw_listings(for_run, run.source_id);
      end if;
      update public.listing_origins set missed_runs = 0, gone_answers = 0
      where listing_id in (select public.listings_to_withdraw(run.source_id));
      get diagnostics many = row_count;
      return many;
    end
  $$;

-- A frozen run's changes are written (true) or forgotten (false). Answers how many homes they were of.
create or replace function public.settle_changes(for_run uuid, carry_out boolean) returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      run public.scrape_runs;
      many integer;
    begin
      perform public.require_admin();
      perform public.lock_sources(array[for_run]);
      update public.scrape_runs set state = 'done'
      where id = for_run and state = 'frozen' and reason = 'too-many-changes' returning * into run;
      if run.id is null then
        return 0;
      end if;
      if carry_out then
        return public.write_held_changes(for_run, run.source_id);
      end if;
      select count(distinct listing_id) into many from public.scrape_held_changes where source_id = run.source_id;
      delete from public.scrape_held_changes where source_id = run.source_id;
      return many;
    end
  $$;

revoke execute on function public.lock_sources(uuid[]), public.lock_waiting_pages(uuid[]) from public, anon, authenticated;
grant execute on function public.lock_sources(uuid[]), public.lock_waiting_pages(uuid[]) to service_role;

notify pgrst, 'reload schema';
