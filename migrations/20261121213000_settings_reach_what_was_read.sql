-- A source's settings reach what was read before them, and a home keeps its identity, its validators and its alarms
-- whatever its page does.

-- Words and people that were public by a right go with it, and come with it. What decides how a page is read makes the
-- next run read each page again instead of finding it unchanged.
create function public.follow_source_settings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      -- No human wrote these values: they must not lock.
      perform set_config('site.rolling_back', 'on', true);
      if new.may_show_agents is distinct from old.may_show_agents then
        update public.listings set
          agent_name = case when 'agent_name' = any (origins.locked_fields) then agent_name
            when new.may_show_agents then origins.extracted #>> '{listing,agentName}' end,
          agent_phone = case when 'agent_phone' = any (origins.locked_fields) then agent_phone
            when new.may_show_agents then origins.extracted #>> '{listing,agentPhone}' end,
          agent_email = case when 'agent_email' = any (origins.locked_fields) then agent_email
            when new.may_show_agents then origins.extracted #>> '{listing,agentEmail}' end,
          agent_photo = case when 'agent_photo' = any (origins.locked_fields) then agent_photo end
        from public.listing_origins as origins
        where origins.listing_id = listings.id and origins.source_id = new.id;
      end if;
      if new.may_show_descriptions is distinct from old.may_show_descriptions then
        update public.listings set
          description = case when new.may_show_descriptions
            then coalesce(origins.extracted #>> '{listing,description}', '') else '' end
        from public.listing_origins as origins
        where origins.listing_id = listings.id and origins.source_id = new.id
          and not 'description' = any (origins.locked_fields);
      end if;
      perform set_config('site.rolling_back', 'off', true);
      update public.listing_origins set content_hash = '', page_hash = null, etag = null, last_modified = null
      where source_id = new.id;
      return null;
    end
  $$;
revoke execute on function public.follow_source_settings() from public, anon, authenticated;
create trigger scrape_sources_follow_settings
  after update of may_show_agents, may_show_descriptions, selectors, default_currency, default_city
  on public.scrape_sources
  for each row when (
    (new.may_show_agents, new.may_show_descriptions, new.selectors, new.default_currency, new.default_city)
    is distinct from
    (old.may_show_agents, old.may_show_descriptions, old.selectors, old.default_currency, old.default_city))
  execute function public.follow_source_settings();

create or replace function public.store_listing(for_run uuid, page_url text, outcome jsonb, source public.scrape_sources, dry boolean)
  returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      origin public.listing_origins;
      made public.listings;
      difference jsonb := '{}';
      kept_aside jsonb;
      fields jsonb := outcome -> 'listing';
      home uuid;
      named text := outcome ->> 'external_id';
    begin
      -- Whatever price is written from here on, this run wrote it.
      perform set_config('site.run', for_run::text, true);
      -- A home that shares its id with others is kept under its address.
      if exists (select from public.listing_origins
        where source_id = source.id and external_id = page_url and source_url = page_url)
        and exists (select from public.listing_origins
          where source_id = source.id and external_id = named and source_url <> page_url)
      then
        named := page_url;
      end if;
      select * into origin from public.listing_origins
      where source_id = source.id and external_id = named for update;
      -- Two pages of one run under one id, of different size or price: the id is the agency's, not the home's.
      if origin.run_id = for_run and origin.source_url <> page_url and exists (
        select from public.listings where id = origin.listing_id and (
          (fields ->> 'square_meters')::numeric <> square_meters or (fields ->> 'price')::numeric <> price
          or (fields ->> 'monthly_rental_price')::numeric <> monthly_rental_price))
      then
        origin := null;
        named := page_url;
      end if;
      -- A page that lost its id, or shows one at last, still is the home it was.
      if origin.listing_id is null then
        select * into origin from public.listing_origins
        where source_id = source.id and source_url = page_url and (named = page_url or external_id = page_url)
        order by last_seen_at desc limit 1 for update;
      end if;
      if origin.listing_id is null and dry then
        return jsonb_build_object('state', 'new', 'difference',
          (select jsonb_object_agg(said.key, jsonb_build_object('from', null, 'to', said.value))
           from jsonb_each(fields) as said where said.value <> 'null'));
      end if;
      if origin.listing_id is null then
        made := jsonb_populate_record(null::public.listings,
          jsonb_build_object('id', gen_random_uuid(), 'created_at', now(), 'updated_at', now(),
            'description', '', 'language', 'en', 'images', '[]'::jsonb, 'address', '', 'city', source.default_city,
            'amenities', '[]'::jsonb, 'featured', false, 'is_sample', false,
            'publication', case when source.auto_publish then 'published' else 'review' end)
          || jsonb_strip_nulls(fields)
          || jsonb_build_object('slug', public.free_slug(outcome ->> 'slug', source.id || named)));
        insert into public.listings (id, slug, title, description, language, images, property_type, status, address, city,
          area, condo_name, bedrooms, bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude,
          agent_name, agent_phone, agent_email, agent_photo, year_built, publication)
        values (made.id, made.slug, made.title, made.description, made.language, made.images, made.property_type, made.status,
          made.address, made.city, made.area, made.condo_name, made.bedrooms, made.bathrooms, made.square_meters, made.price,
          made.monthly_rental_price, made.amenities, made.latitude, made.longitude, made.agent_name, made.agent_phone,
          made.agent_email, made.agent_photo, made.year_built, made.publication);
        home := made.id;
        insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash)
        values (home, source.id, named, page_url, outcome ->> 'content_hash');
        insert into public.listing_changes (run_id, listing_id, field) values (for_run, home, '(created)');
      else
        home := origin.listing_id;
        if origin.withdrawn_from is not null and not dry then
          fields := fields || jsonb_build_object('publication', origin.withdrawn_from);
        end if;
        difference := public.write_listing(for_run, home, fields, origin.locked_fields, dry);
        if dry then
          return jsonb_build_object('state', case when difference = '{}' then 'unchanged' else 'changed' end,
            'difference', difference, 'listing_id', home);
        end if;
      end if;
      select coalesce(jsonb_object_agg(said.key, said.value), '{}') into kept_aside
      from jsonb_each(fields) as said, public.listings as standing
      where standing.id = home and said.key = any (origin.locked_fields)
        and said.value <> 'null' and said.value is distinct from to_jsonb(standing) -> said.key;
      update public.listing_origins set
        external_id = case when named = page_url then external_id else named end,
        source_url = page_url, content_hash = outcome ->> 'content_hash', extracted = outcome -> 'extracted',
        page_hash = outcome ->> 'page_hash', etag = outcome ->> 'etag', last_modified = outcome ->> 'last_modified',
        suggested = kept_aside, run_id = for_run, last_seen_at = now(),
        missed_runs = 0, gone_answers = 0, withdrawn_from = null
      where listing_id = home;
      return jsonb_build_object('listing_id', home, 'difference', difference,
        'state', case when made.id is not null then 'new' when difference = '{}' then 'unchanged' else 'changed' end);
    end
  $$;

-- Only a page that still is the listing's may answer "unchanged" for it the next time.
create or replace function public.note_origin(for_run uuid, for_source uuid, page_url text, outcome jsonb) returns uuid
  language plpgsql set search_path = ''
  as $$
    declare
      home uuid;
    begin
      update public.listing_origins as origins set
        run_id = case when outcome ->> 'state' = 'unchanged' then for_run else origins.run_id end,
        etag = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'etag', origins.etag) else origins.etag end,
        last_modified = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'last_modified', origins.last_modified) else origins.last_modified end,
        page_hash = case when outcome ->> 'state' = 'unchanged'
          then coalesce(outcome ->> 'page_hash', origins.page_hash) else origins.page_hash end,
        last_seen_at = case when outcome ->> 'state' = 'unchanged' then now() else origins.last_seen_at end,
        missed_runs = case when outcome ->> 'state' = 'unchanged' then 0 else origins.missed_runs end,
        gone_answers = case
          when outcome ->> 'state' = 'unchanged' then 0
          when (outcome ->> 'http_status')::int in (404, 410) then origins.gone_answers + 1
          else origins.gone_answers end
      where origins.source_id = for_source and origins.source_url = page_url
      returning origins.listing_id into home;
      return home;
    end
  $$;

-- A robots.txt that lets us in but forbids what we came for forbids us.
create function public.pause_when_forbidden(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      if exists (select from public.scrape_pages where run_id = ended.id and state = 'refused' and reason = 'robots')
        and not exists (select from public.scrape_pages where run_id = ended.id and fetched_at is not null)
      then
        perform public.pause_source(ended.source_id, ended.id, 'robots-forbids');
      end if;
    end
  $$;
revoke execute on function public.pause_when_forbidden(public.scrape_runs) from public, anon, authenticated;
grant execute on function public.pause_when_forbidden(public.scrape_runs) to service_role;

create or replace function public.finish_run(for_run uuid) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      ended public.scrape_runs;
      now_has jsonb;
    begin
      if exists (select from public.scrape_pages where run_id = for_run and state = 'queued') then
        return;
      end if;
      update public.scrape_runs set state = 'done', finished_at = now()
      where id = for_run and state = 'fetching'
      returning * into ended;
      if ended.id is null or ended.kind <> 'crawl' then
        return;
      end if;
      now_has := public.measure_coverage(for_run);
      update public.scrape_runs set coverage = now_has where id = for_run;
      if not ended.dry_run then
        perform public.raise_health_alarms(ended, now_has);
        perform public.pause_when_forbidden(ended);
        perform public.judge_absences(ended);
      end if;
    end
  $$;

-- A run that never began is told, whatever ended it.
create or replace function public.end_overdue_runs() returns void
  language plpgsql set search_path = ''
  as $$
    begin
      perform public.raise_alarm(source_id, id, 'run-failed', '{"reason": "deadline"}')
      from public.scrape_runs where state in ('queued', 'discovering') and deadline_at < now();
      update public.scrape_runs set state = 'failed', reason = 'deadline', finished_at = now()
      where state in ('queued', 'discovering') and deadline_at < now();
      update public.scrape_pages as pages set state = 'dead', reason = coalesce(pages.reason, 'deadline'), finished_at = now()
      from public.scrape_runs as runs
      where runs.id = pages.run_id and pages.state = 'queued'
        and (runs.state in ('failed', 'cancelled') or (runs.state = 'fetching' and runs.deadline_at < now()));
    end
  $$;

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
        perform public.raise_alarm(source_id, id, 'run-failed', jsonb_build_object('reason', why))
        from public.scrape_runs where id = run and state in ('queued', 'discovering');
        update public.scrape_runs set state = 'failed', reason = why, finished_at = now()
        where id = run and state in ('queued', 'discovering');
      end if;
    end
  $$;

notify pgrst, 'reload schema';
