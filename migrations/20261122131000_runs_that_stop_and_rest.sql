-- A run stops with its source and with its cancelling; a discovery that must wait goes on where it was; a schedule keeps
-- its time although the clock is never to the second.

alter table public.scrape_runs add column discovery jsonb;
comment on column public.scrape_runs.discovery is 'What a discovery that rests has read and what it still must read; null before and after.';

-- The alarm and the end in one: a run that was cancelled meanwhile has not failed, and raises none.
create function public.fail_run(for_run uuid, why text) returns void
  language plpgsql set search_path = ''
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

-- A source that is paused is left alone at once: whoever asked for it must not be read for hours more.
create function public.stop_runs_of_paused_source() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      with stopped as (
        update public.scrape_runs set state = 'cancelled', reason = 'source-is-paused', finished_at = now()
        where source_id = new.id and kind = 'crawl' and state in ('queued', 'discovering', 'fetching')
        returning id)
      update public.scrape_pages as pages set state = 'cancelled', finished_at = now()
      from stopped where pages.run_id = stopped.id and pages.state = 'queued';
      return null;
    end
  $$;
create trigger scrape_sources_stop_runs after update of enabled on public.scrape_sources
  for each row when (old.enabled and not new.enabled) execute function public.stop_runs_of_paused_source();

-- The run that found it out has failed; pausing would cancel it.
create or replace function public.pause_source(for_source uuid, for_run uuid, why text) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform public.fail_run(for_run, 'refused-by-robots');
      update public.scrape_sources set enabled = false, paused_reason = why where id = for_source;
      perform public.raise_alarm(for_source, for_run, 'robots-forbids', jsonb_build_object('reason', why));
    end
  $$;

-- A paused source is not read by the back door. Pages that were pasted ask nobody.
create function public.refuse_runs_of_paused_source() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if not (select enabled from public.scrape_sources where id = new.source_id) then
        raise exception 'The source is paused' using errcode = 'PT423';
      end if;
      return new;
    end
  $$;
create trigger scrape_runs_of_active_sources before update of state on public.scrape_runs
  for each row when (new.kind = 'crawl' and new.state in ('queued', 'fetching')
    and old.state in ('done', 'failed', 'cancelled', 'frozen'))
  execute function public.refuse_runs_of_paused_source();
create trigger scrape_runs_begin_of_active_sources before insert on public.scrape_runs
  for each row when (new.kind = 'crawl' and new.started_by is not null)
  execute function public.refuse_runs_of_paused_source();

-- `ended` tells whoever still looks for pages that nobody wants them any more.
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
      for update of runs;
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

-- The clock ticks every five minutes, some milliseconds early or late: a source that is due within half a tick is due.
-- Otherwise a run that began a moment after its tick would wait for the next but one, and a daily one drift each day.
create or replace function public.start_due_runs() returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      started integer;
    begin
      insert into public.scrape_runs (source_id)
      select sources.id from public.scrape_sources as sources
      where sources.enabled and sources.schedule_minutes is not null
        and not exists (
          select from public.scrape_runs as runs
          where runs.source_id = sources.id and runs.kind = 'crawl' and not runs.dry_run
            and runs.created_at > now() + interval '2 minutes 30 seconds' - make_interval(mins => sources.schedule_minutes))
        and not exists (
          select from public.scrape_runs as runs
          where runs.source_id = sources.id and runs.kind = 'crawl'
            and runs.state in ('queued', 'discovering', 'fetching'))
      on conflict do nothing;
      get diagnostics started = row_count;
      return started;
    end
  $$;

revoke execute on function public.fail_run(uuid, text), public.stop_runs_of_paused_source(),
  public.refuse_runs_of_paused_source() from public, anon, authenticated;
grant execute on function public.fail_run(uuid, text) to service_role;

notify pgrst, 'reload schema';
