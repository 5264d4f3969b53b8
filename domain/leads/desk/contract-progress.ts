/** How far a contract has come: what is paid and left, what moves along, when the upgrade opens. In baht. */
import { instalmentsPaid, isUpgradeOpen, movesAlong, opensAtTheEarliest } from "../../finance/carry-over.ts";
import { shareOf, toBaht, toSatang } from "../../finance/finance.ts";
import { pattayaDay } from "../../places/pattaya-time.ts";
import type { Contract } from "./lead-details.ts";

type Progress = {
  paid: number;
  /** Late fees included. */
  left: number;
  /** It moves once the upgrade is open. */
  movesAlong: number;
  /** What the buyer would lose by stopping now. */
  lostOnStopping: number;
  instalmentsPaid: number;
  opensOn: string;
  isUpgradeOpen: boolean;
  nextUnpaid: Contract["instalments"][number] | undefined;
  /** What is still open of it. */
  nextOwed: number;
};

/** Late fees too: only the transfer of ownership comes then. */
export function isAllPaid({ instalments, fees }: Pick<Contract, "instalments" | "fees">): boolean {
  return [...instalments, ...fees].every(({ amount, paid }) => paid >= amount);
}

/** The same of the sums that a receipt keeps. `kept` is null if the contract had ended by then. */
export function isPaidOff({ left, kept }: { left: number; kept: number | null }): boolean {
  return left === 0 && kept !== null;
}

export function contractProgress(
  contract: Pick<
    Contract,
    | "instalments"
    | "fees"
    | "startsOn"
    | "upgradeAfterMonths"
    | "carryOverPercent"
    | "downPaymentCounts"
    | "forfeiturePercent"
  >,
  now: Date,
): Progress {
  const { instalments, startsOn } = contract;
  const dues = instalments.map(({ number, amount, paid }) => ({
    number,
    amount: toSatang(amount),
    paid: toSatang(paid),
  }));
  const downPayment = dues.find(({ number }) => number === 0)?.paid ?? 0;
  const paid = dues.reduce((sum, due) => sum + due.paid, 0);
  const left = [...instalments, ...contract.fees].reduce(
    (sum, due) => sum + toSatang(due.amount) - toSatang(due.paid),
    0,
  );
  const reached = { instalmentsPaid: instalmentsPaid(dues), today: pattayaDay(now), startsOn };
  const nextUnpaid = instalments.find((one) => one.paid < one.amount);
  return {
    paid: toBaht(paid),
    left: toBaht(left),
    movesAlong: toBaht(movesAlong({ downPayment, instalments: paid - downPayment }, contract)),
    lostOnStopping: toBaht(shareOf(paid, contract.forfeiturePercent)),
    instalmentsPaid: reached.instalmentsPaid,
    opensOn: opensAtTheEarliest(startsOn, contract),
    isUpgradeOpen: isUpgradeOpen(contract, reached),
    nextUnpaid,
    nextOwed: nextUnpaid ? toBaht(toSatang(nextUnpaid.amount) - toSatang(nextUnpaid.paid)) : 0,
  };
}
