-- What admins do to runs, in one call each. Security definer: admins may read runs and pages, not write them;
-- every function asks is_admin() first.

create table public.scrape_pastes (
  run_id uuid primary key references public.scrape_runs (id) on delete cascade,
  url text not null,
  html text not null check (length(html) between 20 and 2000000),
  pasted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.scrape_pastes is 'Pages that an admin pasted because their site does not let us read them.';
create index scrape_pastes_pasted_by on public.scrape_pastes (pasted_by);
alter table public.scrape_pastes enable row level security;
revoke all on table public.scrape_pastes from anon, authenticated;
grant select on table public.scrape_pastes to authenticated;
grant all on table public.scrape_pastes to service_role;
create policy "Admins can view pasted pages" on public.scrape_pastes for select to authenticated
  using ((select public.is_admin()));

create function public.require_admin() returns void
  language plpgsql stable set search_path = ''
  as $$
    begin
      if not public.is_admin() then
        raise exception 'Only an admin may do this' using errcode = '42501';
      end if;
    end
  $$;

-- An admin who rolls a run back edits nothing: that must not lock the fields it restores.
create or replace function public.lock_edited_fields() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      edited text[];
    begin
      if (select auth.role()) is distinct from 'authenticated'
        or current_setting('site.rolling_back', true) = 'on'
      then
        return null;
      end if;
      select array_agg(now_has.key) into edited
      from jsonb_each(to_jsonb(new)) as now_has
      where now_has.key not in ('updated_at', 'publication', 'featured', 'excluded')
        and now_has.value is distinct from to_jsonb(old) -> now_has.key;
      if edited is not null then
        update public.listing_origins
        set locked_fields = array(select distinct unnest(locked_fields || edited) order by 1)
        where listing_id = new.id;
      end if;
      return null;
    end
  $$;

-- True when the run was under way.
create function public.cancel_run(for_run uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    declare
      was_active boolean;
    begin
      perform public.require_admin();
      update public.scrape_runs set state = 'cancelled', finished_at = now()
      where id = for_run and state in ('queued', 'discovering', 'fetching');
      was_active := found;
      update public.scrape_pages set state = 'cancelled', finished_at = now()
      where run_id = for_run and state = 'queued' and was_active;
      return was_active;
    end
  $$;

-- Failed and dead pages wait again; answers how many. The caller sends the run's message.
create function public.retry_failed(for_run uuid) returns integer
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
        and pages.state in ('failed', 'dead', 'cancelled');
      get diagnostics waiting = row_count;
      update public.scrape_runs set
        state = case when waiting > 0 then 'fetching' else 'queued' end,
        reason = null, finished_at = null, message_sent_at = null, deadline_at = now() + interval '12 hours'
      where id = for_run and (waiting > 0 or state = 'failed');
      return waiting;
    end
  $$;

-- Takes back what the run wrote and nobody has touched since: a field whose value still is the run's and that no
-- human locked, a listing that still is as the run made it. Answers how many fields and listings.
create function public.roll_back_run(for_run uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      home record;
      restored integer := 0;
      removed integer := 0;
      fields jsonb;
      merged public.listings;
    begin
      perform public.require_admin();
      if exists (select from public.scrape_runs where id = for_run and state in ('queued', 'discovering', 'fetching')) then
        raise exception 'The run is under way: cancel it first' using errcode = '55000';
      end if;
      perform set_config('site.rolling_back', 'on', true);
      for home in
        select listings as standing, origins.locked_fields, sources.auto_publish
        from public.listings
        join public.listing_origins as origins on origins.listing_id = listings.id
        join public.scrape_sources as sources on sources.id = origins.source_id
        where exists (select from public.listing_changes as changes
          where changes.run_id = for_run and changes.listing_id = listings.id)
        for update of listings
      loop
        if exists (select from public.listing_changes where run_id = for_run and listing_id = (home.standing).id
            and field = '(created)')
          and home.locked_fields = '{}'
          and (home.standing).publication = (case when home.auto_publish then 'published' else 'review' end)
          and not exists (select from public.listing_changes where run_id <> for_run and listing_id = (home.standing).id)
        then
          delete from public.listings where id = (home.standing).id;
          removed := removed + 1;
          continue;
        end if;
        select jsonb_object_agg(changes.field, changes.before) into fields
        from public.listing_changes as changes
        where changes.run_id = for_run and changes.listing_id = (home.standing).id and changes.field <> '(created)'
          and not changes.field = any (home.locked_fields)
          and to_jsonb(home.standing) -> changes.field is not distinct from changes.after;
        continue when fields is null;
        merged := jsonb_populate_record(home.standing, fields);
        update public.listings set
          title = merged.title, description = merged.description, language = merged.language, images = merged.images,
          property_type = merged.property_type, status = merged.status, address = merged.address, city = merged.city,
          area = merged.area, condo_name = merged.condo_name, bedrooms = merged.bedrooms,
          bathrooms = merged.bathrooms, square_meters = merged.square_meters, price = merged.price,
          monthly_rental_price = merged.monthly_rental_price, amenities = merged.amenities,
          latitude = merged.latitude, longitude = merged.longitude, agent_name = merged.agent_name,
          agent_phone = merged.agent_phone, agent_email = merged.agent_email, agent_photo = merged.agent_photo,
          year_built = merged.year_built, publication = merged.publication
        where id = merged.id;
        restored := restored + (select count(*) from jsonb_object_keys(fields));
        -- The next run must read the page again instead of finding it unchanged.
        update public.listing_origins set content_hash = '', page_hash = null, etag = null, last_modified = null,
          withdrawn_from = case when fields ? 'publication' then null else withdrawn_from end,
          missed_runs = 0, gone_answers = 0
        where listing_id = merged.id;
      end loop;
      perform set_config('site.rolling_back', 'off', true);
      delete from public.listing_prices where run_id = for_run;
      delete from public.listing_changes where run_id = for_run;
      update public.scrape_runs set rolled_back_at = now() where id = for_run;
      return jsonb_build_object('fields', restored, 'listings', removed);
    end
  $$;

-- The message to send again, or null when the letter names no page that could be read again.
create function public.replay_dead_letter(letter uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    declare
      found_letter public.scrape_dead_letters;
    begin
      perform public.require_admin();
      select * into found_letter from public.scrape_dead_letters where id = letter for update;
      if found_letter.run_id is null then
        return null;
      end if;
      update public.scrape_dead_letters set replayed_at = now() where id = letter;
      if found_letter.url is null then
        update public.scrape_runs set state = 'queued', reason = null, finished_at = null,
          deadline_at = now() + interval '12 hours'
        where id = found_letter.run_id and state = 'failed';
      else
        update public.scrape_runs set state = 'fetching', finished_at = null, deadline_at = now() + interval '12 hours'
        where id = found_letter.run_id and state in ('done', 'failed', 'frozen');
        update public.scrape_pages set state = 'queued', attempts = 0, reason = null, finished_at = null,
          message_sent_at = now()
        where run_id = found_letter.run_id and url = found_letter.url and state = 'dead';
      end if;
      return found_letter.body;
    end
  $$;

-- A frozen run's withdrawals are carried out (true) or forgotten (false). Answers how many.
create function public.settle_withdrawals(for_run uuid, carry_out boolean) returns integer
  language plpgsql security definer set search_path = ''
  as $$
    declare
      run public.scrape_runs;
      many integer;
    begin
      perform public.require_admin();
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

-- A page pasted by hand becomes a run of one page. Answers the run; the caller sends its message.
create function public.import_html(for_source uuid, page_url text, page_html text, dry boolean default false) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
    declare
      made uuid;
    begin
      perform public.require_admin();
      insert into public.scrape_runs (source_id, kind, state, dry_run, started_by)
      values (for_source, 'paste', 'fetching', dry, (select auth.uid())) returning id into made;
      insert into public.scrape_pages (run_id, url) values (made, page_url);
      insert into public.scrape_pastes (run_id, url, html, pasted_by)
      values (made, page_url, page_html, (select auth.uid()));
      return made;
    end
  $$;

create or replace function public.open_page(for_run uuid, page_url text) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      opened jsonb;
    begin
      update public.scrape_pages as pages set attempts = pages.attempts + 1
      from public.scrape_runs as runs
      where pages.run_id = for_run and pages.url = page_url and pages.state = 'queued'
        and runs.id = for_run and runs.state in ('discovering', 'fetching');
      if not found then
        return null;
      end if;
      select jsonb_build_object(
        'run', to_jsonb(runs),
        'source', to_jsonb(sources),
        'html', (select html from public.scrape_pastes as pastes where pastes.run_id = for_run and pastes.url = page_url),
        'known', (
          select jsonb_build_object(
            'etag', origins.etag, 'last_modified', origins.last_modified, 'page_hash', origins.page_hash,
            'content_hash', origins.content_hash,
            'fields', array(select jsonb_object_keys(coalesce(origins.extracted -> 'fields', '{}'))))
          from public.listing_origins as origins
          where origins.source_id = runs.source_id and origins.source_url = page_url
            and origins.withdrawn_from is null
          limit 1)
      ) into opened
      from public.scrape_runs as runs
      join public.scrape_sources as sources on sources.id = runs.source_id
      where runs.id = for_run;
      return opened;
    end
  $$;

revoke execute on function public.require_admin(), public.cancel_run(uuid), public.retry_failed(uuid),
  public.roll_back_run(uuid), public.replay_dead_letter(uuid), public.settle_withdrawals(uuid, boolean),
  public.import_html(uuid, text, text, boolean) from public, anon;
grant execute on function public.require_admin(), public.cancel_run(uuid), public.retry_failed(uuid),
  public.roll_back_run(uuid), public.replay_dead_letter(uuid), public.settle_withdrawals(uuid, boolean),
  public.import_html(uuid, text, text, boolean) to authenticated, service_role;

notify pgrst, 'reload schema';
