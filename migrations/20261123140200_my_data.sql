-- Everything that an account holds, and its end.

-- Security definer: it reads tables that the caller may not, and answers only with the caller's own data.
create function public.my_data() returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      me uuid := (select auth.uid());
      signed_up constant uuid := public.claim_leads();
    begin
      return jsonb_build_object(
        'account', (
          select jsonb_build_object('id', id, 'email', email, 'phone', phone, 'createdAt', created_at,
            'lastSignInAt', last_sign_in_at, 'metadata', raw_user_meta_data)
          from auth.users where id = me),
        'savedHomes', (
          select coalesce(jsonb_agg(jsonb_build_object('listing', listings.slug, 'note', note,
            'savedAt', saved_listings.created_at) order by saved_listings.created_at desc), '[]')
          from public.saved_listings join public.listings on listings.id = listing_id where user_id = me),
        'comparedAndViewed', (
          select coalesce(jsonb_agg(jsonb_build_object('listing', listings.slug, 'as', kind, 'at', kept_at)
            order by kept_at desc), '[]')
          from public.remembered_listings join public.listings on listings.id = listing_id where user_id = me),
        'enquiries', (
          select coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'kind', kind, 'state', case state when 'spam' then 'lost' else state end,
            'locale', locale, 'name', name, 'email', email, 'phone', phone, 'country', country, 'reachBy', reach_by,
            'message', message, 'answers', answers, 'referral', referral, 'referredOn', referred_on,
            'firstReferral', first_referral, 'firstReferredOn', first_referred_on, 'consent', consent, 'consentedAt', consented_at,
            'createdAt', created_at, 'answeredAt', answered_at,
            'kept', public.read_my_application(leads, signed_up)) order by created_at desc), '[]')
          from public.leads where user_id = signed_up),
        'contractsOfOthers', (
          select coalesce(jsonb_agg(jsonb_build_object('reference', reference)
            || public.read_my_contracts(array[leads.id], signed_up) order by created_at desc), '[]')
          from public.leads where user_id is distinct from signed_up and id in (select public.leads_naming(signed_up))),
        'alerts', public.alerts_as_data(
          (select email from auth.users where id = signed_up and email_confirmed_at is not null)));
    end
  $$;
comment on function public.my_data() is 'Everything that the caller''s account holds.';
revoke execute on function public.my_data() from public, anon;
grant execute on function public.my_data() to authenticated;

-- Deletes the account with its saved homes, the enquiries and the alerts of its address. An enquiry with a contract stays, as the law demands,
-- and no longer names the account. Security definer: no other role may delete from auth.users.
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
      delete from auth.users where id = me;
    end
  $$;
comment on function public.delete_my_account() is 'Deletes the caller''s account. Needs a sign-in within ten minutes, and the second factor if there is one.';
revoke execute on function public.delete_my_account() from public, anon;
grant execute on function public.delete_my_account() to authenticated;

notify pgrst, 'reload schema';
