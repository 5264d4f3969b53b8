-- A page's message is kept once when it is given up, however many of them are given up at the same moment.

-- Keeps a message that the queue gave up, once a page, and ends the page or fails the run that it was for.
create or replace function public.keep_dead_message(
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
      insert into public.scrape_dead_messages (message_id, run_id, url, body, reason, attempts)
      select keep_dead_message.message_id, run, page, keep_dead_message.body, why, tries
      where page is null or not exists (
        select from public.scrape_dead_messages as kept
        where kept.run_id = run and kept.url = page and kept.replayed_at is null)
      on conflict on constraint scrape_dead_messages_message_id_key do nothing;
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

-- Answers the message to send again, or null when there is nothing to read again: then the message stays as it was.
-- A run that was rolled back takes no more pages: what they wrote could not be taken back.
create or replace function public.replay_dead_message(dead_message uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      message public.scrape_dead_messages;
      run public.scrape_runs;
    begin
      perform public.require_admin();
      perform public.lock_sources(array(select run_id from public.scrape_dead_messages where id = dead_message));
      select * into message from public.scrape_dead_messages where id = dead_message for update;
      if message.id is null then
        raise exception 'There is no such message' using errcode = 'PT404';
      end if;
      select * into run from public.scrape_runs where id = message.run_id and rolled_back_at is null for update;
      if run.id is null then
        return null;
      end if;
      if message.url is null then
        update public.scrape_runs set state = 'queued', reason = null, finished_at = null,
          deadline_at = now() + interval '12 hours'
        where id = run.id and state = 'failed';
      else
        update public.scrape_pages set state = 'queued', attempts = 0, reason = null, finished_at = null,
          message_sent_at = now()
        where run_id = run.id and url = message.url and state = 'dead';
      end if;
      if not found then
        return null;
      end if;
      if message.url is not null then
        update public.scrape_runs set state = 'fetching', reason = null, finished_at = null,
          deadline_at = now() + interval '12 hours'
        where id = run.id and state in ('done', 'failed', 'frozen', 'cancelled');
      end if;
      update public.scrape_dead_messages set replayed_at = now() where id = dead_message;
      return message.body;
    end
  $$;

notify pgrst, 'reload schema';
