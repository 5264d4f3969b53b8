-- How a run ends before its pages are read: it fails, its time is over, or its source is paused. A run that was read ends
-- in finish_run().

-- Fails the run and raises the alarm together: a run that was cancelled meanwhile has not failed and raises none.
create function public.fail_run(for_run uuid, why text) returns void
  language plpgsql security definer set search_path = ''
  as $$
    declare
      source uuid;
    begin
      update public.scrape_runs set state = 'failed', reason = why, finished_at = now(), discovery = null
      where id = for_run and state in ('queued', 'discovering')
      returning source_id into source;
      if source is not null then
        perform public.raise_alarm(source, for_run, 'run-failed', jsonb_build_object('reason', why));
      end if;
    end
  $$;

-- A run that never began raises an alarm, whatever ended it.
create function public.end_overdue_runs() returns void
  language plpgsql security definer set search_path = ''
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

-- The run is failed before its source is paused, because that would cancel it.
create function public.pause_source(for_source uuid, for_run uuid, why text) returns void
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.lock_sources(array[for_run]);
      perform public.fail_run(for_run, 'refused-by-robots');
      update public.scrape_sources set enabled = false, paused_reason = why where id = for_source;
      perform public.raise_alarm(for_source, for_run, 'robots-forbids', jsonb_build_object('reason', why));
    end
  $$;

-- Pausing a source stops its runs at once: a site that asked to be left alone must not be read for hours more.
create function public.stop_runs_of_paused_source() returns trigger
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

create trigger scrape_sources_stop_runs after update of enabled on public.scrape_sources
  for each row when (old.enabled and not new.enabled) execute function public.stop_runs_of_paused_source();

revoke execute on function public.fail_run(uuid, text), public.end_overdue_runs(), public.pause_source(uuid, uuid, text),
  public.stop_runs_of_paused_source() from public, anon, authenticated;
grant execute on function public.fail_run(uuid, text), public.end_overdue_runs(), public.pause_source(uuid, uuid, text)
  to service_role;

notify pgrst, 'reload schema';
