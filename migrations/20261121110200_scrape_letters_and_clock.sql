-- Messages that were given up, and what the clock does: starts due sources, ends overdue runs, finds lost messages.

create table public.scrape_dead_letters (
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
comment on table public.scrape_dead_letters is 'Messages that failed for good, with the reason; replayed_at is set when an admin sends one again.';
create index scrape_dead_letters_newest on public.scrape_dead_letters (created_at desc);
create index scrape_dead_letters_run on public.scrape_dead_letters (run_id);

alter table public.scrape_dead_letters enable row level security;
revoke all on table public.scrape_dead_letters from anon, authenticated;
grant select on table public.scrape_dead_letters to authenticated;
grant all on table public.scrape_dead_letters to service_role;
create policy "Admins can view dead letters" on public.scrape_dead_letters for select to authenticated
  using ((select public.is_admin()));

-- One letter a message, and its page or run ends. An empty reason means: the last failure that was noted.
create function public.keep_dead_letter(
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
      values (keep_dead_letter.message_id, run, page, keep_dead_letter.body, why, tries)
      on conflict on constraint scrape_dead_letters_message_id_key do nothing;
      if page is not null then
        perform public.store_page(run, page, jsonb_build_object('state', 'dead', 'reason', why));
      elsif run is not null then
        update public.scrape_runs set state = 'failed', reason = why, finished_at = now()
        where id = run and state in ('queued', 'discovering');
      end if;
    end
  $$;

-- Each source's own schedule; a source with a run under way is left alone, and a second tick finds that run.
create function public.start_due_runs() returns integer
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
            and runs.created_at > now() - make_interval(mins => sources.schedule_minutes))
        and not exists (
          select from public.scrape_runs as runs
          where runs.source_id = sources.id and runs.kind = 'crawl'
            and runs.state in ('queued', 'discovering', 'fetching'))
      on conflict do nothing;
      get diagnostics started = row_count;
      return started;
    end
  $$;

create function public.end_overdue_runs() returns void
  language plpgsql set search_path = ''
  as $$
    begin
      update public.scrape_runs set state = 'failed', reason = 'deadline', finished_at = now()
      where state in ('queued', 'discovering') and deadline_at < now();
      update public.scrape_pages as pages set state = 'dead', reason = coalesce(pages.reason, 'deadline'), finished_at = now()
      from public.scrape_runs as runs
      where runs.id = pages.run_id and pages.state = 'queued'
        and (runs.state in ('failed', 'cancelled') or (runs.state = 'fetching' and runs.deadline_at < now()));
    end
  $$;

-- Queued runs whose message was not sent, and runs that were given up half discovered.
create function public.unsent_runs() returns setof uuid
  language sql stable set search_path = ''
  as $$
    select id from public.scrape_runs
    where state in ('queued', 'discovering')
      and (message_sent_at is null or message_sent_at < now() - interval '30 minutes')
      and (started_by is null or created_at < now() - interval '1 minute')
    order by created_at
    limit 100
  $$;

create function public.mark_run_sent(for_run uuid) returns void
  language sql set search_path = ''
  as $$ update public.scrape_runs set message_sent_at = now() where id = for_run $$;

revoke execute on function public.keep_dead_letter(text, jsonb, text, text, integer, text), public.start_due_runs(),
  public.end_overdue_runs(), public.unsent_runs(), public.mark_run_sent(uuid) from public, anon, authenticated;
grant execute on function public.keep_dead_letter(text, jsonb, text, text, integer, text), public.start_due_runs(),
  public.end_overdue_runs(), public.unsent_runs(), public.mark_run_sent(uuid) to service_role;

notify pgrst, 'reload schema';
