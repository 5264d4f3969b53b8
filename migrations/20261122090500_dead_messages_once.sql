-- A page's message is kept once when it is given up, however many of them are given up at the same moment.

-- Keeps a message that the queue gave up, once a page, and ends the page or fails the run that it was for.
create or replace function public.keep_dead_letter(
  message_id text, body jsonb, for_run text, page_url text, tries integer, given_reason text) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      run uuid := (select id from public.scrape_runs where id::text = for_run);
      page text := nullif(page_url, '');
      why text := nullif(given_reason, '');
    begin
      perform public.lock_sources(array[run]);
      why := coalesce(why, (select reason from public.scrape_pages where run_id = run and url = page), 'gave-up');
      insert into public.scrape_dead_letters (message_id, run_id, url, body, reason, attempts)
      select keep_dead_letter.message_id, run, page, keep_dead_letter.body, why, tries
      where page is null or not exists (
        select from public.scrape_dead_letters as letters
        where letters.run_id = run and letters.url = page and letters.replayed_at is null)
      on conflict on constraint scrape_dead_letters_message_id_key do nothing;
      if page is not null then
        perform public.store_page(run, page, jsonb_build_object('state', 'dead', 'reason', why));
      elsif run is not null then
        perform public.raise_alarm(source_id, id, 'run-failed', jsonb_build_object('reason', why))
        from public.scrape_runs where id = run and state in ('queued', 'discovering');
        update public.scrape_runs set state = 'failed', reason = why, finished_at = now()
        where id = run and state in ('queued', 'discovering');
      end if;
    end
  $$;

-- Answers the message to send again, or null when there is nothing to read again: then the letter stays as it was.
-- A run that was rolled back takes no more pages: what they wrote could not be taken back.
create or replace function public.replay_dead_letter(letter uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      found_letter public.scrape_dead_letters;
      run public.scrape_runs;
    begin
      perform public.require_admin();
      perform public.lock_sources(array(select run_id from public.scrape_dead_letters where id = letter));
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

notify pgrst, 'reload schema';
