-- What a receipt and a yearly statement are written from, for both sides of a contract.

-- As the newest paper of the contract has them, and those whom the office has named since.
create function public.buyer_names(of_contract uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    with written as (
      select case when public.is_handed_on(of_contract) then '[]' else coalesce(
        (select jsonb_agg(buyer -> 'name') from jsonb_array_elements(
          (select buyers from public.contract_papers where contract_id = of_contract order by version desc limit 1)) as buyer),
        (select jsonb_build_array(leads.name) from public.contracts join public.leads on leads.id = lead_id
          where contracts.id = of_contract)) end as names
    )
    select names || coalesce(
      (select jsonb_agg(person -> 'name') from public.named_buyers(of_contract) where not names ? (person ->> 'name')), '[]')
    from written
  $$;
revoke execute on function public.buyer_names(uuid) from public, anon, authenticated;

-- Whoever takes a contract over later did not pay what was paid before. Security definer, as what writes receipts.
create function public.name_receipt() returns trigger
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      new.received_from := (
        select string_agg(buyer.name, ', ' order by place) from public.payments,
          jsonb_array_elements_text(public.buyer_names(contract_id)) with ordinality as buyer (name, place)
        where payments.id = new.payment_id);
      return new;
    end
  $$;
revoke execute on function public.name_receipt() from public, anon, authenticated, service_role;
create trigger receipts_name_buyers before insert on public.receipts for each row execute function public.name_receipt();

-- Security definer: a buyer reads no table of it.
create function public.contract_money(for_contract uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_side_of_contract(for_contract);
      return (
        select jsonb_build_object('contract', public.read_my_contract(contracts), 'reference', reference,
          'lead', case when public.may('own_contracts') then lead_id end, 'mayCorrect', public.may('contracts'),
          'buyers', public.buyer_names(for_contract), 'settings', public.site_settings(),
          'seller', (select seller from public.contract_papers where contract_id = for_contract order by version desc limit 1),
          'receipts', (
            select coalesce(jsonb_object_agg(public.receipt_of(payment_id), jsonb_build_object('issuedOn', issued_on,
              'receivedFrom', received_from,
              'left', left_after, 'moves', moves_after, 'kept', kept_after)), '{}')
            from public.receipts join public.payments on payments.id = payment_id where contract_id = for_contract))
        from public.contracts join public.leads on leads.id = lead_id where contracts.id = for_contract);
    end
  $$;
comment on function public.contract_money(uuid) is 'A contract with its payments and receipts, its buyers and its seller, for the papers about what was paid.';
revoke execute on function public.contract_money(uuid) from public, anon;
grant execute on function public.contract_money(uuid) to authenticated;

-- Security definer: it answers with the caller's own alone.
create function public.my_papers() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', private_files.id, 'contract', contract_id, 'kind', kind, 'name', name,
      'buyer', buyer, 'contentType', content_type, 'bytes', bytes, 'side', side, 'isMine', added_by is not distinct from (select auth.uid()), 'at', stored_at) order by stored_at, private_files.id), '[]')
    from public.private_files
    where stored_at is not null and removed_at is null and contract_id is not null
      and (side = 'office' or added_by = (select auth.uid())) and public.is_buyer(contract_id, (select auth.uid()))
  $$;
comment on function public.my_papers() is 'The files of the contracts by which the caller buys: the office''s and the caller''s own.';
revoke execute on function public.my_papers() from public, anon;
grant execute on function public.my_papers() to authenticated;

notify pgrst, 'reload schema';
