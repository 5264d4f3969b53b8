-- A site that changes its template can turn every home to "sold" in one run, or halve every price. A crawl is read page by
-- page, so its changes of price are held back until it ends and are judged together, and with them changes that are rare for
-- one home: another status, another kind of offer, another currency, a price that the reading warns of. Most are then
-- written as usual; many, or a far one, freeze the run and ask, like withdrawals. 0285 and the runbook state the limits.

create table public.scrape_held_changes (
  listing_id uuid not null references public.listings (id) on delete cascade,
  field text not null,
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  before jsonb,
  after jsonb,
  -- Nobody but an admin lets it be written: the reading has warnings, or a published price moves far.
  unlikely boolean not null default false,
  -- Rare for one home. Otherwise a price moved by less.
  doubtful boolean not null default false,
  primary key (listing_id, field)
);
comment on table public.scrape_held_changes is 'Doubtful changes that wait for the end of their run, or for an admin''s answer.';
create index scrape_held_changes_source on public.scrape_held_changes (source_id);
create index scrape_held_changes_run on public.scrape_held_changes (run_id);
alter table public.scrape_held_changes enable row level security;
grant all on table public.scrape_held_changes to service_role;

-- How many times as high or as low a sum is now: 1.5 for 150 after 100 and for 100 after 150. 1 where one is missing.
create function public.price_factor(before jsonb, after jsonb) returns numeric
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(before) = 'number' and jsonb_typeof(after) = 'number'
        and least(before::numeric, after::numeric) > 0
      then greatest(before::numeric, after::numeric) / least(before::numeric, after::numeric) else 1 end
  $$;

create function public.is_moved_price(field text, before jsonb, after jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select field in ('price', 'monthly_rental_price') and public.price_factor(before, after) > 1
  $$;

-- Whatever the home's state. A published price that moves by half as much again is held to a stricter limit.
create function public.is_doubtful_change(field text, before jsonb, after jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case
      when before = 'null' or after = 'null' then false
      when field = 'status' then before - 'finance-available' <> after - 'finance-available'
      when field = 'property_type' then split_part(before #>> '{}', '-for-', 2) <> split_part(after #>> '{}', '-for-', 2)
        and 'condo-with-finance' not in (before #>> '{}', after #>> '{}')
      when field in ('price', 'monthly_rental_price') then public.price_factor(before, after) > 3
      else false end
  $$;

-- The catalogue has prices in one currency; that a page changed its own shows only in what was read. Null when it did not.
create function public.changed_currency(was_read jsonb, is_read jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('from', was, 'to', now_is)
    from (select was_read #> '{listing,currency}' as was, is_read #> '{listing,currency}' as now_is) as read
    where jsonb_typeof(was) = 'string' and jsonb_typeof(now_is) = 'string' and was <> now_is
  $$;

create function public.texts_of(list jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$
    select array(select jsonb_array_elements_text(coalesce(list, '[]')))
  $$;

-- Writes what was held, but for fields that an admin has locked since. Answers how many homes had something held.
create function public.write_held_changes(for_run uuid, for_source uuid, even_unlikely boolean) returns integer
  language plpgsql set search_path = ''
  as $$
    declare
      home uuid;
      difference jsonb;
      many integer := 0;
    begin
      perform set_config('site.run', for_run::text, true);
      for home in
        select distinct listing_id from public.scrape_held_changes
        where source_id = for_source and (even_unlikely or not unlikely) order by 1
      loop
        perform from public.listings where id = home for no key update;
        select jsonb_object_agg(held.field, jsonb_build_object('from', held.before, 'to', held.after))
            - origins.locked_fields - 'currency'
          into difference
        from public.scrape_held_changes as held
        join public.listing_origins as origins on origins.listing_id = held.listing_id
        where held.listing_id = home
        group by origins.locked_fields;
        delete from public.scrape_held_changes where listing_id = home;
        -- Null when the home has been deleted meanwhile.
        continue when difference is null;
        perform public.write_changes(for_run, home, difference);
        many := many + 1;
      end loop;
      perform set_config('site.run', '', true);
      return many;
    end
  $$;

-- A redesign or a wrong currency moves many prices at once: more than a fifth of the source's homes, and at least three,
-- by more than a quarter; or half of at least ten moved ones by more than a tenth. The fifth is of all homes that the
-- source has on the site or in review, unchanged ones too.
create function public.moves_too_many_prices(for_source uuid, standing integer) returns boolean
  language sql stable set search_path = ''
  as $$
    select count(*) filter (where move > 0.25) >= greatest(3, floor(standing * 0.2) + 1)
      or (count(*) >= 10 and percentile_cont(0.5) within group (order by move) > 0.1)
    from (
      select max(abs((after #>> '{}')::numeric - (before #>> '{}')::numeric) / (before #>> '{}')::numeric) as move
      from public.scrape_held_changes
      where source_id = for_source and public.is_moved_price(field, before, after)
      group by listing_id
    ) as moves
  $$;

create function public.judge_changes(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      waiting integer;
      doubted integer;
      standing integer;
    begin
      select count(distinct listing_id), count(distinct listing_id) filter (where doubtful) into waiting, doubted
      from public.scrape_held_changes where source_id = ended.source_id;
      -- A run that already asks about withdrawals asks one thing at a time: the changes wait for the next one.
      if waiting = 0 or exists (select from public.scrape_runs where id = ended.id and state = 'frozen') then
        return;
      end if;
      standing := public.count_standing(ended.source_id);
      -- One home of a small source may well be sold.
      if (doubted <= 1 or doubted <= standing * 0.2)
        and not public.moves_too_many_prices(ended.source_id, standing)
      then
        waiting := waiting - public.write_held_changes(ended.id, ended.source_id, false);
      end if;
      if waiting > 0 then
        update public.scrape_runs set state = 'frozen', reason = 'too-many-changes' where id = ended.id;
        perform public.raise_alarm(ended.source_id, ended.id, 'too-many-changes',
          jsonb_build_object('changes', waiting, 'listings', standing));
      end if;
    end
  $$;

-- What a frozen run would change, home by home; nothing unless the run waits for that answer.
create function public.asked_changes(for_run uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      asking uuid;
    begin
      perform public.require_right('scraper');
      select source_id into asking from public.scrape_runs
      where id = for_run and state = 'frozen' and reason = 'too-many-changes';
      return (
        with waiting as (
          select listings.id, listings.title, listings.language, listings.slug, listings.publication,
            origins.source_url as "sourceUrl",
            jsonb_object_agg(held.field, jsonb_build_object('from', held.before, 'to', held.after)) as difference
          from public.scrape_held_changes as held
          join public.listings on listings.id = held.listing_id
          join public.listing_origins as origins on origins.listing_id = held.listing_id
          where held.source_id = asking
          group by listings.id, origins.source_url)
        select jsonb_build_object(
          'total', (select count(*) from waiting),
          'standing', public.count_standing(asking),
          'fields', (
            select coalesce(jsonb_object_agg(counted.field, counted.many), '{}')
            from (select held.field, count(*) as many from public.scrape_held_changes as held
              where held.source_id = asking group by held.field) as counted),
          'listings', coalesce((
            select jsonb_agg(to_jsonb(first) order by first.title, first.id)
            from (select * from waiting order by title, id limit 200) as first), '[]')));
    end
  $$;

-- A frozen run's changes are written (true) or forgotten (false). Answers how many homes they were of.
create function public.settle_changes(for_run uuid, carry_out boolean) returns integer
  language plpgsql security definer set search_path = '' set statement_timeout = '60s'
  as $$
    declare
      run public.scrape_runs;
      many integer;
    begin
      perform public.require_right('scraper');
      perform public.lock_sources(array[for_run]);
      update public.scrape_runs set state = 'done'
      where id = for_run and state = 'frozen' and reason = 'too-many-changes' returning * into run;
      if run.id is null then
        raise exception 'This run asks nothing any more' using errcode = 'PT409';
      end if;
      perform public.acknowledge_answered(run);
      if carry_out then
        return public.write_held_changes(for_run, run.source_id, true);
      end if;
      select count(distinct listing_id) into many from public.scrape_held_changes where source_id = run.source_id;
      delete from public.scrape_held_changes where source_id = run.source_id;
      return many;
    end
  $$;

revoke execute on function public.price_factor(jsonb, jsonb), public.is_moved_price(text, jsonb, jsonb),
  public.is_doubtful_change(text, jsonb, jsonb), public.changed_currency(jsonb, jsonb), public.texts_of(jsonb),
  public.write_held_changes(uuid, uuid, boolean), public.moves_too_many_prices(uuid, integer),
  public.judge_changes(public.scrape_runs)
  from public, anon, authenticated;
grant execute on function public.price_factor(jsonb, jsonb), public.is_moved_price(text, jsonb, jsonb),
  public.is_doubtful_change(text, jsonb, jsonb), public.changed_currency(jsonb, jsonb), public.texts_of(jsonb),
  public.write_held_changes(uuid, uuid, boolean), public.moves_too_many_prices(uuid, integer),
  public.judge_changes(public.scrape_runs)
  to service_role;
revoke execute on function public.asked_changes(uuid), public.settle_changes(uuid, boolean) from public, anon;
grant execute on function public.asked_changes(uuid), public.settle_changes(uuid, boolean) to authenticated, service_role;

notify pgrst, 'reload schema';
