-- What the scraper's store does in one statement each, so that a crash between two of them changes nothing:
-- opening a run or page, adding pages, storing a page's outcome, ending a run.

create table public.listing_changes (
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  field text not null,
  before jsonb,
  after jsonb,
  primary key (run_id, listing_id, field)
);
comment on table public.listing_changes is 'What a run wrote, so that it can be rolled back. The field "(created)" means that the run made the listing.';
create index listing_changes_listing on public.listing_changes (listing_id);

create table public.listing_prices (
  listing_id uuid not null references public.listings (id) on delete cascade,
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  price numeric(14, 2),
  monthly_rental_price numeric(12, 2),
  observed_at timestamptz not null default now(),
  primary key (listing_id, run_id)
);
comment on table public.listing_prices is 'Price history of scraped listings: a row for each run that saw another price.';
create index listing_prices_run on public.listing_prices (run_id);

alter table public.listing_changes enable row level security;
alter table public.listing_prices enable row level security;
revoke all on table public.listing_changes, public.listing_prices from anon, authenticated;
grant select on table public.listing_changes, public.listing_prices to authenticated;
grant all on table public.listing_changes, public.listing_prices to service_role;
create policy "Admins can view what runs changed" on public.listing_changes for select to authenticated
  using ((select public.is_admin()));
create policy "Admins can view price histories" on public.listing_prices for select to authenticated
  using ((select public.is_admin()));

-- A human's edit locks the columns it touched, whoever forgets to say so.
create function public.lock_edited_fields() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      edited text[];
    begin
      if (select auth.role()) is distinct from 'authenticated' then
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
revoke execute on function public.lock_edited_fields() from public, anon, authenticated;
create trigger listings_lock_edited_fields after update on public.listings
  for each row execute function public.lock_edited_fields();

create function public.open_run(for_run uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('run', to_jsonb(runs), 'source', to_jsonb(sources))
    from public.scrape_runs as runs
    join public.scrape_sources as sources on sources.id = runs.source_id
    where runs.id = for_run
  $$;

-- Adds what is new up to the source's cap; says how many the run has and how many did not fit.
create function public.add_pages(for_run uuid, urls text[]) returns jsonb
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
        return jsonb_build_object('pages', 0, 'left_out', 0);
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
      return jsonb_build_object('pages', least(had + fresh, cap), 'left_out', greatest(had + fresh - cap, 0));
    end
  $$;

-- Null when there is nothing to do: a duplicate, an ended run, an unknown page.
create function public.open_page(for_run uuid, page_url text) returns jsonb
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

-- The slug that the title makes, or with a short suffix when another listing has it.
create function public.free_slug(wanted text, seed text) returns text
  language sql stable set search_path = ''
  as $$
    select case when exists (select from public.listings where slug = wanted)
      then wanted || '-' || substr(md5(seed), 1, 6) else wanted end
  $$;

-- Writes the columns of `fields` that are not null, not locked and different; answers {column: {from, to}}.
create function public.write_listing(for_run uuid, target uuid, fields jsonb, locked text[], dry boolean) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      standing public.listings;
      merged public.listings;
      difference jsonb;
    begin
      select * into standing from public.listings where id = target for update;
      select coalesce(jsonb_object_agg(said.key,
          jsonb_build_object('from', to_jsonb(standing) -> said.key, 'to', said.value)), '{}')
        into difference
      from jsonb_each(fields) as said
      where said.value <> 'null' and said.value <> '[]' and said.value <> '""'
        and not said.key = any (locked)
        and said.value is distinct from to_jsonb(standing) -> said.key;
      if dry or difference = '{}' then
        return difference;
      end if;
      merged := jsonb_populate_record(standing,
        (select jsonb_object_agg(change.key, change.value -> 'to') from jsonb_each(difference) as change));
      update public.listings set
        title = merged.title, description = merged.description, language = merged.language, images = merged.images,
        property_type = merged.property_type, status = merged.status, address = merged.address, city = merged.city,
        area = merged.area, condo_name = merged.condo_name, bedrooms = merged.bedrooms, bathrooms = merged.bathrooms,
        square_meters = merged.square_meters, price = merged.price,
        monthly_rental_price = merged.monthly_rental_price, amenities = merged.amenities,
        latitude = merged.latitude, longitude = merged.longitude, agent_name = merged.agent_name,
        agent_phone = merged.agent_phone, agent_email = merged.agent_email, agent_photo = merged.agent_photo,
        year_built = merged.year_built, publication = merged.publication
      where id = target;
      insert into public.listing_changes (run_id, listing_id, field, before, after)
      select for_run, target, change.key, change.value -> 'from', change.value -> 'to'
      from jsonb_each(difference) as change
      on conflict (run_id, listing_id, field) do update set after = excluded.after;
      return difference;
    end
  $$;

create function public.store_listing(for_run uuid, page_url text, outcome jsonb, source public.scrape_sources, dry boolean)
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
    begin
      select * into origin from public.listing_origins
      where source_id = source.id and external_id = outcome ->> 'external_id' for update;
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
          || jsonb_build_object('slug', public.free_slug(outcome ->> 'slug', source.id || (outcome ->> 'external_id'))));
        insert into public.listings (id, slug, title, description, language, images, property_type, status, address, city,
          area, condo_name, bedrooms, bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude,
          agent_name, agent_phone, agent_email, agent_photo, year_built, publication)
        values (made.id, made.slug, made.title, made.description, made.language, made.images, made.property_type, made.status,
          made.address, made.city, made.area, made.condo_name, made.bedrooms, made.bathrooms, made.square_meters, made.price,
          made.monthly_rental_price, made.amenities, made.latitude, made.longitude, made.agent_name, made.agent_phone,
          made.agent_email, made.agent_photo, made.year_built, made.publication);
        home := made.id;
        insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash)
        values (home, source.id, outcome ->> 'external_id', page_url, outcome ->> 'content_hash');
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
      if made.id is not null or difference ?| array['price', 'monthly_rental_price'] then
        insert into public.listing_prices (listing_id, run_id, price, monthly_rental_price)
        select id, for_run, price, monthly_rental_price from public.listings where id = home
        on conflict (listing_id, run_id) do update
          set price = excluded.price, monthly_rental_price = excluded.monthly_rental_price;
      end if;
      select coalesce(jsonb_object_agg(said.key, said.value), '{}') into kept_aside
      from jsonb_each(fields) as said, public.listings as standing
      where standing.id = home and said.key = any (origin.locked_fields)
        and said.value <> 'null' and said.value is distinct from to_jsonb(standing) -> said.key;
      update public.listing_origins set
        source_url = page_url, content_hash = outcome ->> 'content_hash', extracted = outcome -> 'extracted',
        page_hash = outcome ->> 'page_hash', etag = outcome ->> 'etag', last_modified = outcome ->> 'last_modified',
        suggested = kept_aside, run_id = for_run, last_seen_at = now(),
        missed_runs = 0, gone_answers = 0, withdrawn_from = null
      where listing_id = home;
      return jsonb_build_object('listing_id', home, 'difference', difference,
        'state', case when made.id is not null then 'new' when difference = '{}' then 'unchanged' else 'changed' end);
    end
  $$;

-- The one way a page's outcome reaches the database. A page that is not waiting any more is left as it is.
create function public.store_page(for_run uuid, page_url text, outcome jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
    declare
      page public.scrape_pages;
      run public.scrape_runs;
      source public.scrape_sources;
      stored jsonb := '{}';
      home uuid;
    begin
      select * into page from public.scrape_pages
      where run_id = for_run and url = page_url and state = 'queued' for update;
      select * into run from public.scrape_runs where id = for_run;
      if page.url is null or run.state not in ('discovering', 'fetching') then
        return jsonb_build_object('state', 'already');
      end if;
      select * into source from public.scrape_sources where id = run.source_id;
      if outcome ->> 'state' = 'listing' then
        stored := public.store_listing(for_run, page_url, outcome, source, run.dry_run);
      elsif not run.dry_run then
        select listing_id into home from public.listing_origins
        where source_id = source.id and source_url = page_url limit 1;
        update public.listing_origins set
          run_id = case when outcome ->> 'state' = 'unchanged' then for_run else run_id end,
          etag = coalesce(outcome ->> 'etag', etag),
          last_modified = coalesce(outcome ->> 'last_modified', last_modified),
          page_hash = coalesce(outcome ->> 'page_hash', page_hash),
          last_seen_at = case when outcome ->> 'state' = 'unchanged' then now() else last_seen_at end,
          missed_runs = case when outcome ->> 'state' = 'unchanged' then 0 else missed_runs end,
          gone_answers = case
            when outcome ->> 'state' = 'unchanged' then 0
            when (outcome ->> 'http_status')::int in (404, 410) then gone_answers + 1
            else gone_answers end
        where listing_id = home;
      end if;
      update public.scrape_pages set
        state = coalesce(stored ->> 'state', outcome ->> 'state'),
        reason = outcome ->> 'reason',
        http_status = (outcome ->> 'http_status')::smallint,
        fetched_at = case when (outcome ->> 'fetched')::boolean then now() end,
        fields = coalesce(array(select jsonb_array_elements_text(outcome -> 'fields')), '{}'),
        difference = stored -> 'difference',
        listing_id = coalesce((stored ->> 'listing_id')::uuid, home),
        finished_at = now()
      where run_id = for_run and url = page_url;
      perform public.finish_run(for_run);
      return jsonb_build_object('state', coalesce(stored ->> 'state', outcome ->> 'state'),
        'listing_id', coalesce((stored ->> 'listing_id')::uuid, home),
        'published', source.auto_publish and not run.dry_run and stored ->> 'state' in ('new', 'changed'));
    end
  $$;

-- Ends a run whose pages have all ended. Called after every page, so it must be cheap while pages wait.
create function public.finish_run(for_run uuid) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      if exists (select from public.scrape_pages where run_id = for_run and state = 'queued') then
        return;
      end if;
      update public.scrape_runs set state = 'done', finished_at = now()
      where id = for_run and state = 'fetching';
    end
  $$;

-- Pages that wait and whose message was never sent, or so long ago that it is lost.
create function public.unsent_pages(for_run uuid) returns setof text
  language sql stable set search_path = ''
  as $$
    select pages.url from public.scrape_pages as pages
    join public.scrape_runs as runs on runs.id = pages.run_id
    where pages.run_id = for_run and pages.state = 'queued' and runs.state in ('discovering', 'fetching')
      and (pages.message_sent_at is null or pages.message_sent_at < now() - interval '30 minutes')
    order by pages.url
    limit 1000
  $$;

create function public.mark_pages_sent(for_run uuid, urls text[]) returns void
  language sql set search_path = ''
  as $$
    update public.scrape_pages set message_sent_at = now()
    where run_id = for_run and url = any (urls) and state = 'queued'
  $$;

revoke execute on function public.open_run(uuid), public.add_pages(uuid, text[]), public.open_page(uuid, text),
  public.free_slug(text, text), public.write_listing(uuid, uuid, jsonb, text[], boolean),
  public.store_listing(uuid, text, jsonb, public.scrape_sources, boolean), public.store_page(uuid, text, jsonb),
  public.finish_run(uuid),
  public.unsent_pages(uuid), public.mark_pages_sent(uuid, text[]) from public, anon, authenticated;
grant execute on function public.open_run(uuid), public.add_pages(uuid, text[]), public.open_page(uuid, text),
  public.free_slug(text, text), public.write_listing(uuid, uuid, jsonb, text[], boolean),
  public.store_listing(uuid, text, jsonb, public.scrape_sources, boolean), public.store_page(uuid, text, jsonb),
  public.finish_run(uuid),
  public.unsent_pages(uuid), public.mark_pages_sent(uuid, text[]) to service_role;

notify pgrst, 'reload schema';
