-- How a file comes to a contract, and which files it has, to say which are missing. Both know the buyers by their names. Of
-- every side's: a buyer does not see another one's passport, and yet it is here.

-- Security definer: it counts files that the caller may not see.
create function public.contract_files(for_contract uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_side_of_contract(for_contract);
      return jsonb_build_object(
        'isOver', (select coalesce(kind <> 'transferred', false)
          from public.contracts left join public.contract_entries on contract_entries.id = ended_by where contracts.id = for_contract),
        'tenure', (select tenure from public.contracts join public.listings on listings.id = listing_id
          where contracts.id = for_contract),
        'buyers', (select jsonb_agg(name order by place) from (
          select distinct on (lower(trim(name))) name, place
          from jsonb_array_elements_text(public.buyer_names(for_contract)) with ordinality as named (name, place)
          order by lower(trim(name)), place) as once),
        'passports', (select coalesce(jsonb_agg(buyer), '[]') from public.private_files
          where contract_id = for_contract and kind = 'passport' and stored_at is not null and removed_at is null),
        'here', (select coalesce(jsonb_object_agg(kind, files), '{}') from (
          select kind, count(*) as files from public.private_files
          where contract_id = for_contract and stored_at is not null and removed_at is null group by kind) as kinds));
    end
  $$;
comment on function public.contract_files(uuid) is 'How many files of each kind a contract has, who buys by it, whose passports are here, how its home is held, and whether it ended without a transfer.';
revoke execute on function public.contract_files(uuid) from public, anon;
grant execute on function public.contract_files(uuid) to authenticated;

-- Security definer: the side is known before the contract may be read.
create function public.begin_file(for_contract uuid, file jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      most_of_contract constant integer := 60;
      most_an_hour constant integer := 40;
      side text;
      found_file public.private_files;
    begin
      perform public.require_site_key();
      side := public.require_side_of_contract(for_contract);
      perform from public.contracts where id = for_contract for update;
      select * into found_file from public.private_files
      where contract_id = for_contract and digest = file ->> 'digest' and removed_at is null;
      if found and found_file.added_by is distinct from (select auth.uid()) and found_file.stored_at is null then
        delete from public.private_files where id = found_file.id;
      elsif found then
        return jsonb_build_object('id', found_file.id, 'object', found_file.object,
          'isStored', found_file.stored_at is not null);
      end if;
      if (select count(*) >= most_of_contract from public.private_files
          where contract_id = for_contract and removed_at is null) then
        raise exception 'A contract has at most % files', most_of_contract using errcode = 'PT409';
      end if;
      if (select count(*) >= most_an_hour from public.private_files
          where added_by = (select auth.uid()) and begun_at > now() - interval '1 hour') then
        raise exception 'too many files in this hour' using errcode = 'PT429';
      end if;
      if file ->> 'buyer' is not null and not public.buyer_names(for_contract) ? (file ->> 'buyer') then
        raise exception 'Nobody of this name buys by this contract' using errcode = 'PT422';
      end if;
      insert into public.private_files (contract_id, kind, name, buyer, content_type, bytes, digest, side)
      values (for_contract, file ->> 'kind', file ->> 'name', file ->> 'buyer', file ->> 'contentType', (file ->> 'bytes')::integer,
        file ->> 'digest', side)
      returning * into found_file;
      return jsonb_build_object('id', found_file.id, 'object', found_file.object, 'isStored', false);
    end
  $$;
comment on function public.begin_file(uuid, jsonb) is 'Makes room for a file, or answers that it is there already. Only for the site Worker, in the sender''s name.';
revoke execute on function public.begin_file(uuid, jsonb) from public, anon;
grant execute on function public.begin_file(uuid, jsonb) to authenticated;

notify pgrst, 'reload schema';
