-- What arrived at once and pays several instalments: the rest of one transfer goes to the next ones. What is more than the
-- whole contract owes is kept beside the payment, because it goes back to the buyer. All of it is also taken back at once.

-- Security definer: payments are never written directly. All of it is entered or none. The first payment has the key of
-- the whole, the others have keys made from it, so that the same press enters nothing twice.
create function public.enter_payments(for_contract uuid, arrival jsonb) returns uuid[]
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      parts constant jsonb := arrival -> 'parts';
      surplus constant numeric := (arrival ->> 'surplus')::numeric;
      of_contract constant numeric := (select sum((one ->> 'amount')::numeric) from jsonb_array_elements(parts) as one);
      whole constant numeric := of_contract + coalesce(surplus, 0);
      abroad constant numeric := arrival ->> 'foreignAmount';
      abroad_left numeric := round(abroad * of_contract / whole, 2);
      abroad_part numeric;
      of_arrival constant uuid := coalesce((arrival ->> 'idempotencyKey')::uuid, gen_random_uuid());
      part jsonb;
      position integer;
      entered uuid[] := '{}';
    begin
      perform public.require_right('contracts');
      if coalesce(jsonb_array_length(parts), 0) not between 1 and 60
        or (select count(distinct one ->> 'number') < count(*) from jsonb_array_elements(parts) as one) then
        raise exception 'An arrival pays 1 to 60 instalments, each once' using errcode = '23514';
      end if;
      for part, position in select value, ordinality from jsonb_array_elements(parts) with ordinality order by ordinality loop
        -- The last part takes what rounding leaves.
        abroad_part := case when position = jsonb_array_length(parts) then abroad_left
          else round(abroad * (part ->> 'amount')::numeric / whole, 2) end;
        abroad_left := abroad_left - abroad_part;
        entered := entered || public.enter_payment(for_contract, (arrival - 'parts' - 'surplus') || part || jsonb_build_object(
          'surplus', case when position = jsonb_array_length(parts) then surplus end, 'foreignAmount', abroad_part, 'arrived', whole, 'arrival', of_arrival, 'idempotencyKey', case when position = 1 then (arrival ->> 'idempotencyKey')::uuid
            else md5((arrival ->> 'idempotencyKey') || ' ' || position)::uuid end));
      end loop;
      if surplus is not null and exists (select from public.owed_instalments where contract_id = for_contract) then
        raise exception 'The contract still owes something' using errcode = 'PT409';
      end if;
      return entered;
    end
  $$;
comment on function public.enter_payments(uuid, jsonb) is 'Enters what arrived at once towards one or more instalments of a contract, all of it or nothing.';
revoke execute on function public.enter_payments(uuid, jsonb) from public, anon;
grant execute on function public.enter_payments(uuid, jsonb) to authenticated;

-- Security definer: as correct_payment(), which takes back each part. The contract is locked before the parts are read, so
-- that whoever takes back one of them meanwhile waits.
create function public.correct_arrival(of_payment uuid, reason text, on_day date) returns uuid[]
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      named public.payments;
      part uuid;
      corrections uuid[] := '{}';
    begin
      perform public.require_right('contracts');
      select * into named from public.payments where id = of_payment and corrects is null;
      if not found then
        raise exception 'There is no such payment' using errcode = 'PT404';
      end if;
      perform from public.contracts where id = named.contract_id for update;
      for part in select id from public.payments as p
        where p.contract_id = named.contract_id and p.arrival = named.arrival and p.corrects is null
          and not exists (select from public.payments as c where c.corrects = p.id)
        order by p.number loop
        corrections := corrections || public.correct_payment(part, reason, on_day);
      end loop;
      if corrections = '{}' then
        raise exception 'All of it was taken back already' using errcode = '23505';
      end if;
      return corrections;
    end
  $$;
comment on function public.correct_arrival(uuid, text, date) is 'Takes back all that arrived with this payment and stands, each part by a negative row, all of them or none.';
revoke execute on function public.correct_arrival(uuid, text, date) from public, anon;
grant execute on function public.correct_arrival(uuid, text, date) to authenticated;

notify pgrst, 'reload schema';
