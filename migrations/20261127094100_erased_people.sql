-- Erasing a person by one of the leads, with everything that the address or the telephone number leads to, and deleting
-- an account.

-- Everything hangs on the leads and goes with them: notices, messages, notes, drafts, reminders, viewings. A lead with a
-- contract stays, because commercial and tax law demand it. The audit log keeps ids only.
create function public.erase_person(for_lead uuid, expected_reference text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      person public.leads;
      matching uuid[];
      erased integer;
    begin
      perform public.require_right('erasure');
      select * into person from public.leads where id = for_lead;
      perform public.lock_leads(public.leads_of_person(person));
      -- Read again: another erasure may have been at work.
      select * into person from public.leads where id = for_lead and reference = expected_reference;
      if not found then
        raise exception 'There is no such lead' using errcode = 'PT404';
      end if;
      matching := public.leads_of_person(person);
      delete from public.leads where id = any (matching) and not has_contract;
      get diagnostics erased = row_count;
      perform public.erase_alerts(person.email);
      delete from public.home_owners
      where public.mailbox_of(email) = public.mailbox_of(person.email) or phone = person.phone;
      perform public.forget_referrer(referrers) from public.referrers
      where public.mailbox_of(email) = public.mailbox_of(person.email) or public.is_same_phone(phone, person.phone);
      perform public.note_action('erase_person', 'leads', for_lead::text,
        jsonb_build_object('erased', erased, 'kept', cardinality(matching) - erased));
      return jsonb_build_object('erased', erased, 'kept', cardinality(matching) - erased);
    end
  $$;
comment on function public.erase_person(uuid, text) is 'Erases all leads with this lead''s email address or telephone number, except those with a contract, and what else names that address or number: alerts, the owner of a home whom the office typed in, and a referrer, of whom the sums stay.';
revoke execute on function public.erase_person(uuid, text) from public, anon;
grant execute on function public.erase_person(uuid, text) to authenticated;

-- Deletes the account with its saved homes, its enquiries, and the alerts and referrals of its proved address. An enquiry
-- with a contract stays, as the law demands, and no longer names the account. Of a referrer with commissions the sums
-- stay. Security definer: no other role may delete from auth.users.
create function public.delete_my_account() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      me uuid := (select auth.uid());
      proved_at bigint := (
        select max((method ->> 'timestamp')::bigint)
        from jsonb_array_elements(coalesce((select auth.jwt()) -> 'amr', '[]')::jsonb) as method);
    begin
      if me is null then
        raise exception 'Nobody is signed in' using errcode = '42501';
      end if;
      if exists (select from public.admins where user_id = me) then
        raise exception 'An admin is removed by an owner' using errcode = '42501';
      end if;
      if coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
        and exists (select from auth.mfa_factors where user_id = me and status = 'verified')
      then
        raise exception 'Prove the second factor first' using errcode = 'PT402';
      end if;
      if coalesce(to_timestamp(proved_at) < now() - interval '10 minutes', true) then
        raise exception 'Sign in again first' using errcode = 'PT401';
      end if;
      perform public.lock_leads(array(select id from public.leads where user_id = me));
      delete from public.leads where user_id = me and not has_contract;
      perform public.erase_alerts((select email from auth.users where id = me and email_confirmed_at is not null));
      perform public.forget_referrer(referrers) from public.referrers where id in (select public.referrers_of(me));
      delete from auth.users where id = me;
    end
  $$;
comment on function public.delete_my_account() is 'Deletes the caller''s account. Needs a sign-in within ten minutes, and the second factor if there is one.';
revoke execute on function public.delete_my_account() from public, anon;
grant execute on function public.delete_my_account() to authenticated;

notify pgrst, 'reload schema';
