-- A replayed letter was said to be read again when it was not: its run cancelled, its page read since, or by a second click
-- that reopened a run in which nothing waited. Now it is either read again or refused, and a refused one stays as it was.
-- A run that was rolled back takes no more pages: what they would write could not be taken back.

create or replace function public.replay_dead_letter(letter uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      found_letter public.scrape_dead_letters;
      run public.scrape_runs;
    begin
      perform public.require_admin();
      select * into found_letter from public.scrape_dead_letters where id = letter for update;
      if found_letter.id is null then
        raise exception 'There is no such letter' using errcode = 'PT404';
      end if;
      select * into run from public.scrape_runs where id = found_letter.run_id and rolled_back_at is null for update;
      if run.id is null then
        return null;
      end if;
      if found_letter.url is null then
        update public.scrape_runs set state = 'queued', reason = null, finished_at = null,
          deadline_at = now() + interval '12 hours'
        where id = run.id and state = 'failed';
      else
        update public.scrape_pages set state = 'queued', attempts = 0, reason = null, finished_at = null,
          message_sent_at = now()
        where run_id = run.id and url = found_letter.url and state = 'dead';
      end if;
      if not found then
        return null;
      end if;
      if found_letter.url is not null then
        update public.scrape_runs set state = 'fetching', reason = null, finished_at = null,
          deadline_at = now() + interval '12 hours'
        where id = run.id and state in ('done', 'failed', 'frozen', 'cancelled');
      end if;
      update public.scrape_dead_letters set replayed_at = now() where id = letter;
      return found_letter.body;
    end
  $$;

create or replace function public.retry_failed(for_run uuid) returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      waiting integer;
    begin
      perform public.require_admin();
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

notify pgrst, 'reload schema';
