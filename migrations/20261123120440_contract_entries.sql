-- Entering what happens to a contract. The sums that the office saw come along, and are refused when they are no longer
-- true: what was looked at is what is entered. All are security definer, because entries are never written directly.

-- Puts a new schedule in place of the instalments from one number on. Those stay readable in replaced_instalments.
create function public.replace_instalments(of_contract public.contracts, by_entry uuid, from_number smallint, new_ones jsonb)
  returns void
  language plpgsql volatile set search_path = ''
  as $$
    declare
      last_number constant integer := from_number + jsonb_array_length(new_ones) - 1;
      amounts numeric[];
    begin
      insert into public.replaced_instalments (entry_id, number, due_on, amount)
      select by_entry, number, due_on, amount from public.contract_instalments
      where contract_id = of_contract.id and number between from_number and 1000 and amount > 0;
      -- A payment that was taken back still names its instalment.
      delete from public.contract_instalments as i
      where contract_id = of_contract.id and number > last_number and number <= 1000
        and not exists (select from public.payments as p where p.contract_id = i.contract_id and p.number = i.number);
      update public.contract_instalments set amount = 0
      where contract_id = of_contract.id and number > last_number and number <= 1000;
      insert into public.contract_instalments (contract_id, number, due_on, amount)
      select of_contract.id, from_number + place - 1, (one ->> 'dueOn')::date, (one ->> 'amount')::numeric
      from jsonb_array_elements(new_ones) with ordinality as new (one, place)
      on conflict (contract_id, number) do update set due_on = excluded.due_on, amount = excluded.amount;
      amounts := array(select amount from public.contract_instalments
        where contract_id = of_contract.id and number between 1 and 1000 and amount > 0 order by number);
      if public.interest_of_schedule(of_contract.contract_price - of_contract.down_payment, of_contract.interest_percent, amounts)
        is null or from_number < 1 or last_number > 480 then
        raise exception 'With these % instalments the schedule does not pay the price of % and its interest off to the satang',
          jsonb_array_length(new_ones), of_contract.contract_price
          using errcode = 'PT422', hint = 'Count the schedule again.';
      end if;
      if exists (
        select from (
          select number, due_on, lag(due_on) over (order by number) as before from public.contract_instalments
          where contract_id = of_contract.id and number <= 1000 and amount > 0) as dues
        where number >= from_number and due_on <= before) then
        raise exception 'Each instalment is due after the one before' using errcode = '23514';
      end if;
      if exists (
        select from public.contract_instalments where contract_id = of_contract.id and number between from_number and 1000
          and amount < paid) then
        raise exception 'More was paid towards one of these instalments' using errcode = 'PT409';
      end if;
    end
  $$;
revoke execute on function public.replace_instalments(public.contracts, uuid, smallint, jsonb) from public, anon, authenticated;

-- Locks the contract's row. The entry belongs into its time.
create function public.open_contract(for_contract uuid, entry jsonb) returns public.contracts
  language plpgsql volatile set search_path = ''
  as $$
    declare
      kind constant text := entry ->> 'kind';
      happened_on constant date := entry ->> 'happenedOn';
      contract public.contracts;
    begin
      select * into contract from public.contracts where id = for_contract for update;
      if not found then
        raise exception 'There is no such contract' using errcode = 'PT404';
      end if;
      -- Before a contract starts, a second buyer may join it or its schedule change.
      if happened_on > public.pattaya_today()
        or happened_on < least(contract.starts_on, (contract.created_at at time zone 'Asia/Bangkok')::date) then
        raise exception 'The day must not be after today or before the contract' using errcode = 'PT416';
      end if;
      if contract.ended_by is not null and kind not in ('refunded', 'reopened') then
        raise exception 'This contract has ended' using errcode = 'PT410';
      end if;
      return contract;
    end
  $$;
revoke execute on function public.open_contract(uuid, jsonb) from public, anon, authenticated;

-- The entry that this key made. Another entry with the same key is refused, whatever differs: it must not be taken for
-- saved.
create function public.known_entry(for_contract uuid, entry jsonb) returns uuid
  language plpgsql stable set search_path = ''
  as $$
    declare
      kept public.contract_entries;
    begin
      select * into kept from public.contract_entries where idempotency_key = (entry ->> 'idempotencyKey')::uuid;
      if found and (kept.contract_id, kept.fingerprint) is distinct from (for_contract, md5(entry::text)) then
        raise exception 'This key belongs to another entry' using errcode = '23505';
      end if;
      return kept.id;
    end
  $$;
revoke execute on function public.known_entry(uuid, jsonb) from public, anon, authenticated;

-- Takes back what an upgrade began: the next contract ends, and what moved along is taken out of it. It stays readable, and
-- follows none, so that another upgrade can follow.
create function public.annul_next_contract(of_contract uuid, entry jsonb) returns void
  language plpgsql volatile set search_path = ''
  as $$
    declare
      next_one public.contracts;
      made uuid;
    begin
      select * into next_one from public.contracts where follows = of_contract;
      if not found then
        return;
      end if;
      if next_one.ended_by is not null or exists (select from public.contract_entries where contract_id = next_one.id)
        or exists (
          select from public.payments as p where contract_id = next_one.id and corrects is null and method <> 'carried'
            and not exists (select from public.payments as c where c.corrects = p.id)) then
        raise exception 'Something was paid or entered in the next contract' using errcode = 'PT423';
      end if;
      insert into public.payments (contract_id, number, amount, paid_on, method, note, corrects)
      select contract_id, number, -amount, public.pattaya_today(), method, left(entry ->> 'reason', 300), id
      from public.payments where contract_id = next_one.id and corrects is null and method = 'carried';
      insert into public.contract_entries (contract_id, kind, happened_on, reason, idempotency_key)
      values (next_one.id, 'annulled', (entry ->> 'happenedOn')::date, entry ->> 'reason', gen_random_uuid())
      returning id into made;
      update public.contracts set ended_by = made, follows = null where id = next_one.id;
    end
  $$;
revoke execute on function public.annul_next_contract(uuid, jsonb) from public, anon, authenticated;

create function public.enter_contract_entry(for_contract uuid, entry jsonb) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      kind constant text := entry ->> 'kind';
      happened_on constant date := entry ->> 'happenedOn';
      amount constant numeric := (entry ->> 'amount')::numeric;
      seen_paid constant numeric := (entry ->> 'paid')::numeric;
      kept constant numeric := (entry ->> 'kept')::numeric;
      contract public.contracts;
      sums record;
      made uuid;
      of_number smallint;
      left_over numeric;
    begin
      perform public.require_right('contracts');
      -- No other contract of the lead begins meanwhile.
      perform from public.leads where entry ->> 'kind' = 'reopened' and id = (select lead_id from public.contracts where id = for_contract) for update;
      perform from public.contracts where id = for_contract or follows = for_contract order by id for update;
      made := public.known_entry(for_contract, entry);
      if made is not null then
        return made;
      end if;
      contract := public.open_contract(for_contract, entry);
      select * into sums from public.contract_sums(contract, happened_on);
      case kind
        when 'defaulted', 'terminated' then
          if seen_paid is distinct from sums.paid then
            raise exception 'The sums have changed: % is paid', sums.paid using errcode = 'PT412';
          end if;
          -- The owner may keep less than the contract says, never more.
          if kept is null or kept > sums.kept then
            raise exception 'At most % may be kept', sums.kept using errcode = 'PT452';
          end if;
        when 'paid_off' then
          if amount is distinct from sums.pay_off then
            raise exception 'The sums have changed: % pays it off', sums.pay_off using errcode = 'PT412';
          end if;
          of_number := sums.pay_off_number;
        when 'transferred' then
          if sums.left_now + sums.fees > 0 then
            raise exception '% is still owed', sums.left_now + sums.fees using errcode = 'PT453';
          end if;
        when 'rescheduled' then
          of_number := (entry ->> 'fromNumber')::smallint;
        when 'late_fee' then
          select greatest(1000, max(number)) + 1 into of_number from public.contract_instalments where contract_id = contract.id;
        when 'fee_waived' then
          of_number := (entry ->> 'number')::smallint;
          select i.amount - i.paid into left_over from public.contract_instalments as i
          where i.contract_id = contract.id and i.number = of_number and i.number > 1000;
          if left_over is null or left_over <= 0 then
            raise exception 'This late fee is not owed' using errcode = 'PT454';
          end if;
          if amount is distinct from left_over then
            raise exception 'The sums have changed: % of the fee is owed', left_over using errcode = 'PT412';
          end if;
        when 'refunded' then
          select coalesce((select returned from public.contract_entries where id = contract.ended_by), 0)
            + coalesce((select sum(surplus) from public.surpluses where contract_id = contract.id), 0) - coalesce(sum(e.amount), 0)
          into left_over from public.contract_entries as e where e.contract_id = contract.id and e.kind = 'refunded';
          if amount > left_over then
            raise exception 'Only % is to be returned', left_over using errcode = 'PT455';
          end if;
        when 'reopened' then
          perform public.annul_next_contract(for_contract, entry);
          if not exists (select from public.contract_entries as e
            where e.id = contract.ended_by and e.kind in ('defaulted', 'terminated', 'transferred', 'upgraded')) then
            raise exception 'There is no ending that can be taken back' using errcode = 'PT456';
          end if;
          if exists (select from public.contract_entries as e where e.contract_id = contract.id and e.kind = 'refunded'
            and e.created_at >= (select created_at from public.contract_entries where id = contract.ended_by)) then
            raise exception 'Something was returned after this ending' using errcode = 'PT457';
          end if;
          if exists (select from public.contracts where lead_id = contract.lead_id and ended_by is null) then
            raise exception 'Another contract of this lead runs' using errcode = 'PT458';
          end if;
        when 'assigned', 'inherited', 'buyer_added' then null;
        else
          raise exception 'There is no such entry' using errcode = '23514';
      end case;
      insert into public.contract_entries (contract_id, kind, happened_on, reason, amount, paid, kept, returned, moved, number,
        person, idempotency_key, fingerprint)
      values (contract.id, kind, happened_on, entry ->> 'reason', amount, seen_paid, kept, seen_paid - kept,
        case when seen_paid is not null then 0 end, of_number, entry -> 'person', (entry ->> 'idempotencyKey')::uuid,
        md5(entry::text))
      returning id into made;
      case kind
        when 'defaulted', 'terminated', 'transferred' then
          update public.contracts set ended_by = made where id = contract.id;
        when 'reopened' then
          update public.contracts set ended_by = null where id = contract.id;
        when 'rescheduled' then
          if (select min((one ->> 'dueOn')::date) from jsonb_array_elements(entry -> 'instalments') as one) < happened_on then
            raise exception 'A new instalment is due on the day of the change or later' using errcode = 'PT416';
          end if;
          perform public.replace_instalments(contract, made, of_number, entry -> 'instalments');
        when 'late_fee' then
          insert into public.contract_instalments (contract_id, number, due_on, amount)
          values (contract.id, of_number, (entry ->> 'dueOn')::date, amount);
          perform public.add_letter('instalment', concat_ws(' ', 'instalment', contract.id, of_number, entry ->> 'dueOn', 'fee'),
            contract.lead_id, jsonb_build_object('contract', contract.id, 'number', of_number, 'dueOn', entry ->> 'dueOn', 'step', 'fee'));
        when 'fee_waived' then
          update public.contract_instalments as i set amount = i.amount - left_over
          where i.contract_id = contract.id and i.number = of_number;
        when 'paid_off' then
          if of_number is not null then
            perform public.replace_instalments(contract, made, of_number, jsonb_build_array(
              jsonb_build_object('amount', sums.pay_off_instalment, 'dueOn', greatest(happened_on,
                (select max(due_on) + 1 from public.contract_instalments where contract_id = contract.id and number < of_number)))));
          end if;
          insert into public.payments (contract_id, number, amount, paid_on, method, note, arrival)
          select contract.id, owed.number, owed.owed, happened_on, entry ->> 'method', '', made
          from public.owed_instalments as owed where owed.contract_id = contract.id order by owed.number;
        else null;
      end case;
      return made;
    end
  $$;
comment on function public.enter_contract_entry(uuid, jsonb) is 'Enters what happened to a contract, once, with the sums that the caller saw. An upgrade has a function of its own.';
revoke execute on function public.enter_contract_entry(uuid, jsonb) from public, anon;
grant execute on function public.enter_contract_entry(uuid, jsonb) to authenticated;

-- One action: the contract ends, the next one of the same lead begins, and what moves along is paid there, as a part of the
-- down payment. Answers with the next contract.
create function public.upgrade_contract(for_contract uuid, entry jsonb, terms jsonb) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      happened_on constant date := entry ->> 'happenedOn';
      moved constant numeric := (entry ->> 'moved')::numeric;
      -- One key for both.
      whole_order constant jsonb := entry || jsonb_build_object('terms', terms);
      contract public.contracts;
      sums record;
      made uuid;
      next_one uuid;
    begin
      perform public.require_right('contracts');
      perform from public.leads where id = (select lead_id from public.contracts where id = for_contract) for update;
      perform from public.contracts where id = for_contract for update;
      made := public.known_entry(for_contract, whole_order);
      if made is not null then
        return (select id from public.contracts where follows = for_contract);
      end if;
      contract := public.open_contract(for_contract, entry);
      select * into sums from public.contract_sums(contract, happened_on);
      if not sums.is_upgrade_open then
        raise exception 'The upgrade is not open on this day' using errcode = 'PT459';
      end if;
      if moved is distinct from sums.moves or (entry ->> 'paid')::numeric is distinct from sums.paid then
        raise exception 'The sums have changed: % moves along', sums.moves using errcode = 'PT412';
      end if;
      if (terms ->> 'downPayment')::numeric < moved then
        raise exception 'The down payment must be at least what moves along' using errcode = 'PT422';
      end if;
      insert into public.contract_entries (contract_id, kind, happened_on, reason, paid, kept, returned, moved, idempotency_key,
        fingerprint)
      values (contract.id, 'upgraded', happened_on, entry ->> 'reason', sums.paid, sums.paid - moved, 0, moved,
        (entry ->> 'idempotencyKey')::uuid, md5(whole_order::text))
      returning id into made;
      update public.contracts set ended_by = made where id = contract.id;
      next_one := public.agree_contract(contract.lead_id, terms);
      update public.contracts set follows = contract.id where id = next_one;
      if moved > 0 then
        insert into public.payments (contract_id, number, amount, paid_on, method, note)
        values (next_one, 0, moved, happened_on, 'carried', '');
      end if;
      return next_one;
    end
  $$;
comment on function public.upgrade_contract(uuid, jsonb, jsonb) is 'Ends a contract and begins the next one, in which what moves along is paid already.';
revoke execute on function public.upgrade_contract(uuid, jsonb, jsonb) from public, anon;
grant execute on function public.upgrade_contract(uuid, jsonb, jsonb) to authenticated;

notify pgrst, 'reload schema';
