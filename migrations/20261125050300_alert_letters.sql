-- Letters about homes. What a reader is told is the difference between what they were last told of a home and what it is
-- now: a price that fell and rose again before the letter differs in nothing, and so nothing is said.

-- One entry a home, with those of the reader's alerts that find it. What changed is looked at a quarter of an hour further
-- back than it was: a change may be under way while somebody looks.
create function public.news_for(reader public.alert_readers) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC' set plan_cache_mode = 'force_custom_plan'
  as $$
    with changed as materialized (
      select * from public.home_news where changed_at > reader.looked_at - interval '15 minutes'
    ), ids as materialized (
      select array(select listing_id from changed) as ids
    ), found as (
      select matched.id, min(alerts.confirmed_at) as since, array_agg(alerts.id) as alerts
      from ids, public.alerts, lateral public.matching_listings(alerts.search, case alerts.kind
          when 'search' then ids.ids
          when 'home' then array(select alerts.listing_id where alerts.listing_id = any (ids.ids))
          else array(select id from public.listings
            where building_id = public.standing_building(alerts.building_id) and id = any (ids.ids)) end) as matched
      where ids.ids <> '{}' and alerts.reader_id = reader.id and alerts.confirmed_at is not null
        and matched.is_of_type and matched.is_of_status and matched.is_of_area and matched.is_of_bedrooms
        and public.is_offered(matched.status)
      group by matched.id
    ), compared as (
      select found.id, found.alerts, told.listing_id is null and changed.first_public_at >= found.since as is_first, changed.is_new,
        changed.first_public_at > reader.looked_at - interval '15 minutes' as came_up,
        now_is.price, now_is.monthly_rental_price as rent, coalesce(told.price, began.price) as old_price,
        coalesce(told.monthly_rental_price, began.monthly_rental_price) as old_rent
      from found join changed on changed.listing_id = found.id
      join public.searched_listings as now_is on now_is.id = found.id
      left join public.alert_told as told on told.reader_id = reader.id and told.listing_id = found.id
      -- What it cost when the reader began to watch, or when it became public.
      left join lateral (
        select price, monthly_rental_price from public.listing_price_points
        where listing_id = found.id and listing_price_points.since <= greatest(found.since, changed.first_public_at)
        order by listing_price_points.since desc, listing_price_points.id desc limit 1) as began on told.listing_id is null
    ), priced as (
      select *, coalesce(price <> old_price or rent <> old_rent, false)
        or (price is not null and old_price is null and rent is null) as is_other_price
      from compared
    ), told_now as (
      -- A home that came up before the reader was looked for last was in none of their searches then. Where its price has
      -- changed since, that brought it in.
      select id, alerts, case when is_first and is_new and (came_up or not is_other_price) then 'new' else 'price' end as news,
        old_price, old_rent
      from priced
      where (is_first and is_new) or is_other_price
      union all
      select alerts.listing_id, array_agg(alerts.id), 'gone', null, null
      from public.alerts join changed on changed.listing_id = alerts.listing_id
      left join public.searched_listings as now_is on now_is.id = alerts.listing_id
      left join public.alert_told as told on told.reader_id = reader.id and told.listing_id = alerts.listing_id
      where alerts.reader_id = reader.id and alerts.kind = 'home' and alerts.confirmed_at is not null
        and not coalesce(public.is_offered(now_is.status), false) and told.is_gone is not true
      group by alerts.listing_id
    )
    select jsonb_agg(jsonb_build_object('id', id, 'alerts', alerts, 'news', news, 'oldPrice', old_price, 'oldRent', old_rent)
      order by news = 'gone', news = 'new', id) from told_now
  $$;
comment on function public.news_for(public.alert_readers) is 'What a reader has not been told yet of the homes that changed; null when there is nothing.';
revoke execute on function public.news_for(public.alert_readers) from public, anon, authenticated;

-- Ends what bounces, what was complained about and what nobody reads, and forgets what is over.
create function public.tidy_alerts() returns void
  language plpgsql volatile set search_path = ''
  as $$
    declare
      ignored_at_most constant interval := '90 days';
      warned_before constant interval := '14 days';
    begin
      -- A mailbox that is full for a day is no reason to end.
      update public.alert_readers set ended_at = now(), ended_for = event.kind
      from public.letters join public.letter_events as event on event.provider_id = letters.provider_id
      where letters.reader_id = alert_readers.id and alert_readers.ended_at is null
        and event.kind in ('bounced', 'complained') and event.reason not like 'Transient%'
        and letters.created_at > coalesce(alert_readers.confirmed_at, '-infinity')
        and event.created_at > now() - interval '2 days';
      update public.alert_readers set ended_at = now(), ended_for = 'complained'
      where ended_at is null and exists (
        select from public.refused_addresses
        where refused_addresses.created_at > now() - interval '2 days' and hash = public.hash_of_address(email));
      with warned as (
        update public.alert_readers set warned_at = now()
        where ended_at is null and warned_at is null and unopened_since < now() - (ignored_at_most - warned_before)
        returning id, unopened_since
      )
      insert into public.letters (kind, key, reader_id, tells)
      select 'alert', concat_ws(' ', 'alert warning', id, unopened_since), id, '{"news": "warning"}' from warned
      on conflict (key) do nothing;
      update public.alert_readers set ended_at = now(), ended_for = 'ignored'
      where ended_at is null and unopened_since < now() - ignored_at_most and warned_at < now() - warned_before;
      delete from public.alerts where confirmed_at is null and asked_at < now() - interval '7 days';
      update public.alerts set wishes = null where wishes is not null and asked_at < now() - interval '7 days';
      delete from public.alert_readers
      where ended_at < now() - interval '30 days' or (created_at < now() - interval '1 hour'
        and not exists (select from public.alerts where reader_id = alert_readers.id));
      delete from public.letters where reader_id is not null and created_at < now() - interval '100 days';
    end
  $$;
comment on function public.tidy_alerts() is 'Ends alerts that bounce or are ignored, and deletes those that nobody confirmed.';
revoke execute on function public.tidy_alerts() from public, anon, authenticated;
grant execute on function public.tidy_alerts() to service_role;

-- Looks for those who are due, at most so many, and adds a letter for each who has something to hear; answers how many were
-- looked at. Who has a letter waiting hears the rest in the next one. Two runs at once skip each other's readers, and the
-- key makes the letter one. Security definer: it searches as the site does.
create function public.add_alert_letters(most integer) returns integer
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' set plan_cache_mode = 'force_custom_plan'
  as $$
    declare
      reader public.alert_readers;
      homes jsonb;
      looked_at integer := 0;
    begin
      perform public.judge_news();
      for reader in
        select * from public.alert_readers
        where confirmed_at is not null and ended_at is null and due_at <= now()
          and (every <> 'at_once'
            or exists (select from public.home_news where changed_at > alert_readers.looked_at - interval '15 minutes'))
          and not exists (select from public.letters where reader_id = alert_readers.id
            and sent_at is null and stopped_at is null and tells ->> 'news' = 'homes')
        order by due_at, id limit most for update skip locked
      loop
        looked_at := looked_at + 1;
        homes := public.news_for(reader);
        if homes is not null then
          insert into public.letters (kind, key, reader_id, tells)
          values ('alert', concat_ws(' ', 'alert', reader.id, reader.looked_at), reader.id,
            jsonb_build_object('news', 'homes', 'homes', homes))
          on conflict (key) do nothing;
        end if;
        update public.alert_readers
        set looked_at = now(), due_at = public.next_morning(every, time_zone, now()) where id = reader.id;
      end loop;
      return looked_at;
    end
  $$;
comment on function public.add_alert_letters(integer) is 'Adds letters for readers who are due, at most so many at a time; answers how many were looked at.';
revoke execute on function public.add_alert_letters(integer) from public, anon, authenticated;
grant execute on function public.add_alert_letters(integer) to service_role;

-- The homes of a letter as they are when it is sent: what is no longer true, or no longer watched, is left out.
create function public.homes_told(letter public.letters) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    select jsonb_agg(told.entry - 'alerts' || jsonb_build_object('price', coalesce(found.price, listings.price),
        'rent', coalesce(found.monthly_rental_price, listings.monthly_rental_price), 'monthly', found.monthly_sum,
        'isExample', coalesce(found.instalment_is_example and found.monthly_sum = found.monthly_instalment, false),
        'card', to_jsonb(card) - 'listing_translations'
          || jsonb_build_object('listing_translations', coalesce(card.listing_translations, '[]')),
        'isPublic', found.id is not null) order by told.place)
    from jsonb_array_elements(letter.tells -> 'homes') with ordinality as told (entry, place)
    join public.listings on listings.id = (told.entry ->> 'id')::uuid and not listings.excluded
    join public.card_listings as card on card.id = listings.id
    left join public.searched_listings as found on found.id = listings.id
    where exists (select from public.alerts where (told.entry -> 'alerts') ? alerts.id::text and reader_id = letter.reader_id)
      and case when told.entry ->> 'news' = 'gone' then not coalesce(public.is_offered(found.status), false)
      else public.is_offered(found.status) and (told.entry ->> 'news' = 'new'
        or found.price is distinct from (told.entry ->> 'oldPrice')::numeric
        or found.monthly_rental_price is distinct from (told.entry ->> 'oldRent')::numeric) end
  $$;
revoke execute on function public.homes_told(public.letters) from public, anon, authenticated;

-- Null when there is nothing left to tell, or nobody to tell it to. What a letter has no room for does not count as told:
-- it is told when it changes next.
create function public.alert_letter(letter public.letters) returns jsonb
  language plpgsql stable set search_path = '' set timezone = 'UTC'
  as $$
    declare
      reader public.alert_readers;
      news constant text := letter.tells ->> 'news';
      homes jsonb;
    begin
      select * into reader from public.alert_readers where id = letter.reader_id;
      if news = 'asked' then
        return (
          select jsonb_build_object('audience', 'visitor', 'to', reader.email, 'locale', wishes ->> 'locale', 'news', news,
            'reader', reader.id)
          from public.alerts where id = (letter.tells ->> 'alert')::uuid and wishes is not null);
      end if;
      if reader.ended_at is not null then return null; end if;
      homes := case when news = 'homes' then public.homes_told(letter) end;
      if news = 'homes' and homes is null then return null; end if;
      return jsonb_build_object('audience', 'visitor', 'to', reader.email, 'locale', reader.locale, 'news', news,
        'reader', reader.id, 'homes', jsonb_path_query_array(homes, '$[0 to 99]'),
        'more', greatest(jsonb_array_length(homes) - 100, 0));
    end
  $$;
revoke execute on function public.alert_letter(public.letters) from public, anon, authenticated;

-- With the first attempt a letter counts as told: whether it arrived is known only later.
create function public.note_told(letter public.letters, facts jsonb) returns void
  language plpgsql volatile set search_path = ''
  as $$
    begin
      if letter.tells ->> 'news' <> 'homes' then return; end if;
      insert into public.alert_told (reader_id, listing_id, price, monthly_rental_price, is_gone)
      select letter.reader_id, (entry ->> 'id')::uuid, (entry ->> 'price')::numeric, (entry ->> 'rent')::numeric,
        entry ->> 'news' = 'gone'
      from jsonb_array_elements(facts -> 'homes') as entry order by 2
      on conflict (reader_id, listing_id) do update set price = excluded.price,
        monthly_rental_price = excluded.monthly_rental_price, is_gone = excluded.is_gone, told_at = now();
      update public.alert_readers set unopened_since = coalesce(unopened_since, now()) where id = letter.reader_id;
    end
  $$;
revoke execute on function public.note_told(public.letters, jsonb) from public, anon, authenticated;

notify pgrst, 'reload schema';
