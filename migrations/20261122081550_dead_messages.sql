-- Messages that the queue gave up.

create table public.scrape_dead_messages (
  id uuid primary key default gen_random_uuid(),
  message_id text not null unique,
  run_id uuid references public.scrape_runs (id) on delete cascade,
  url text,
  body jsonb not null,
  reason text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  replayed_at timestamptz
);
comment on table public.scrape_dead_messages is 'Messages that failed for good, with the reason; replayed_at is set when an admin sends one again.';
create index scrape_dead_messages_newest on public.scrape_dead_messages (created_at desc);
create index scrape_dead_messages_run on public.scrape_dead_messages (run_id);

alter table public.scrape_dead_messages enable row level security;
grant select on table public.scrape_dead_messages to authenticated;
grant all on table public.scrape_dead_messages to service_role;

create policy "Admins can view dead messages" on public.scrape_dead_messages for select to authenticated
  using ((select public.may('scraper')));

-- Keeps a message that the queue gave up, once a page however many of them are given up at the same moment, and ends the
-- page or fails the run that it was for.
create function public.keep_dead_message(
  message_id text, body jsonb, for_run text, page_url text, tries integer, given_reason text) returns void
  language plpgsql security definer set search_path = ''
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

revoke execute on function public.keep_dead_message(text, jsonb, text, text, integer, text) from public, anon, authenticated;
grant execute on function public.keep_dead_message(text, jsonb, text, text, integer, text) to service_role;

notify pgrst, 'reload schema';
