/**
 * The cost of a plan, month by month, in whole satang: a schedule sums to its price exactly, and the balance never
 * falls below zero. The terms of an offer are passed in.
 */

/** Hundredths of a baht, always a whole number. */
export type Satang = number;

export const toSatang = (baht: number): Satang => Math.round(baht * 100);
export const toBaht = (satang: Satang): number => satang / 100;

/** `percent` of an amount, to the nearest satang. */
export const shareOf = (amount: Satang, percent: number): Satang => Math.round((amount * percent) / 100);

/** Rent-to-own usually has a premium and no interest; seller finance and banks have interest and no premium. */
export type Plan = {
  /** Today's cash price. */
  price: Satang;
  downPayment: Satang;
  months: number;
  /** Added to the price for paying over time. */
  premiumPercent: number;
  /** Per year, on the balance still owed. */
  interestPercent: number;
};

type Instalment = {
  month: number;
  payment: Satang;
  interest: Satang;
  /** The part that goes towards the price. */
  credited: Satang;
  balance: Satang;
};

export type Schedule = {
  /** The price in the contract: today's price plus the premium. */
  contractPrice: Satang;
  downPayment: Satang;
  instalments: readonly Instalment[];
};

export function contractPriceOf(plan: Plan): Satang {
  return plan.price + shareOf(plan.price, plan.premiumPercent);
}

/** Equal instalments, except that the last one absorbs the rounding. */
export function buildSchedule(plan: Plan): Schedule {
  const contractPrice = contractPriceOf(plan);
  const downPayment = Math.min(plan.downPayment, contractPrice);
  const financed = contractPrice - downPayment;
  const level = levelPayment(financed, plan.months, plan.interestPercent);
  const instalments: Instalment[] = [];
  const months = financed > 0 ? plan.months : 0;
  let balance = financed;
  for (let month = 1; month <= months; month += 1) {
    const interest = Math.round((balance * plan.interestPercent) / 1200);
    const credited =
      month === months ? balance : Math.min(Math.max(Math.round(level) - interest, 0), balance);
    balance -= credited;
    instalments.push({ month, payment: interest + credited, interest, credited, balance });
  }
  return { contractPrice, downPayment, instalments };
}

/** The annuity formula, before rounding. */
function levelPayment(financed: Satang, months: number, interestPercent: number): number {
  const rate = interestPercent / 1200;
  return rate === 0 ? financed / months : (financed * rate) / (1 - (1 + rate) ** -months);
}

export type Position = {
  month: number;
  /** Everything paid: the down payment and the instalments with their interest. */
  paidIn: Satang;
  /** The part of `paidIn` that goes towards the price. */
  credited: Satang;
  interest: Satang;
  balance: Satang;
};

/** The buyer's position after `month` instalments; 0 is the day the buyer gets the keys. */
export function positionAfter(schedule: Schedule, month: number): Position {
  const paid = schedule.instalments.slice(0, Math.max(0, month));
  const interest = paid.reduce((sum, one) => sum + one.interest, 0);
  const credited = schedule.downPayment + paid.reduce((sum, one) => sum + one.credited, 0);
  return {
    month: paid.length,
    paidIn: credited + interest,
    credited,
    interest,
    balance: schedule.contractPrice - credited,
  };
}

export function totalPaid(schedule: Schedule): Satang {
  return positionAfter(schedule, schedule.instalments.length).paidIn;
}

/** How much a buyer who stops after `month` instalments loses, and how much is returned. */
export function stoppingAfter(
  schedule: Schedule,
  month: number,
  forfeiturePercent: number,
): { lost: Satang; returned: Satang } {
  const { paidIn } = positionAfter(schedule, month);
  const lost = shareOf(paidIn, forfeiturePercent);
  return { lost, returned: paidIn - lost };
}
