-- What a month costs on rent-to-own terms, worked out as on the pages (domain/finance), so that a budget finds such homes.

-- The first instalment of buildSchedule, in baht. In floating point, because that one calculates so.
create function public.first_instalment(price numeric, down_payment numeric, months integer, premium_percent numeric,
  interest_percent numeric) returns numeric
  language plpgsql immutable parallel safe set search_path = ''
  as $$
    declare
      rate constant float8 := interest_percent::float8 / 1200;
      -- In satang, first the price in the contract and then what is financed of it.
      owed float8 := public.contract_price(round(price, 2), premium_percent) * 100;
      interest float8;
      level float8;
    begin
      owed := owed - least(floor(down_payment * 100 + 0.5), owed);
      interest := floor(owed * interest_percent::float8 / 1200 + 0.5);
      level := case when rate = 0 then owed / months else owed * rate / (1 - power(1 + rate, -months)) end;
      return trim_scale((interest + case when months = 1 then owed else least(greatest(floor(level + 0.5) - interest, 0), owed) end)::numeric / 100);
    end
  $$;

-- The monthly instalment of a home that is offered on rent-to-own terms, and whether any of its terms is an example
-- (exampleTerms) because neither the home nor the owner states it. As planOfListing.
create function public.plan_of_listing(home public.listings, out monthly_instalment numeric, out instalment_is_example boolean)
  language sql stable set search_path = ''
  as $$
    with known as (
      select coalesce(home.finance_down_payment, "downPayment") as down_payment,
        coalesce(home.finance_months, months) as months,
        coalesce(home.finance_premium_percent, "premiumPercent") as premium,
        coalesce(home.finance_interest_percent, "interestPercent") as interest,
        coalesce(home.finance_forfeiture_percent, "forfeiturePercent") as forfeiture
      from (select) as always left join (
        select stated.* from public.current_settings,
          jsonb_to_record(value -> 'rentToOwn') as stated ("downPayment" numeric, months integer, "premiumPercent" numeric,
            "interestPercent" numeric, "forfeiturePercent" numeric)
        where section = 'terms'
      ) as owner on true
    )
    select public.first_instalment(home.price, coalesce(down_payment, 200000), coalesce(months, 60), coalesce(premium, 10),
        coalesce(interest, 0)),
      num_nulls(down_payment, months, premium, interest, forfeiture) > 0
    from known
    where home.price is not null and 'finance-available' = any (home.status) and 'sold' <> all (home.status)
  $$;

revoke execute on function public.first_instalment(numeric, numeric, integer, numeric, numeric),
  public.plan_of_listing(public.listings) from public, anon, authenticated;

notify pgrst, 'reload schema';
