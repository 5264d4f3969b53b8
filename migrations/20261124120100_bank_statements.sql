-- Statements of the bank: which lines were entered as payments, and how each bank writes its columns. A line is known by
-- a hash of its day, amount and text, and by how many equal ones stood before it, so that a file can be imported twice.

create table public.statement_lines (
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- 1 for the first of equal lines.
  occurrence smallint not null check (occurrence between 1 and 10000),
  paid_on date not null,
  amount numeric(14, 2) not null check (amount > 0),
  -- What the bank wrote: a reference, the name of who paid.
  text text not null check (length(text) <= 500),
  entered_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (hash, occurrence)
);
comment on table public.statement_lines is 'Lines of bank statements that were entered as payments, each once. Kept as long as the payments.';
create index statement_lines_by_admin on public.statement_lines (entered_by);

create table public.statement_payments (
  payment_id uuid primary key references public.payments (id) on delete restrict,
  hash text not null,
  occurrence smallint not null,
  foreign key (hash, occurrence) references public.statement_lines (hash, occurrence) on delete restrict
);
comment on table public.statement_payments is 'Which payments a line of a statement has paid.';
create index statement_payments_of_line on public.statement_payments (hash, occurrence);

create table public.statement_layouts (
  -- Of the names of the columns, or of their number if the file names none.
  fingerprint text primary key check (length(fingerprint) between 1 and 64),
  columns jsonb not null check (jsonb_typeof(columns) = 'object' and length(columns::text) <= 2000),
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  saved_at timestamptz not null default now()
);
comment on table public.statement_layouts is 'What each column of a bank''s file means, as somebody said once.';
create index statement_layouts_by_admin on public.statement_layouts (saved_by);

alter table public.statement_lines enable row level security;
alter table public.statement_payments enable row level security;
alter table public.statement_layouts enable row level security;
grant select on table public.statement_lines, public.statement_payments, public.statement_layouts
  to authenticated, service_role;
create policy "Who looks after contracts can view entered lines" on public.statement_lines for select to authenticated
  using ((select public.may('contracts')));
create policy "Who looks after contracts can view what a line paid" on public.statement_payments for select to authenticated
  using ((select public.may('contracts')));
create policy "Who looks after contracts can view layouts" on public.statement_layouts for select to authenticated
  using ((select public.may('contracts')));
create trigger statement_lines_are_kept before update or delete on public.statement_lines
  for each row execute function public.refuse_change();
create trigger statement_payments_are_kept before update or delete on public.statement_payments
  for each row execute function public.refuse_change();

create function public.save_statement_layout(of_fingerprint text, new_columns jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('contracts');
      insert into public.statement_layouts (fingerprint, columns) values (of_fingerprint, new_columns)
      on conflict (fingerprint) do update set columns = excluded.columns, saved_by = auth.uid(), saved_at = now();
    end
  $$;
comment on function public.save_statement_layout(text, jsonb) is 'Keeps what the columns of a bank''s file mean.';
revoke execute on function public.save_statement_layout(text, jsonb) from public, anon;
grant execute on function public.save_statement_layout(text, jsonb) to authenticated;

-- What a statement's lines can pay: of each contract that owes something the late fees and the next
-- instalments, at most this many, and the sum of those after them.
-- Security definer: who looks after contracts need not look after enquiries.
create function public.payable_contracts() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      most constant integer := 24;
    begin
      perform public.require_right('contracts');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('id', contracts.id, 'paymentCode', contracts.payment_code,
          'lead', leads.id, 'reference', leads.reference, 'name', buyers.names, 'home', public.title_for(listings, public.reader_language()),
          'owed', due.owed, 'owedLater', due.owed_later) order by buyers.names, contracts.id), '[]')
        from (
          select contract_id, jsonb_agg(jsonb_build_object('number', number, 'dueOn', due_on, 'owed', owed) order by due_on, number)
            filter (where is_listed) as owed, coalesce(sum(owed) filter (where not is_listed), 0) as owed_later
          from (select *, number > 1000
              or row_number() over (partition by contract_id, number > 1000 order by due_on, number) <= most as is_listed
            from public.owed_instalments) as placed
          group by contract_id
        ) as due
        join public.contracts on contracts.id = due.contract_id
        join public.contract_buyers as buyers on buyers.contract_id = contracts.id
        join public.leads on leads.id = contracts.lead_id
        left join public.listings on listings.id = contracts.listing_id);
    end
  $$;
comment on function public.payable_contracts() is 'Each contract that owes something, with its buyer, home and next instalments.';
revoke execute on function public.payable_contracts() from public, anon;
grant execute on function public.payable_contracts() to authenticated;

-- True while a payment of the line stands. If all were taken back, the line can be entered again.
create function public.is_line_entered(of_hash text, of_occurrence integer) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.statement_payments
      where hash = of_hash and occurrence = of_occurrence
        and not exists (select from public.payments where corrects = payment_id))
  $$;
revoke execute on function public.is_line_entered(text, integer) from public, anon, authenticated;

-- `lines` are objects with hash and occurrence. Volatile, because a GET cannot carry them. Security definer: only
-- Supabase Auth may read addresses.
create function public.entered_statement_lines(lines jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('contracts');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('hash', kept.hash, 'occurrence', kept.occurrence,
          'at', kept.created_at, 'by', users.email)), '[]')
        from jsonb_array_elements(lines) as line
        join public.statement_lines as kept
          on kept.hash = line ->> 'hash' and kept.occurrence = (line ->> 'occurrence')::smallint
        left join auth.users on users.id = kept.entered_by
        where public.is_line_entered(kept.hash, kept.occurrence));
    end
  $$;
comment on function public.entered_statement_lines(jsonb) is 'Which of these lines of a statement were entered before, when and by whom.';
revoke execute on function public.entered_statement_lines(jsonb) from public, anon;
grant execute on function public.entered_statement_lines(jsonb) to authenticated;

-- What was entered without a statement and stands. A line of the same sum and day may be the same transfer.
create function public.sums_by_hand(first_day date, last_day date) returns table (contract uuid, paid_on date, amount numeric)
  language sql stable set search_path = ''
  as $$
    select p.contract_id, p.paid_on, sum(p.amount + coalesce(p.surplus, 0)) from public.payments as p
    where p.paid_on between first_day and last_day and p.corrects is null and p.method <> 'carried'
      and not exists (select from public.payments as c where c.corrects = p.id)
      and not exists (select from public.statement_payments where payment_id = p.id)
    group by p.contract_id, p.paid_on, p.arrival
  $$;
revoke execute on function public.sums_by_hand(date, date) from public, anon, authenticated;

-- Security definer: who looks after contracts need not look after enquiries.
create function public.arrivals_by_hand(first_day date, last_day date) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('contracts');
      return (
        select coalesce(jsonb_agg(jsonb_build_object('contract', contract_id, 'name', names, 'paidOn', paid_on,
          'amount', amount)), '[]')
        from public.sums_by_hand(first_day, last_day) as by_hand
        join public.contract_buyers on contract_id = by_hand.contract);
    end
  $$;
comment on function public.arrivals_by_hand(date, date) is 'The sums of a span of days that were entered without a statement, with their buyers.';
revoke execute on function public.arrivals_by_hand(date, date) from public, anon;
grant execute on function public.arrivals_by_hand(date, date) to authenticated;

-- Enters each line as the payments that somebody pressed for, once, whoever else imports the same file now. A line that
-- cannot be entered does not keep the others back. Equal lines are told apart by their hash, so only what was entered by
-- hand makes one doubled. Locks first the contracts by id, then the lines in their order.
-- Security definer: nobody writes payments or lines directly.
create function public.enter_statement_lines(lines jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      line jsonb;
      of_hash text;
      of_occurrence smallint;
      state text;
      answers jsonb := '[]';
    begin
      perform public.require_right('contracts');
      perform from public.contracts
      where id in (select (one ->> 'contract')::uuid from jsonb_array_elements(lines) as one) order by id for update;
      for line in select one from jsonb_array_elements(lines) as one
        order by one ->> 'hash', (one ->> 'occurrence')::smallint loop
        of_hash := line ->> 'hash';
        of_occurrence := line ->> 'occurrence';
        begin
          insert into public.statement_lines (hash, occurrence, paid_on, amount, text)
          values (of_hash, of_occurrence, (line ->> 'paidOn')::date, (line ->> 'amount')::numeric, line ->> 'text')
          on conflict do nothing;
          perform from public.statement_lines where hash = of_hash and occurrence = of_occurrence for update;
          state := 'known';
          if not public.is_line_entered(of_hash, of_occurrence) then
            if (line ->> 'amount')::numeric is distinct from
              (select sum((part ->> 'amount')::numeric) + coalesce((line ->> 'surplus')::numeric, 0)
                from jsonb_array_elements(line -> 'parts') as part) then
              raise exception 'The parts are not the whole line' using errcode = '23514';
            end if;
            if not coalesce((line ->> 'isAnother')::boolean, false) and exists (
              select from public.sums_by_hand((line ->> 'paidOn')::date, (line ->> 'paidOn')::date) as arrived
              where arrived.contract = (line ->> 'contract')::uuid and arrived.amount = (line ->> 'amount')::numeric) then
              raise exception 'The same sum of the same day was entered by hand' using errcode = 'PT412';
            end if;
            insert into public.statement_payments (payment_id, hash, occurrence)
            select payment, of_hash, of_occurrence
            from unnest(public.enter_payments((line ->> 'contract')::uuid, jsonb_build_object('parts', line -> 'parts',
              'surplus', line -> 'surplus', 'paidOn', line ->> 'paidOn', 'method', 'transfer', 'isAnother', true, 'note', left(line ->> 'text', 300)))) as payment;
            state := 'entered';
          end if;
        exception when sqlstate 'PT412' then
          state := 'doubled';
        when sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT410' or check_violation then
          state := 'refused';
        end;
        answers := answers || jsonb_build_object('hash', of_hash, 'occurrence', of_occurrence, 'state', state);
      end loop;
      return answers;
    end
  $$;
comment on function public.enter_statement_lines(jsonb) is 'Enters lines of a statement as payments. Answers for each whether it is entered now, was known, was refused, or seems entered by hand.';
revoke execute on function public.enter_statement_lines(jsonb) from public, anon;
grant execute on function public.enter_statement_lines(jsonb) to authenticated;

notify pgrst, 'reload schema';
