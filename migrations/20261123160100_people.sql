-- Looking after the people of the administration: who there is, which role they have, what each of them did.
-- Invitations, links, bans, factors and deletions need Auth's secret key, which only the office Worker has. It calls
-- begin_people_action() with the caller's own token first, so the database decides and writes the audit log.

-- True if the caller holds every right of the role. An admin cannot give or take a right that they do not have.
create function public.holds_role(wanted text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(bool_and(name = any (public.my_rights())), true) from public.role_rights where role = wanted
  $$;
revoke execute on function public.holds_role(text) from public, anon, authenticated;

-- At least one owner who is not disabled. force_remove_admin() turns this off for its own transaction.
create function public.keep_an_owner() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if coalesce(current_setting('app.may_lose_the_owner', true), '') = 'yes' then return null; end if;
      if old.role <> 'owner' or old.disabled_at is not null then return null; end if;
      -- Two owners who remove each other at the same moment: the second waits here and then sees the first.
      perform pg_advisory_xact_lock(hashtextextended('keep_an_owner', 0));
      if not exists (select 1 from public.admins where role = 'owner' and disabled_at is null) then
        raise exception 'This is the last owner' using errcode = 'PT410';
      end if;
      return null;
    end
  $$;
revoke execute on function public.keep_an_owner() from public, anon, authenticated, service_role;
create constraint trigger an_owner_stays after update or delete on public.admins
  for each row execute function public.keep_an_owner();

-- For npm run admin -- revoke --force. GUCs of this name cannot be set through the data API.
create function public.force_remove_admin(person uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform set_config('app.may_lose_the_owner', 'yes', true);
      delete from public.admins where user_id = person;
      perform set_config('app.may_lose_the_owner', '', true);
    end
  $$;
revoke execute on function public.force_remove_admin(uuid) from public, anon, authenticated;
grant execute on function public.force_remove_admin(uuid) to service_role;

-- What opens an account besides the mailbox: the phone's number, and providers by name. Whoever holds these gets what a role
-- allows, so whoever gives one has to know them.
create function public.other_ways_in(account auth.users) returns text[]
  language sql stable set search_path = ''
  as $$
    select case when account.email <> '' and account.phone <> '' then array['+' || account.phone] else '{}' end
      || array(select distinct provider from auth.identities
        where user_id = account.id and provider not in ('email', 'phone') order by provider)
  $$;
revoke execute on function public.other_ways_in(auth.users) from public, anon, authenticated;

-- Security definer: users and their factors belong to Auth, and no caller may read them.
create function public.list_people(search text, page integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      page_size constant integer := 25;
      pattern text := '%' || replace(replace(replace(lower(coalesce(search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
      answer jsonb;
    begin
      perform public.require_right('people');
      with found as (
        select users.id, users.email, users.phone, public.other_ways_in(users) as other_ways, users.created_at, users.last_sign_in_at, users.invited_at,
          admins.role, admins.person_name, admins.disabled_at is not null or users.banned_until > now() as disabled
        from auth.users left join public.admins on admins.user_id = users.id
        where users.deleted_at is null and not users.is_anonymous
          and concat_ws(' ', lower(users.email), '+' || users.phone) like pattern
      ), shown as (
        select * from found order by role is null, created_at, id
        limit page_size offset (greatest(page, 1) - 1) * page_size
      )
      select jsonb_build_object(
        'total', (select count(*) from found),
        'pageSize', page_size,
        'people', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'phone', nullif(phone, ''), 'role', role, 'person', person_name,
            'otherWays', other_ways,
            'disabled', coalesce(disabled, false), 'createdAt', created_at, 'lastSignInAt', last_sign_in_at,
            'invitedAt', invited_at, 'factors', (
              select count(*) from auth.mfa_factors where user_id = shown.id and status = 'verified'))
          order by role is null, created_at, id) from shown), '[]'))
      into answer;
      return answer;
    end
  $$;
comment on function public.list_people(text, integer) is 'Accounts whose email or phone contains the words, those with a role first, and what opens them.';
revoke execute on function public.list_people(text, integer) from public, anon;
grant execute on function public.list_people(text, integer) to authenticated;

-- Gives a person a role, or with an empty one takes it away. Answers whether that changed anything.
create function public.set_role(person uuid, new_role text, known_ways text[]) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      wanted text := nullif(new_role, '');
      old_role text;
    begin
      perform public.require_right('people');
      if not exists (select 1 from auth.users where id = person and deleted_at is null and not is_anonymous) then
        raise exception 'There is no such account' using errcode = 'PT404';
      end if;
      select role into old_role from public.admins where user_id = person for update;
      if not (public.holds_role(wanted) and public.holds_role(old_role)) then
        raise exception 'Only what you may do yourself can be given or taken' using errcode = '42501';
      end if;
      if old_role is not distinct from wanted then return false; end if;
      if wanted is not null and not (select public.other_ways_in(users) <@ coalesce(known_ways, '{}') from auth.users where id = person) then
        raise exception 'The account is opened in other ways too' using errcode = 'PT428';
      end if;
      if wanted is null then
        delete from public.admins where user_id = person;
      else
        insert into public.admins (user_id, role) values (person, wanted)
        on conflict (user_id) do update set role = excluded.role;
      end if;
      return true;
    end
  $$;
comment on function public.set_role(uuid, text, text[]) is 'Gives a role, or with an empty one takes it away; only for a caller who holds all rights of the old and the new one, and names every other way into the account.';
revoke execute on function public.set_role(uuid, text, text[]) from public, anon;
grant execute on function public.set_role(uuid, text, text[]) to authenticated;

-- Says who of the settings' list of people an account is; with an empty name, nobody.
create function public.name_admin(account uuid, named text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('people');
      if named <> '' and not exists (
        select from public.current_settings, jsonb_array_elements(value -> 'people') as one
        where section = 'people' and one ->> 'name' = named) then
        raise exception 'There is nobody of this name in the list of people' using errcode = 'PT404';
      end if;
      update public.admins set person_name = nullif(named, '') where user_id = account;
      if not found then
        raise exception 'There is no such account' using errcode = 'PT404';
      end if;
    end
  $$;
comment on function public.name_admin(uuid, text) is 'Says who of the list of people an account of the administration is.';
revoke execute on function public.name_admin(uuid, text) from public, anon;
grant execute on function public.name_admin(uuid, text) to authenticated;

-- Allowed or not, and entered in the audit log, before the office Worker acts with Auth's secret key.
create function public.begin_people_action(asked jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      action text := asked ->> 'action';
      person uuid := (asked ->> 'person')::uuid;
      new_role text := asked ->> 'role';
      old_role text;
    begin
      perform public.require_right('people');
      if coalesce(action, '') not in ('invite', 'make_link', 'create', 'disable', 'enable', 'forget_factors', 'delete_account', 'tell_role') then
        raise exception 'Unknown action' using errcode = '22023';
      end if;
      if (person is null) <> (action in ('invite', 'make_link', 'create')) then
        raise exception 'This action needs a person, or none' using errcode = '22023';
      end if;
      if person is not null and not exists (select 1 from auth.users where id = person and deleted_at is null) then
        raise exception 'There is no such account' using errcode = 'PT404';
      end if;
      select role into old_role from public.admins where user_id = person for update;
      if not (public.holds_role(old_role) and public.holds_role(new_role)) then
        raise exception 'Only what you may do yourself can be given or taken' using errcode = '42501';
      end if;
      if person = (select auth.uid()) and action in ('disable', 'delete_account') then
        raise exception 'Nobody does this to themselves' using errcode = '42501';
      end if;
      if action <> 'tell_role' then
        perform public.note_action(action, 'users', coalesce(person::text, ''),
          case when new_role is null then '{}' else jsonb_build_object('role', new_role) end);
      end if;
      if action = 'disable' then update public.admins set disabled_at = now() where user_id = person; end if;
      if action = 'enable' then update public.admins set disabled_at = null where user_id = person; end if;
      if action = 'delete_account' then delete from public.admins where user_id = person; end if;
    end
  $$;
comment on function public.begin_people_action(jsonb) is 'Refuses, or writes the audit log; then the office Worker may act.';
revoke execute on function public.begin_people_action(jsonb) from public, anon;
grant execute on function public.begin_people_action(jsonb) to authenticated;

notify pgrst, 'reload schema';
