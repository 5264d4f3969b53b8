/**
 * Which days a date may be. Thai calendars count years from the Buddha's death, 543 more than the others, so 2569 most
 * likely means 2026.
 */
import * as v from "valibot";

const buddhistYears = 543;
const dayMs = 86_400_000;

/** Years before and after today. Payments are entered when they have come. */
const dayWindows = {
  contractStart: { back: 20, ahead: 5 },
  paidOn: { back: 20, ahead: 0 },
  viewing: { back: 1, ahead: 2 },
  reminder: { back: 0, ahead: 10 },
  sendLater: { back: 0, ahead: 1 },
  verifiedOn: { back: 20, ahead: 0 },
  exclusiveUntil: { back: 5, ahead: 10 },
} as const;
export type DayWindow = keyof typeof dayWindows;

export type DayProblem =
  | { kind: "noSuchDay" }
  | { kind: "buddhistYear"; year: number }
  | { kind: "outside"; from: string; until: string };

/** `day` is `2026-12-01`. A day more on both sides allows for every time zone. */
export function judgeDay(day: string, window: DayWindow, now: Date): DayProblem | undefined {
  if (!isInCalendar(day)) return { kind: "noSuchDay" };
  const { back, ahead } = dayWindows[window];
  const from = shift(now, -back, -1);
  const until = shift(now, ahead, 1);
  if (day >= from && day <= until) return undefined;
  const year = meantYear(Number(day.slice(0, 4)), Number(from.slice(0, 4)), Number(until.slice(0, 4)));
  return year === undefined ? { kind: "outside", from, until } : { kind: "buddhistYear", year };
}

/** The year that a year of the Thai calendar means, if that one is likely. */
export function meantYear(typed: number, from: number, until: number): number | undefined {
  const year = typed - buddhistYears;
  return year >= from && year <= until ? year : undefined;
}

/** `2026-02-31` is not. */
export function isInCalendar(day: string): boolean {
  const date = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function shift(now: Date, years: number, days: number): string {
  const date = new Date(now.getTime() + days * dayMs);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

function describe(problem: DayProblem): string {
  if (problem.kind === "noSuchDay") return "There is no such day.";
  if (problem.kind === "buddhistYear") return askYear(problem.year);
  return `Must be between ${problem.from} and ${problem.until}.`;
}

export function askYear(year: number): string {
  return `Did you mean ${year}?`;
}

export const dayWithin = (window: DayWindow) => v.pipe(v.string(), v.rawCheck(checkDay(window)));
export const instantWithin = (window: DayWindow) =>
  v.pipe(v.string(), v.isoTimestamp(), v.rawCheck(checkDay(window)));

function checkDay(window: DayWindow) {
  return ({ dataset, addIssue }: v.RawCheckContext<string>) => {
    const problem = dataset.typed && judgeDay(dataset.value.slice(0, 10), window, new Date());
    if (problem) addIssue({ message: describe(problem) });
  };
}
