-- What admins do to runs, in one call each. Security definer: admins may read runs and pages, not write them; every
-- function asks require_right() first. Refusals carry the HTTP status (PT4xx), so that a mistake of an admin does not
-- count as an outage of the database.

-- As `URL.host` has it; null for an address that could be read in two ways: credentials, backslashes, spaces, no host.
create function public.host_of(address text) returns text
  language sql immutable strict set search_path = ''
  as $$
    select regexp_replace(read[2], case read[1] when 'http' then ':0*80$' else ':0*443$' end, '')
    from regexp_match(lower(address), '^(https?)://([a-z0-9.-]+(?::[0-9]{1,5})?)(?:[/?#]|$)') as read
  $$;
comment on function public.host_of(text) is 'Host and port of a plain http(s) address, null for any other.';

-- A pasted page must be on one of its source's hosts, like every address that the scraper fetches. Checked here, so that
-- no caller gets around it.
create function public.import_html(for_source uuid, page_url text, page_html text, dry boolean default false) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.require_right('scraper');
      return public.import_pages(for_source, jsonb_build_array(jsonb_build_object('url', page_url, 'html', page_html)), dry);
    end
  $$;

-- Several pages as one run: the homes of one post, a page each.
create function public.import_pages(for_source uuid, pages jsonb, dry boolean default false) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
    declare
      made uuid;
      hosts text[];
    begin
      perform public.require_right('scraper');
      if coalesce(jsonb_array_length(pages), 0) not between 1 and 100 then
        raise exception '1 to 100 pages are imported at once' using errcode = '23514';
      end if;
      -- A host is its "www." too, as for the scraper (isAllowedHost). A source that is not there fails at the insert.
      select array_agg(lower(host)) into hosts
      from public.scrape_sources, unnest(allowed_hosts) as host where id = for_source;
      if hosts is not null and exists (
        select from jsonb_to_recordset(pages) as page (url text)
        where not coalesce(
          array[public.host_of(page.url), regexp_replace(public.host_of(page.url), '^www\.', '')] && hosts, false))
      then
        raise exception 'The address is on none of the hosts of its source' using errcode = 'PT422';
      end if;
      insert into public.scrape_runs (source_id, kind, state, dry_run, started_by)
      values (for_source, 'paste', 'fetching', dry, (select auth.uid())) returning id into made;
      insert into public.scrape_pages (run_id, url)
      select made, page.url from jsonb_to_recordset(pages) as page (url text);
      insert into public.scrape_pastes (run_id, url, html, pasted_by)
      select made, page.url, page.html, (select auth.uid()) from jsonb_to_recordset(pages) as page (url text, html text);
      return made;
    end
  $$;

-- True when the run was under way.
create function public.cancel_run(for_run uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was_active boolean;
    begin
      perform public.require_right('scraper');
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

create function public.retry_failed(for_run uuid) returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      waiting integer;
    begin
      perform public.require_right('scraper');
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

-- Answers the message to send again, or null when there is nothing to read again: then the message stays as it was.
-- A run that was rolled back takes no more pages: what they wrote could not be taken back.
create function public.replay_dead_message(dead_message uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      message public.scrape_dead_messages;
      run public.scrape_runs;
    begin
      perform public.require_right('scraper');
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

-- The homes that "withdraw them" would withdraw now, by the one rule that withdraws; none unless the run asks about it.
create function public.asked_withdrawals(for_run uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      asking uuid;
    begin
      perform public.require_right('scraper');
      select source_id into asking from public.scrape_runs
      where id = for_run and state = 'frozen' and reason = 'too-many-withdrawals';
      return (
        with going as (
          select listings.id, listings.title, listings.language, listings.slug, listings.publication,
            origins.source_url as "sourceUrl", origins.missed_runs as "missedRuns", origins.gone_answers as "goneAnswers",
            origins.reserved
          from public.listings_to_withdraw(asking) as home
          join public.listings on listings.id = home
          join public.listing_origins as origins on origins.listing_id = home)
        select jsonb_build_object(
          'total', (select count(*) from going),
          'standing', public.count_standing(asking),
          'listings', coalesce((
            select jsonb_agg(to_jsonb(first) order by first.title, first.id)
            from (select * from going order by title, id limit 200) as first), '[]')));
    end
  $$;

-- A frozen run's withdrawals are carried out (true) or forgotten (false). Answers how many.
create function public.settle_withdrawals(for_run uuid, carry_out boolean) returns integer
  language plpgsql security definer set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      run public.scrape_runs;
      many integer;
    begin
      perform public.require_right('scraper');
      perform public.lock_sources(array[for_run]);
      update public.scrape_runs set state = 'done'
      where id = for_run and state = 'frozen' and reason = 'too-many-withdrawals' returning * into run;
      if run.id is null then
        raise exception 'This run asks nothing any more' using errcode = 'PT409';
      end if;
      perform public.acknowledge_answered(run);
      if carry_out then
        return public.withdraw_listings(for_run, array(select public.listings_to_withdraw(run.source_id)));
      end if;
      update public.listing_origins set missed_runs = 0, gone_answers = 0, reserved = false
      where listing_id in (select public.listings_to_withdraw(run.source_id));
      get diagnostics many = row_count;
      return many;
    end
  $$;

revoke execute on function public.host_of(text) from public, anon, authenticated;
grant execute on function public.host_of(text) to service_role;
revoke execute on function public.import_html(uuid, text, text, boolean), public.import_pages(uuid, jsonb, boolean),
  public.cancel_run(uuid),
  public.retry_failed(uuid), public.replay_dead_message(uuid),
  public.asked_withdrawals(uuid), public.settle_withdrawals(uuid, boolean) from public, anon;
grant execute on function public.import_html(uuid, text, text, boolean), public.import_pages(uuid, jsonb, boolean),
  public.cancel_run(uuid),
  public.retry_failed(uuid), public.replay_dead_message(uuid),
  public.asked_withdrawals(uuid), public.settle_withdrawals(uuid, boolean) to authenticated, service_role;

notify pgrst, 'reload schema';
