-- A viewing on the account page: the account proves whose it is, as the pass in our letters does.

-- Security definer: no visitor may write viewings.
create function public.give_up_my_viewing(for_viewing uuid) returns uuid
  language sql volatile security definer set search_path = ''
  as $$
    select public.cancel_for_visitor(viewings.id)
    from public.viewings join public.leads on leads.id = viewings.lead_id
    where viewings.id = for_viewing and leads.user_id = public.signed_up_user()
  $$;
comment on function public.give_up_my_viewing(uuid) is 'Cancels a viewing of the caller''s enquiry and answers the lead; null if there was nothing to give up.';
revoke execute on function public.give_up_my_viewing(uuid) from public, anon;
grant execute on function public.give_up_my_viewing(uuid) to authenticated;

notify pgrst, 'reload schema';
