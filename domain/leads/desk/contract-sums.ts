/**
 * The sums of stopping, upgrading or paying the rest early on a day, in baht: the same for the office and the buyer.
 * The database calculates them again before they are entered (contract_sums).
 */
import { isUpgradeOpen, instalmentsPaid, movesAlong } from "../../finance/carry-over.ts";
import { type Satang, buildSchedule, shareOf, toBaht, toSatang } from "../../finance/finance.ts";
import { monthsAfter } from "../../months-after.ts";
import type { Contract } from "./lead-details.ts";

export type ContractSums = {
  paid: number;
  /** By stopping. */
  kept: number;
  returned: number;
  /** By an upgrade, once it is open. */
  moves: number;
  notMoved: number;
  isUpgradeOpen: boolean;
  fees: number;
  /** What pays everything off, late fees included. */
  payOff: number;
  /** The interest of months that have not begun is not charged. */
  saved: number;
};

type Counted = Pick<
  Contract,
  | "instalments"
  | "fees"
  | "startsOn"
  | "upgradeAfterMonths"
  | "carryOverPercent"
  | "downPaymentCounts"
  | "forfeiturePercent"
  | "interestPercent"
  | "contractPrice"
  | "downPayment"
>;

type Due = { number: number; dueOn: string; amount: Satang; paid: Satang };

const inSatang = (dues: Contract["instalments"]): Due[] =>
  dues.map((due) => ({ ...due, amount: toSatang(due.amount), paid: toSatang(due.paid) }));

const sumOf = (dues: readonly Due[], part: (due: Due) => Satang) =>
  dues.reduce((sum, due) => sum + part(due), 0);

export function contractSums(contract: Counted, day: string): ContractSums {
  const dues = inSatang(contract.instalments);
  const paid = sumOf(dues, (due) => due.paid);
  const downPayment = dues.find(({ number }) => number === 0)?.paid ?? 0;
  const moves = movesAlong({ downPayment, instalments: paid - downPayment }, contract);
  const kept = shareOf(paid, contract.forfeiturePercent);
  const fees = sumOf(inSatang(contract.fees), (due) => due.amount - due.paid);
  const left = sumOf(dues, (due) => due.amount - due.paid);
  const staying = dues.filter(({ number }) => number <= staysUntil(dues, day));
  const isAllStaying = staying.length === dues.length;
  const rest = isAllStaying
    ? left
    : sumOf(staying, (due) => due.amount) + payingOff(contract, staying.slice(1)) - paid;
  return {
    paid: toBaht(paid),
    kept: toBaht(kept),
    returned: toBaht(paid - kept),
    moves: toBaht(moves),
    notMoved: toBaht(paid - moves),
    isUpgradeOpen: isUpgradeOpen(contract, {
      instalmentsPaid: instalmentsPaid(dues),
      today: day,
      startsOn: contract.startsOn,
    }),
    fees: toBaht(fees),
    payOff: toBaht(rest + fees),
    saved: toBaht(left - rest),
  };
}

/** What is due by the day stays as it is, and what was paid ahead. */
function staysUntil(dues: readonly Due[], day: string): number {
  const due = dues.filter(({ number, dueOn }) => number > 0 && dueOn <= day).map(({ number }) => number);
  const ahead = dues
    .filter(({ number, paid }) => number > 0 && paid > 0)
    .map(({ number, amount, paid }) => (paid < amount ? number - 1 : number));
  return Math.max(0, ...due, ...ahead);
}

/** Pays off what is owed after those that stay, with the interest of one month. */
function payingOff(
  {
    contractPrice,
    downPayment,
    interestPercent,
  }: Pick<Counted, "contractPrice" | "downPayment" | "interestPercent">,
  staying: readonly Pick<Due, "amount">[],
): Satang {
  const owed = balanceAfter({ contractPrice, downPayment, interestPercent }, staying);
  return owed + Math.round((owed * interestPercent) / 1200);
}

function balanceAfter(
  {
    contractPrice,
    downPayment,
    interestPercent,
  }: Pick<Counted, "contractPrice" | "downPayment" | "interestPercent">,
  staying: readonly Pick<Due, "amount">[],
): Satang {
  let owed = toSatang(contractPrice) - toSatang(downPayment);
  for (const { amount } of staying) owed -= amount - Math.round((owed * interestPercent) / 1200);
  return owed;
}

/** New instalments from a number on, as many as are wanted, that pay the rest of the price off. */
export function reschedule(
  contract: Pick<Contract, "instalments" | "contractPrice" | "downPayment" | "interestPercent">,
  change: { fromNumber: number; months: number; firstDueOn: string },
): { dueOn: string; amount: number }[] {
  const staying = inSatang(contract.instalments).filter(
    ({ number }) => number > 0 && number < change.fromNumber,
  );
  const { instalments } = buildSchedule({
    price: balanceAfter(contract, staying),
    downPayment: 0,
    months: change.months,
    premiumPercent: 0,
    interestPercent: contract.interestPercent,
  });
  return instalments.map(({ payment }, index) => ({
    dueOn: monthsAfter(change.firstDueOn, index),
    amount: toBaht(payment),
  }));
}
