-- A page whose message was doubled and given up twice is one letter, until an admin replays it.

create or replace function public.keep_dead_letter(
  message_id text, body jsonb, for_run text, page_url text, tries integer, given_reason text) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      run uuid := (select id from public.scrape_runs where id::text = for_run);
      page text := nullif(page_url, '');
      why text := nullif(given_reason, '');
    begin
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
        update public.scrape_runs set state = 'failed', reason = why, finished_at = now()
        where id = run and state in ('queued', 'discovering');
      end if;
    end
  $$;

notify pgrst, 'reload schema';
