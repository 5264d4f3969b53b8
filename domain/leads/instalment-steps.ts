/** When a buyer gets a letter about an instalment, in days from the day on which it is due. */

export const instalmentSteps = ["before", "on_day", "after_3", "after_10", "after_30"] as const;
type InstalmentStep = (typeof instalmentSteps)[number];

/** A letter that could not be added on its day is still added on the next two. Later it would be old news. */
const graceDays = 2;

/**
 * A contract from before is entered with payments of the past still to be typed. So long no letter tells of what was due
 * before it was entered, as is_reminded() says in the database.
 */
export const daysToEnterPayments = 7;

/**
 * A payment that came longer ago, and before its contract was entered, has its receipt without a letter, and an entry that
 * happened then is told to nobody: issue_receipt(), add_contract_letter().
 */
export const daysOfLateLetters = 30;

type StepDays = { step: InstalmentStep; from: number; to: number };

/** `from` and `to` are the first and last day of the step, counted from the due day. No two steps share a day. */
export function stepDays(daysBefore: number): StepDays[] {
  return [
    { step: "before", from: -daysBefore, to: -1 },
    { step: "on_day", from: 0, to: 0 },
    after("after_3", 3),
    after("after_10", 10),
    after("after_30", 30),
  ];
}

function after(step: InstalmentStep, days: number): StepDays {
  return { step, from: days, to: days + graceDays };
}
