-- What a contract still owes, and what ending it on a day comes to.

-- What each instalment still owes, of the contracts that run. The one place for arrears, letters and lists. Security
-- invoker: row level security decides whose contracts the caller sees.
create view public.owed_instalments with (security_invoker = true) as
  select contract_id, number, due_on, amount, amount - paid as owed
  from public.contract_instalments join public.contracts on contracts.id = contract_id
  where ended_by is null and amount > paid;
grant select on table public.owed_instalments to authenticated, service_role;

-- What arrived beyond all that a contract owed, of payments that stand.
create view public.surpluses with (security_invoker = true) as
  select contract_id, surplus, paid_on from public.payments as paid
  where surplus is not null and not exists (select from public.payments as taken_back where taken_back.corrects = paid.id);
grant select on table public.surpluses to authenticated, service_role;

-- The instalment that pays everything off after those that stay, with the interest of one month. In floating point, as
-- interest_of_schedule().
create function public.last_instalment(financed numeric, interest_percent numeric, staying numeric[]) returns numeric
  language plpgsql immutable parallel safe set search_path = ''
  as $$
    declare
      -- In satang.
      owed float8 := financed * 100;
      instalment numeric;
    begin
      foreach instalment in array staying loop
        owed := owed - (instalment * 100 - floor(owed * interest_percent::float8 / 1200 + 0.5));
      end loop;
      return (owed + floor(owed * interest_percent::float8 / 1200 + 0.5))::numeric / 100;
    end
  $$;
revoke execute on function public.last_instalment(numeric, numeric, numeric[]) from public, anon, authenticated;

-- What stopping, upgrading or paying the rest on a day comes to. As contractSums (domain/leads/desk/contract-sums.ts).
create function public.contract_sums(contract public.contracts, on_day date, out paid numeric, out kept numeric, out moves numeric,
  out is_upgrade_open boolean, out fees numeric, out pay_off numeric, out pay_off_number smallint, out pay_off_instalment numeric,
  out left_now numeric)
  language plpgsql stable set search_path = ''
  as $$
    declare
      down numeric;
      full_ones integer;
      stays smallint;
    begin
      with dues as (
        select i.number, i.due_on, i.amount, i.paid from public.contract_instalments as i where i.contract_id = contract.id
      )
      select coalesce(sum(dues.paid) filter (where number <= 1000), 0), coalesce(sum(dues.paid) filter (where number = 0), 0),
        count(*) filter (where number between 1 and 1000 and amount > 0 and dues.paid >= amount),
        coalesce(sum(amount - dues.paid) filter (where number > 1000), 0),
        coalesce(sum(amount - dues.paid) filter (where number <= 1000), 0),
        greatest(0, coalesce(max(number) filter (where number <= 1000 and amount > 0 and due_on <= on_day), 0),
          coalesce(max(number - case when dues.paid < amount then 1 else 0 end)
            filter (where number between 1 and 1000 and dues.paid > 0), 0))
      into paid, down, full_ones, fees, left_now, stays from dues;
      kept := public.share_of(paid, contract.forfeiture_percent);
      moves := public.share_of(paid - case when contract.down_payment_counts then 0 else down end, contract.carry_over_percent);
      is_upgrade_open := full_ones >= contract.upgrade_after_months
        and on_day >= (contract.starts_on + contract.upgrade_after_months * interval '1 month')::date;
      pay_off := left_now + fees;
      select i.number into pay_off_number from public.contract_instalments as i
      where i.contract_id = contract.id and i.number = stays + 1 and i.amount > 0;
      if found then
        pay_off_instalment := public.last_instalment(contract.contract_price - contract.down_payment, contract.interest_percent,
          array(select i.amount from public.contract_instalments as i where i.contract_id = contract.id
            and i.number between 1 and stays order by i.number));
        pay_off := pay_off_instalment + fees + (
          select sum(case when i.number <= stays then i.amount else 0 end - i.paid) from public.contract_instalments as i where i.contract_id = contract.id and i.number <= 1000);
      end if;
    end
  $$;
revoke execute on function public.contract_sums(public.contracts, date) from public, anon, authenticated;

notify pgrst, 'reload schema';
