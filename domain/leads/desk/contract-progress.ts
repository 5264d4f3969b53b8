/** How far a contract has come: what carries over, when the upgrade opens, what is to be paid next. In baht. */
import { shareOf, toBaht, toSatang } from "../../finance/finance.ts";
import type { Contract } from "./lead-details.ts";

type Progress = {
  carriedOver: number;
  monthsToUpgrade: number;
  nextUnpaid: Contract["instalments"][number] | undefined;
  /** What is still open of it. */
  nextOwed: number;
};

/** A share of each paid instalment carries over; of the down payment none does. */
export function contractProgress(contract: Omit<Contract, "documents" | "payments">, now: Date): Progress {
  const { instalments, carryOverPercent, upgradeAfterMonths, startsOn } = contract;
  const carried = instalments
    .filter(({ number }) => number > 0)
    .reduce((sum, { paid }) => sum + shareOf(toSatang(paid), carryOverPercent), 0);
  const nextUnpaid = instalments.find(({ amount, paid }) => paid < amount);
  return {
    carriedOver: toBaht(carried),
    monthsToUpgrade: Math.max(0, upgradeAfterMonths - wholeMonths(startsOn, now)),
    nextUnpaid,
    nextOwed: nextUnpaid ? toBaht(toSatang(nextUnpaid.amount) - toSatang(nextUnpaid.paid)) : 0,
  };
}

const pattayaOffsetMs = 7 * 3_600_000;

/** Whole months from a day to this day in Pattaya. */
function wholeMonths(from: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const today = new Date(now.getTime() + pattayaOffsetMs);
  const months = (today.getUTCFullYear() - year) * 12 + (today.getUTCMonth() + 1 - month);
  return Math.max(0, today.getUTCDate() < day ? months - 1 : months);
}
