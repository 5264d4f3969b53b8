-- Which files a contract has, to say which are missing. Of every side's: a buyer does not see another one's passport, and
-- yet it is here.

-- Security definer: it counts files that the caller may not see.
create function public.contract_files(for_contract uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_side_of_contract(for_contract);
      return jsonb_build_object(
        'tenure', (select tenure from public.contracts join public.listings on listings.id = listing_id
          where contracts.id = for_contract),
        'buyers', (select count(distinct lower(trim(name)))
          from jsonb_array_elements_text(public.buyer_names(for_contract)) as name),
        'here', (select coalesce(jsonb_object_agg(kind, files), '{}') from (
          select kind, count(*) as files from public.private_files
          where contract_id = for_contract and stored_at is not null and removed_at is null group by kind) as kinds));
    end
  $$;
comment on function public.contract_files(uuid) is 'How many files of each kind a contract has, how many buyers, and how its home is held.';
revoke execute on function public.contract_files(uuid) from public, anon;
grant execute on function public.contract_files(uuid) to authenticated;

notify pgrst, 'reload schema';
