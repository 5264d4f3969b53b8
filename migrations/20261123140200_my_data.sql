-- Everything that an account holds.

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

notify pgrst, 'reload schema';
