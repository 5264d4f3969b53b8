/** The same contract in SQL and in TypeScript: schedule, sums, due days, and what carries over of what was paid. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carriedOverAfter } from "../../../domain/finance/carry-over.ts";
import { buildSchedule, contractPriceOf, positionAfter, toBaht } from "../../../domain/finance/finance.ts";
import { planOf } from "../../../domain/finance/finance-terms.ts";
import { contractProgress } from "../../../domain/leads/desk/contract-progress.ts";
import { planContract } from "../../../domain/leads/desk/contract-schedule.ts";
import type { Contract } from "../../../domain/leads/desk/lead-details.ts";
import type { ContractTerms } from "../../../domain/leads/desk/lead-orders.ts";
import { type LeadScene, openLeadScene, writeContract } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

const drawnTerms: fc.Arbitrary<ContractTerms> = fc
  .record({
    price: fc.oneof(fc.integer({ min: 100_000, max: 100_000_000 }), hundredths(100_000, 5_000_000)),
    downShare: fc.integer({ min: 0, max: 95 }),
    months: fc.oneof(fc.constantFrom(1, 2, 11, 12, 13, 60), fc.integer({ min: 1, max: 480 })),
    premiumPercent: fc.oneof(fc.constant(0), hundredths(0, 100)),
    interestPercent: fc.oneof(fc.constant(0), hundredths(0, 50)),
    startsOn: fc.constantFrom("2026-01-01", "2026-08-31", "2027-02-28", "2028-02-29", "2026-11-30"),
    upgradeShare: fc.integer({ min: 0, max: 100 }),
    carryOverPercent: fc.oneof(fc.constant(100), hundredths(0, 100)),
    downPaymentCounts: fc.boolean(),
    forfeiturePercent: hundredths(0, 100),
  })
  .map(({ downShare, upgradeShare, ...terms }) => ({
    ...terms,
    downPayment: Math.floor((terms.price * downShare) / 100),
    upgradeAfterMonths: Math.max(1, Math.ceil((terms.months * upgradeShare) / 100)),
  }))
  // An instalment of nothing is refused: so little is owed over so long a time.
  .filter((terms) =>
    planContract(terms).instalments.every(({ number, amount }) => number === 0 || amount > 0),
  );

test("SQL walks through every schedule of buildSchedule and finds the same price and interest", async () => {
  const drawn = fc.sample(drawnTerms, 1_000);
  const planned = drawn.map((terms) => ({ terms, ...planContract(terms) }));
  const rows = await scene.database.query<{ price: number; interest: number | null }>(
    `select contract_price(price, premium)::float8 as price,
       interest_of_schedule(contract_price(price, premium) - down, interest, instalments)::float8 as interest
     from jsonb_to_recordset($1) as drawn
       (price numeric, premium numeric, down numeric, interest numeric, instalments numeric[])`,
    [
      planned.map(({ terms, instalments }) => ({
        price: terms.price,
        premium: terms.premiumPercent,
        down: terms.downPayment,
        interest: terms.interestPercent,
        instalments: instalments.slice(1).map(({ amount }) => amount),
      })),
    ],
  );
  expect(rows).toHaveLength(1_000);
  const wrong = planned.flatMap(({ terms, contractPrice, interest }, index) => {
    const theirs = rows[index];
    const isSame =
      theirs?.price === contractPrice &&
      theirs.interest === interest &&
      contractPrice === toBaht(contractPriceOf(planOf(terms.price, terms)));
    return isSame ? [] : [{ terms, contractPrice, interest, theirs }];
  });
  expect(wrong).toEqual([]);
});

/** What the office enters, and then what both sides read. */
async function enterAndRead(terms: ContractTerms, paidInstalments: number): Promise<Contract> {
  const lead = await scene.addLead();
  const contract = await scene.call<string>("admin", "agree_contract($1, $2)", [lead, writeContract(terms)]);
  await scene.database.query(
    `insert into payments (contract_id, number, amount, paid_on, method, idempotency_key)
     select contract_id, number, amount, '2026-11-01', 'transfer', gen_random_uuid()
     from contract_instalments where contract_id = $1 and number <= $2 and amount > 0`,
    [contract, paidInstalments],
  );
  return scene.call<Contract>("admin", "read_lead($1) -> 'contract'", [lead]);
}

test("What is read back of a contract carries over what the simulator says", async () => {
  const cases = fc.sample(fc.tuple(drawnTerms, fc.integer({ min: 0, max: 100 })), 40);
  for (const [terms, share] of cases) {
    const paidInstalments = Math.round((terms.months * share) / 100);
    const kept = await enterAndRead(terms, paidInstalments);
    const planned = planContract(terms);
    expect(kept.instalments.map(({ number, dueOn, amount }) => ({ number, dueOn, amount, paid: 0 }))).toEqual(
      planned.instalments,
    );
    const schedule = buildSchedule(planOf(terms.price, terms));
    const progress = contractProgress(kept, new Date("2100-01-01T00:00:00Z"));
    expect(progress.paid).toBe(toBaht(positionAfter(schedule, paidInstalments).paidIn));
    expect(progress.isUpgradeOpen).toBe(paidInstalments >= terms.upgradeAfterMonths);
    expect(progress.isUpgradeOpen ? progress.movesAlong : 0).toBe(
      toBaht(carriedOverAfter(schedule, paidInstalments, terms)),
    );
    // Counted once more, in SQL and from its own rows.
    const [counted] = await scene.database.query<{ moves: number }>(
      `select round(coalesce(sum(p.amount), 0) * c.carry_over_percent / 100, 2)::float8 as moves
       from contracts as c left join payments as p on p.contract_id = c.id and (p.number > 0 or c.down_payment_counts)
       where c.id = $1 group by c.id`,
      [kept.id],
    );
    expect(Math.abs((counted?.moves ?? -1) - progress.movesAlong)).toBeLessThan(0.011);
  }
});

const promised: ContractTerms = {
  price: 2_000_000,
  downPayment: 200_000,
  months: 60,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2026-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 100,
};

test.each([
  [11, "2027-06-01", 530_000, false],
  [12, "2027-01-30", 560_000, false],
  [12, "2027-01-31", 560_000, true],
  [13, "2027-01-31", 590_000, true],
])("With %d instalments entered, on %s %d baht moves along: %s", async (paid, day, moves, isOpen) => {
  const kept = await enterAndRead(promised, paid);
  const progress = contractProgress(kept, new Date(`${day}T12:00:00+07:00`));
  expect(progress).toMatchObject({ movesAlong: moves, isUpgradeOpen: isOpen });
});

test("A missed instalment in the middle keeps the upgrade shut until it is paid, late, and a part of it does not open it", async () => {
  const lead = await scene.addLead();
  const contract = await scene.call<string>("admin", "agree_contract($1, $2)", [
    lead,
    writeContract(promised),
  ]);
  const pay = (number: number, amount: number, paidOn: string) =>
    scene.call("admin", "enter_payment($1, $2)", [
      contract,
      { number, amount, paidOn, method: "transfer", isAnother: true, idempotencyKey: randomUUID() },
    ]);
  await pay(0, 200_000, "2026-01-31");
  for (const number of [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]) await pay(number, 30_000, "2026-11-01");
  const read = async () =>
    contractProgress(
      await scene.call<Contract>("admin", "read_lead($1) -> 'contract'", [lead]),
      new Date("2027-03-01T12:00:00+07:00"),
    );
  expect(await read()).toMatchObject({ instalmentsPaid: 11, isUpgradeOpen: false, movesAlong: 530_000 });
  await pay(5, 29_999.99, "2026-11-20");
  expect(await read()).toMatchObject({ instalmentsPaid: 11, isUpgradeOpen: false, movesAlong: 559_999.99 });
  await pay(5, 0.01, "2026-11-21");
  expect(await read()).toMatchObject({ instalmentsPaid: 12, isUpgradeOpen: true, movesAlong: 560_000 });
});
