/**
 * Today's money and the ledger over 500 contracts with 30,000 instalments, half of them paid, in PGlite. Fails when the
 * median of one is above 100 ms.
 *
 * Usage: npm run bench:ledger
 */
import { openDatabase } from "../local/database/open.ts";
import { reportFigure } from "./report-figure.ts";

const contracts = 500;
const months = 60;
const rounds = 20;
const mostMs = 100;
const admin = "00000000-0000-4000-8000-00000000000a";

const queries = {
  "Today's money": "public.money_today(10)",
  "ledger by buyer": `public.ledger('{"state":"all"}')`,
  "late contracts": `public.ledger('{"state":"late"}')`,
  "ledger by home": `public.ledger('{"state":"all","by":"home"}')`,
  "500 payments with receipts": `public.list_payments('{"limit":500}')`,
};

const database = await openDatabase();
try {
  await database.query("insert into auth.users (id, email) values ($1, 'a@site.test')", [admin]);
  await database.query("insert into public.admins (user_id) values ($1)", [admin]);
  await database.query(
    `with sent as (
       insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender)
       select translate(lpad(n::text, 4, '0'), '01', 'AB') || '-AAAA', 'application', 'Person ' || n, n || '@example.com',
         'email', '1', 'fingerprint-of-lead-' || n, 'sender-of-lead-number-' || n from generate_series(1, $1::int) as n
       returning id),
     agreed as (
       insert into public.contracts (lead_id, price, contract_price, premium_percent, down_payment, months, interest_percent,
         starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       select id, 2000000, 2000000, 0, 200000, $2::int, 0, current_date - interval '30 months', 12, 100, true, 100 from sent
       returning id, starts_on)
     insert into public.contract_instalments (contract_id, number, due_on, amount)
     select id, number, (starts_on + number * interval '1 month')::date, case when number = 0 then 200000 else 30000 end
     from agreed, generate_series(0, $2::int) as number`,
    [contracts, months],
  );
  await database.query(
    `insert into public.payments (contract_id, number, amount, paid_on, method)
     select contract_id, number, amount, due_on, 'transfer' from public.contract_instalments
     where number <= 29 - (hashtext(contract_id::text) & 3)`,
  );
  await database.script("vacuum analyze");
  for (const [name, call] of Object.entries(queries)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await database.transaction(async (run) => {
        await run(
          "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
          [JSON.stringify({ sub: admin, role: "authenticated", aal: "aal2" })],
        );
        // PGlite runs in this process. Its processor time leaves out other work on the machine.
        const start = process.cpuUsage();
        await run(`select ${call}`);
        const { user, system } = process.cpuUsage(start);
        times.push((user + system) / 1000);
      });
    }
    const median = times.toSorted((a, b) => a - b)[rounds / 2] ?? 0;
    reportFigure({ figure: `${name}, ${contracts} contracts`, value: median, unit: "ms", atMost: mostMs });
  }
} finally {
  await database.close();
}
