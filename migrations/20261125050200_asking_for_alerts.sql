-- Asking for letters about homes, and what a reader may do with them: the site Worker asks in the name of a mailbox that
-- has a letter of ours, or of an account that proved the address.

-- The next morning at eight on the reader's clock; weekly ones come on Mondays.
create function public.next_morning(every text, time_zone text, after timestamptz) returns timestamptz
  language sql stable set search_path = ''
  as $$
    select case every when 'at_once' then after else (
      select min(morning)
      from generate_series(0, 8) as day,
        lateral (select ((after at time zone time_zone)::date + day + time '08:00') at time zone time_zone as morning) as clock
      where morning > after and (every = 'daily' or extract(isodow from morning at time zone time_zone) = 1)) end
  $$;
revoke execute on function public.next_morning(text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.next_morning(text, text, timestamptz) to service_role;

-- The browser's name of the zone, where Postgres knows it.
create function public.known_zone(wanted text) returns text
  language plpgsql stable set search_path = ''
  as $$
    begin
      perform now() at time zone wanted;
      return coalesce(wanted, 'Asia/Bangkok');
    exception when invalid_parameter_value then
      return 'Asia/Bangkok';
    end
  $$;
revoke execute on function public.known_zone(text) from public, anon, authenticated;

-- Who stopped everything and asks anew wants this one alone. Whose mailbox was out of order wants all of them.
create function public.confirm_alert(confirmed public.alerts) returns void
  language plpgsql volatile set search_path = ''
  as $$
    begin
      delete from public.alerts
      where reader_id = confirmed.reader_id and id <> confirmed.id and alerts.confirmed_at is not null
        and exists (select from public.alert_readers where id = confirmed.reader_id and ended_for <> 'bounced');
      update public.alerts set confirmed_at = coalesce(confirmed_at, now()), wishes = null where id = confirmed.id;
      update public.alert_readers
      set locale = confirmed.wishes ->> 'locale', time_zone = confirmed.wishes ->> 'timeZone', every = confirmed.wishes ->> 'every',
        confirmed_at = now(), ended_at = null, ended_for = null, unopened_since = null, warned_at = null,
        looked_at = case when confirmed_at is null or ended_at is not null then now() else looked_at end,
        due_at = public.next_morning(confirmed.wishes ->> 'every', confirmed.wishes ->> 'timeZone', now())
      where id = confirmed.reader_id;
    end
  $$;
revoke execute on function public.confirm_alert(public.alerts) from public, anon, authenticated;

-- The account of this address asks itself, with its address proved.
create function public.alert_address() returns text
  language sql stable security definer set search_path = ''
  as $$
    select email from auth.users
    where id = (select public.signed_up_user()) and email_confirmed_at is not null and email <> ''
  $$;
revoke execute on function public.alert_address() from public, anon, authenticated;

-- Answers "on" for a proved address, else "asked": a letter with a button is on its way, also when the same was asked
-- before, so that nobody learns who watches what. Limits as for enquiries: 20 a day from one sender, three letters a day to
-- one mailbox that its owner did not ask for. Security definer: no visitor may write here.
create function public.ask_for_alert(wanted jsonb) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      most_a_day constant integer := 20;
      most_letters_a_day constant integer := 3;
      most_alerts constant integer := 30;
      mail constant text := lower(wanted ->> 'email');
      to_mailbox constant text := public.mailbox_of(mail);
      wishes constant jsonb := jsonb_build_object('locale', wanted ->> 'locale', 'every', wanted ->> 'every',
        'timeZone', public.known_zone(wanted ->> 'timeZone'));
      reader public.alert_readers;
      asked public.alerts;
      letters_today integer;
    begin
      perform public.require_site_key();
      perform pg_advisory_xact_lock(hashtextextended('emails to ' || to_mailbox, 0));
      perform pg_advisory_xact_lock(hashtextextended('sender ' || (wanted ->> 'sender'), 0));
      if (select count(*) >= most_a_day from public.alerts
          where sender = wanted ->> 'sender' and created_at > now() - interval '1 day') then
        raise exception 'too many alerts from this sender today' using errcode = 'PT429';
      end if;
      insert into public.alert_readers (email, locale, time_zone, every)
      values (mail, wishes ->> 'locale', wishes ->> 'timeZone', wishes ->> 'every')
      on conflict (lower(email)) do update set email = excluded.email
      returning * into reader;
      if (select count(*) >= most_alerts from public.alerts where reader_id = reader.id) then
        raise exception 'too many alerts of one address' using errcode = 'PT429';
      end if;
      insert into public.alerts (reader_id, kind, address, search, listing_id, building_id, wishes, sender)
      values (reader.id, wanted ->> 'kind', wanted ->> 'address', coalesce(wanted -> 'search', '{}'),
        (select id from public.listings where id = (wanted ->> 'listing')::uuid and publication = 'published' and not excluded),
        (select id from public.buildings where id = (wanted ->> 'building')::uuid), wishes, wanted ->> 'sender')
      on conflict (reader_id, kind, address) do update set wishes = excluded.wishes, asked_at = now()
      returning * into asked;
      if lower(public.alert_address()) = mail then
        perform public.confirm_alert(asked);
        return 'on';
      end if;
      select (select count(*) from public.letters join public.alert_readers on alert_readers.id = letters.reader_id
          where letters.tells ->> 'news' = 'asked' and letters.created_at > now() - interval '1 day'
            and public.mailbox_of(email) = to_mailbox)
        + (select count(*) from public.lead_notices
          where mailbox = to_mailbox and created_at > now() - interval '1 day') into letters_today;
      if letters_today >= most_letters_a_day then
        raise exception 'too many letters to this mailbox today' using errcode = 'PT429';
      end if;
      insert into public.letters (kind, key, reader_id, tells)
      values ('alert', concat_ws(' ', 'alert asked', asked.id, gen_random_uuid()), reader.id,
        jsonb_build_object('news', 'asked', 'alert', asked.id));
      return 'asked';
    end
  $$;
comment on function public.ask_for_alert(jsonb) is 'Keeps an alert for the site Worker: "on" for an account with this address, else "asked".';

-- Without the address: a forwarded letter opens this too. Reading it shows that the letters are read.
create function public.read_alerts(for_reader uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
  as $$
    begin
      perform public.require_site_key();
      update public.alert_readers set unopened_since = null, warned_at = null
      where id = for_reader and unopened_since is not null and ended_at is null;
      return (
        select jsonb_build_object('every', every, 'locale', locale, 'endedFor', ended_for, 'alerts', coalesce((
          select jsonb_agg(jsonb_build_object('id', alerts.id, 'kind', kind,
              -- Before the button was pressed, somebody else may have typed the words.
              'address', case when alerts.confirmed_at is null then regexp_replace(alerts.address, '([?&])q=[^&]*&?', '\1') else alerts.address end,
              'isConfirmed', alerts.confirmed_at is not null, 'asks', wishes ->> 'every',
              'title', coalesce(home.title, buildings.name), 'slug', coalesce(home.slug, buildings.slug),
              'isGone', case kind when 'home' then home.id is null or not public.is_offered(home.status)
                when 'building' then buildings.id is null else false end)
            order by wishes is null, alerts.created_at, alerts.id)
          from public.alerts
          left join public.listings as home on home.id = listing_id and home.publication = 'published' and not home.excluded
          left join public.buildings on buildings.id = public.standing_building(alerts.building_id)
          where alerts.reader_id = alert_readers.id), '[]'))
        from public.alert_readers where id = for_reader);
    end
  $$;
comment on function public.read_alerts(uuid) is 'A reader''s alerts for the page that our letters lead to; null when there is no such reader.';

-- Each may be repeated.
create function public.change_alerts(for_reader uuid, change text, value text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_site_key();
      perform from public.alert_readers where id = for_reader for update;
      if change = 'confirm' then
        perform public.confirm_alert(alerts) from public.alerts
        where id = value::uuid and reader_id = for_reader and wishes is not null;
      elsif change = 'remove' then
        delete from public.alerts where id = value::uuid and reader_id = for_reader;
      elsif change = 'every' then
        update public.alert_readers set every = value, due_at = public.next_morning(value, time_zone, now()) where id = for_reader;
      elsif change = 'stop' then
        -- What was asked for and not confirmed goes too: its button would start the letters again.
        delete from public.alerts where reader_id = for_reader and confirmed_at is null;
        update public.alerts set wishes = null where reader_id = for_reader and wishes is not null;
        update public.alert_readers set ended_at = now(), ended_for = 'stopped' where id = for_reader and ended_at is null;
      elsif change = 'resume' then
        update public.alert_readers
        set ended_at = null, ended_for = null, unopened_since = null, warned_at = null, looked_at = now(),
          due_at = public.next_morning(every, time_zone, now())
        where id = for_reader and ended_for in ('stopped', 'ignored');
      end if;
    end
  $$;
comment on function public.change_alerts(uuid, text, text) is 'Confirms or removes an alert, changes how often, stops all or goes on, for a letter''s reader.';
revoke execute on function public.ask_for_alert(jsonb), public.read_alerts(uuid), public.change_alerts(uuid, text, text) from public;
grant execute on function public.ask_for_alert(jsonb), public.read_alerts(uuid), public.change_alerts(uuid, text, text)
  to anon, authenticated, service_role;

-- For the account's page: its address is proved. Security definer: no role reads readers.
create function public.my_alert_reader() returns uuid
  language sql stable security definer set search_path = ''
  as $$ select id from public.alert_readers where lower(email) = lower(public.alert_address()) $$;
comment on function public.my_alert_reader() is 'The reader with the address of the caller''s account.';
revoke execute on function public.my_alert_reader() from public, anon;
grant execute on function public.my_alert_reader() to authenticated;

notify pgrst, 'reload schema';
