-- The money of all contracts: where each stands, what Today shows of it, the ledger by buyer and by home, and every payment
-- with its receipt. All run as the caller, so an agent gets the own buyers' contracts alone.

-- Late: due before today in Pattaya. Materialized, or the day and the policies of payments are asked for at each row.
create view public.contract_positions with (security_invoker = true) as
  with clock as materialized (select public.pattaya_today() as today), summed as (
    select contract_id, sum(paid) filter (where number <= 1000) as paid, sum(amount - paid) as owed,
      sum(amount - paid) filter (where due_on < today) as late,
      min(due_on) filter (where due_on < today and paid < amount) as late_since,
      coalesce(max(number) filter (where due_on < today and number between 1 and 1000 and amount > 0), 0)
        - coalesce(max(number) filter (where number between 1 and 1000 and amount > 0 and paid >= amount), 0) as missed,
      min(due_on) filter (where due_on >= today and paid < amount) as next_on
    from public.contract_instalments, clock
    group by contract_id
  ), over as materialized (
    select contract_id, sum(surplus) as surplus, min(paid_on) as since from public.surpluses group by contract_id
  )
  select contracts.id as contract_id, contracts.lead_id, contracts.listing_id, contracts.contract_price, contracts.starts_on,
    contracts.ended_by, coalesce(summed.paid, 0) as paid,
    case when ended_by is null then coalesce(owed, 0) else 0 end as owed,
    case when ended_by is null then coalesce(late, 0) else 0 end as late,
    case when ended_by is null then late_since end as late_since,
    case when ended_by is null then greatest(missed, 0) else 0 end as missed,
    case when ended_by is null then next_on end as next_on,
    greatest(coalesce(endings.returned, 0) + coalesce(over.surplus, 0) - (
      select coalesce(sum(refunds.amount), 0) from public.contract_entries as refunds
      where refunds.contract_id = contracts.id and refunds.kind = 'refunded'), 0) as to_return,
    coalesce(endings.moved, 0) as moved, coalesce(endings.happened_on, over.since) as return_since
  from public.contracts left join summed on summed.contract_id = contracts.id
  left join public.contract_entries as endings on endings.id = contracts.ended_by
  left join over on over.contract_id = contracts.id;
comment on view public.contract_positions is 'What is paid, moved along, owed, late and still to be returned of each contract, and how many instalments in a row are missed.';
grant select on table public.contract_positions to authenticated, service_role;

create function public.money_today(shown integer) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    declare
      this_day constant date := public.pattaya_today();
      reader constant text := public.reader_language();
      answer jsonb;
    begin
      perform public.require_right('own_contracts');
      with late as (
        select positions.lead_id as id, names as name, public.title_for(listings, reader) as listing, positions.late as sum, late_since as since, missed
        from public.contract_positions as positions join public.contract_buyers using (contract_id)
        left join public.listings on listings.id = positions.listing_id
        where positions.late > 0 and positions.contract_id in (
          select contract_id from public.owed_instalments where due_on < this_day)
      ), soon as (
        select contracts.lead_id as id, names as name, public.title_for(listings, reader) as listing, owed.owed as sum, owed.due_on as on_day, owed.number
        from public.owed_instalments as owed join public.contracts on contracts.id = owed.contract_id
        join public.contract_buyers using (contract_id) left join public.listings on listings.id = contracts.listing_id
        where owed.due_on between this_day and this_day + 6
      ), back as (
        select positions.lead_id as id, names as name, public.title_for(listings, reader) as listing, positions.to_return as sum, return_since
        from public.contract_positions as positions join public.contract_buyers using (contract_id)
        left join public.listings on listings.id = positions.listing_id
        where positions.to_return > 0
      ), received as (
        select coalesce(sum(amount), 0) as sum, count(*) filter (where corrects is null and not exists (
            select from public.payments as c where c.corrects = payments.id)) as count from public.payments
        where paid_on >= date_trunc('month', this_day)::date and paid_on <= this_day and method <> 'carried'
      )
      select jsonb_build_object(
        'late', jsonb_build_object('count', (select count(*) from late), 'sum', (select coalesce(sum(sum), 0) from late),
          'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'listing', listing, 'sum', sum,
              'since', since, 'days', this_day - since, 'missed', missed) order by since, sum desc, id)
            from (select * from late order by since, sum desc, id limit shown) as worst), '[]')),
        'soon', jsonb_build_object('count', (select count(*) from soon), 'sum', (select coalesce(sum(sum), 0) from soon),
          'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'listing', listing, 'sum', sum,
              'on', on_day, 'number', number) order by on_day, name, id)
            from (select * from soon order by on_day, name, id limit shown) as next), '[]')),
        'toReturn', jsonb_build_object('count', (select count(*) from back), 'sum', (select coalesce(sum(sum), 0) from back),
          'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'listing', listing, 'sum', sum,
              'since', return_since) order by return_since, sum desc, id)
            from (select * from back order by return_since, sum desc, id limit shown) as longest), '[]')),
        'received', (select jsonb_build_object('count', count, 'sum', sum) from received))
      into answer;
      return answer;
    end
  $$;
revoke execute on function public.money_today(integer) from public, anon;
grant execute on function public.money_today(integer) to authenticated;

-- A page of fifty, with the sums of all that were asked for. The most overdue first, or the home with the most overdue.
-- What moved along stands in both contracts of an upgrade. The sum of all counts it with the later one alone.
create function public.ledger(asked jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    declare
      rows_a_page constant integer := 50;
      this_day constant date := public.pattaya_today();
      reader constant text := public.reader_language();
      page constant integer := greatest(coalesce((asked ->> 'page')::integer, 1), 1);
      wanted constant text := coalesce(asked ->> 'state', 'running');
      by_home constant boolean := coalesce(asked ->> 'by', 'buyer') = 'home';
      words constant text := '%' || regexp_replace(lower(asked ->> 'q'), '([%_\\])', '\\\1', 'g') || '%';
      answer jsonb;
    begin
      perform public.require_right('own_contracts');
      if jsonb_typeof(asked) is distinct from 'object' then
        raise exception 'The argument must be a JSON object' using errcode = '22023';
      end if;
      with found as (
        select positions.*, names as name, sent_by, reference, public.title_for(listings, reader) as title, entries.kind as ending
        from public.contract_positions as positions join public.contract_buyers using (contract_id)
        left join public.listings on listings.id = positions.listing_id
        left join public.contract_entries as entries on entries.id = positions.ended_by
        where case wanted when 'running' then positions.ended_by is null when 'ended' then positions.ended_by is not null
            when 'late' then late > 0 else true end
          and (asked ->> 'whose' is null or assignee = (select auth.uid()))
          and (words is null or lower(names) like words or lower(sent_by) like words or lower(reference) like words
            or lower(listings.title) like words or lower(public.title_for(listings, reader)) like words)
      ), lines as (
        select lead_id as id, name, reference, title as home, 1 as contracts, contract_price as price, paid, moved, owed, late, to_return, late_since,
          missed, next_on, ending, contract_id::text as place from found where not by_home
        union all
        select listing_id, null, null, min(title), count(*)::integer, sum(contract_price), sum(paid), sum(moved), sum(owed), sum(late), sum(to_return),
          min(late_since), max(missed), min(next_on), null, coalesce(listing_id::text, '') from found where by_home group by listing_id
      )
      select jsonb_build_object(
        'count', count(*), 'contracts', coalesce(sum(contracts), 0),
        'paid', coalesce(sum(paid - moved), 0), 'owed', coalesce(sum(owed), 0),
        'late', coalesce(sum(late), 0), 'toReturn', coalesce(sum(to_return), 0), 'pages', greatest(1, ceil(count(*)::numeric / rows_a_page)),
        'rows', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'reference', reference, 'home', home,
            'contracts', contracts, 'price', price, 'paid', paid, 'moved', moved, 'owed', owed, 'late', late, 'toReturn', to_return, 'since', late_since,
            'days', this_day - late_since, 'missed', missed, 'nextOn', next_on, 'ending', ending) order by late_since, place)
          from (select * from lines order by late_since, place limit rows_a_page offset (page - 1) * rows_a_page) as shown), '[]'))
      into answer from lines;
      return answer;
    end
  $$;
comment on function public.ledger(jsonb) is 'The contracts that the caller sees, by buyer or by home, with what is paid, owed and late.';
revoke execute on function public.ledger(jsonb) from public, anon;
grant execute on function public.ledger(jsonb) to authenticated;

-- One row a payment, in the order of the receipts, for the tax adviser. What moved along was received before and is left out.
-- A refund has no receipt: the last page ends with those that were entered in the span.
create function public.list_payments(asked jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
    declare
      wanted constant integer := least(greatest(coalesce((asked ->> 'limit')::integer, 100), 1), 500);
      reader constant text := public.reader_language();
      answer jsonb;
    begin
      perform public.require_right('own_contracts');
      if jsonb_typeof(asked) is distinct from 'object' then
        raise exception 'The argument must be a JSON object' using errcode = '22023';
      end if;
      with found as (
        select receipts.year, receipts.number as receipt, receipts.issued_on, receipts.received_from, payments.*, leads.id as lead_id,
          leads.reference, public.title_for(listings, reader) as home
        from public.receipts join public.payments on payments.id = receipts.payment_id
        join public.contracts on contracts.id = payments.contract_id join public.leads on leads.id = contracts.lead_id
        left join public.listings on listings.id = contracts.listing_id
        where (asked ->> 'from' is null or issued_on >= (asked ->> 'from')::date)
          and (asked ->> 'until' is null or issued_on <= (asked ->> 'until')::date)
          and (asked ->> 'afterYear' is null
            or (receipts.year, receipts.number) > ((asked ->> 'afterYear')::smallint, (asked ->> 'afterNumber')::integer))
        order by receipts.year, receipts.number limit wanted + 1
      ), placed as (
        select *, row_number() over (order by year, receipt) as place from found
      ), refunds as (
        select entries.*, (entries.created_at at time zone 'Asia/Bangkok')::date as entered_on, leads.id as of_lead, names as name,
          leads.reference, public.title_for(listings, reader) as home
        from public.contract_entries as entries join public.contracts on contracts.id = entries.contract_id
        join public.contract_buyers on contract_buyers.contract_id = contracts.id
        join public.leads on leads.id = contracts.lead_id left join public.listings on listings.id = contracts.listing_id
        where entries.kind = 'refunded' and not exists (select from placed where place > wanted)
      )
      select jsonb_build_object(
        'payments', coalesce(jsonb_agg(jsonb_build_object('receipt', year || '-' || lpad(receipt::text, 6, '0'),
          'issuedOn', issued_on, 'paidOn', paid_on, 'amount', amount, 'method', method, 'note', note, 'number', number,
          'lead', lead_id, 'name', received_from, 'reference', reference, 'home', home,
          'correctsReceipt', (select corrected.year || '-' || lpad(corrected.number::text, 6, '0') from public.receipts as corrected
            where corrected.payment_id = corrects)) order by place) filter (where place <= wanted), '[]')
          || (select coalesce(jsonb_agg(jsonb_build_object('receipt', null, 'issuedOn', entered_on, 'paidOn', happened_on,
              'amount', -amount, 'method', null, 'note', reason, 'number', null, 'lead', of_lead, 'name', name,
              'reference', reference, 'home', home, 'correctsReceipt', null) order by happened_on, id), '[]')
            from refunds where (asked ->> 'from' is null or entered_on >= (asked ->> 'from')::date)
              and (asked ->> 'until' is null or entered_on <= (asked ->> 'until')::date)),
        'next', (select jsonb_build_object('year', year, 'number', receipt) from placed
          where place = wanted and exists (select from placed where place > wanted)))
      into answer from placed;
      return answer;
    end
  $$;
comment on function public.list_payments(jsonb) is 'Payments with their receipts, of receipts issued in a span of days, a page at a time, and then the refunds.';
revoke execute on function public.list_payments(jsonb) from public, anon;
grant execute on function public.list_payments(jsonb) to authenticated;

notify pgrst, 'reload schema';
