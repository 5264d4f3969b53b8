-- A site that changes its template can turn every home to "sold" in one run. Changes that are rare for one home are
-- held back until the run ends: another status, another kind of offer, a price several times as high or as low, another
-- currency, a price that the reading warns of. A few such changes are then written as usual; many freeze the run and ask,
-- like withdrawals, and so does each that the reading warns of.

create table public.scrape_held_changes (
  listing_id uuid not null references public.listings (id) on delete cascade,
  field text not null,
  source_id uuid not null references public.scrape_sources (id) on delete cascade,
  run_id uuid not null references public.scrape_runs (id) on delete cascade,
  before jsonb,
  after jsonb,
  -- The reading has warnings: nobody but an admin lets it be written.
  unlikely boolean not null default false,
  primary key (listing_id, field)
);
comment on table public.scrape_held_changes is 'Doubtful changes that wait for the end of their run, or for an admin''s answer.';
create index scrape_held_changes_source on public.scrape_held_changes (source_id);
create index scrape_held_changes_run on public.scrape_held_changes (run_id);
alter table public.scrape_held_changes enable row level security;
grant all on table public.scrape_held_changes to service_role;

-- Prices of one home move by less than this factor between two runs.
create function public.is_doubtful_change(field text, before jsonb, after jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case
      when before = 'null' or after = 'null' then false
      when field = 'status' then before - 'finance-available' <> after - 'finance-available'
      when field = 'property_type' then split_part(before #>> '{}', '-for-', 2) <> split_part(after #>> '{}', '-for-', 2)
        and 'condo-with-finance' not in (before #>> '{}', after #>> '{}')
      when field in ('price', 'monthly_rental_price') then
        (after #>> '{}')::numeric not between (before #>> '{}')::numeric / 3 and (before #>> '{}')::numeric * 3
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

create function public.judge_changes(ended public.scrape_runs) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      waiting integer;
      standing integer;
    begin
      select count(distinct listing_id) into waiting from public.scrape_held_changes where source_id = ended.source_id;
      -- A run that already asks about withdrawals asks one thing at a time: the changes wait for the next one.
      if waiting = 0 or exists (select from public.scrape_runs where id = ended.id and state = 'frozen') then
        return;
      end if;
      standing := public.count_standing(ended.source_id);
      -- One home of a small source may well be sold.
      if waiting = 1 or waiting <= standing * 0.2 then
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
        return 0;
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

revoke execute on function public.is_doubtful_change(text, jsonb, jsonb), public.changed_currency(jsonb, jsonb),
  public.texts_of(jsonb), public.write_held_changes(uuid, uuid, boolean), public.judge_changes(public.scrape_runs)
  from public, anon, authenticated;
grant execute on function public.is_doubtful_change(text, jsonb, jsonb), public.changed_currency(jsonb, jsonb),
  public.texts_of(jsonb), public.write_held_changes(uuid, uuid, boolean), public.judge_changes(public.scrape_runs)
  to service_role;
revoke execute on function public.asked_changes(uuid), public.settle_changes(uuid, boolean) from public, anon;
grant execute on function public.asked_changes(uuid), public.settle_changes(uuid, boolean) to authenticated, service_role;

notify pgrst, 'reload schema';
