-- An address is entered first and proved later, and in between it may be a stranger's. So what was prepared before the
-- first proof dies with it, in the same transaction of Auth: the password, the sessions, the second factors and
-- passkeys, and the words about the person. Auth itself keeps the password of whoever registered first.
-- A proved account that takes another address loses its sessions: they never read the new mailbox, and Auth lets them live
-- and keeps the time of the old proof. Supabase lets a project's own role make triggers on auth.users and change rows of
-- these tables.

-- Remembers for this transaction which account it made. An account that is made and proved at once had no stranger.
create function public.note_new_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform set_config('app.account_made', new.id::text, true);
      return null;
    end
  $$;
revoke execute on function public.note_new_account() from public, anon, authenticated, service_role;
create trigger note_new_account after insert on auth.users
  for each row execute function public.note_new_account();

create function public.end_what_was_before_the_proof() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      is_first_proof constant boolean :=
        (old.email_confirmed_at is null and new.email_confirmed_at is not null)
        or (old.phone_confirmed_at is null and new.phone_confirmed_at is not null);
    begin
      if current_setting('app.account_made', true) is not distinct from new.id::text then return new; end if;
      if is_first_proof then
        new.encrypted_password := '';
        delete from auth.sessions where user_id = new.id;
        delete from auth.mfa_factors where user_id = new.id;
        -- Auth has passkeys since March 2026.
        if to_regclass('auth.webauthn_credentials') is not null then
          delete from auth.webauthn_credentials where user_id = new.id;
        end if;
        perform set_config('app.address_proved', new.id::text, true);
      elsif new.email is not distinct from old.email and new.phone is not distinct from old.phone
        and (new.email_confirmed_at <> old.email_confirmed_at or new.phone_confirmed_at <> old.phone_confirmed_at)
      then
        -- The same code, taken twice at once: Auth finds it for both calls. The first proof stands.
        new.email_confirmed_at := old.email_confirmed_at;
        new.phone_confirmed_at := old.phone_confirmed_at;
        perform set_config('app.address_proved_again', new.id::text, true);
      end if;
      if old.email_confirmed_at is not null and lower(new.email) is distinct from lower(old.email) then
        delete from auth.sessions where user_id = new.id;
      end if;
      -- Auth writes the words once more after the proof, from what it read before.
      if current_setting('app.address_proved', true) is not distinct from new.id::text then
        new.raw_user_meta_data := (
          select jsonb_object_agg(key, value) from jsonb_each(new.raw_user_meta_data)
          where key in ('sub', 'email', 'email_verified', 'phone', 'phone_verified'));
      elsif current_setting('app.address_proved_again', true) is not distinct from new.id::text then
        new.raw_user_meta_data := old.raw_user_meta_data;
      end if;
      return new;
    end
  $$;
comment on function public.end_what_was_before_the_proof() is 'With the first proof of an address ends what anybody prepared for the account before; with another address, its sessions.';
revoke execute on function public.end_what_was_before_the_proof() from public, anon, authenticated, service_role;
create trigger end_what_was_before_the_proof
  before update of email, email_confirmed_at, phone_confirmed_at, raw_user_meta_data on auth.users
  for each row execute function public.end_what_was_before_the_proof();

-- An account that somebody began, and nobody proved, makes room for an invitation. It holds nothing.
create function public.forget_unproved_account(address text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from auth.users
    where lower(email) = lower(address) and not is_sso_user and invited_at is null
      and email_confirmed_at is null and phone_confirmed_at is null
  $$;
comment on function public.forget_unproved_account(text) is 'Deletes an account that was begun with this address and neither proved nor invited.';
revoke execute on function public.forget_unproved_account(text) from public, anon, authenticated;
grant execute on function public.forget_unproved_account(text) to service_role;

-- Every token of Auth names its session. It opens nothing more once the session has ended, or if the session is older
-- than the proof of the account's address. Security definer: no caller may read auth.sessions.
create function public.is_session_over() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select (select auth.jwt()) ? 'session_id' and not exists (
      select from auth.sessions join auth.users on users.id = sessions.user_id
      where sessions.id = ((select auth.jwt()) ->> 'session_id')::uuid and users.id = (select auth.uid())
        and sessions.created_at >= users.confirmed_at)
  $$;
comment on function public.is_session_over() is 'True if the session of the caller''s token has ended, or began before the account''s address was proved.';
revoke execute on function public.is_session_over() from public, anon, authenticated;

notify pgrst, 'reload schema';
