/** The office hours, in Pattaya's time and as instants. */
import { pattayaInstant } from "../places/pattaya-time.ts";
import type { Hours } from "./settings/hours-schema.ts";

export type OfficeDay = { day: number; opens: Date; closes: Date } | { day: number; opens: null };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The seven days of the current week in Pattaya, Monday first. */
export function officeWeek({ weekly, holidays }: Hours, now: Date): OfficeDay[] {
  const today = pattayaDay(now);
  return Array.from({ length: 7 }, (_, index) => {
    const day = index + 1;
    const date = pattayaDate(new Date(now.getTime() + (day - today) * dayMs));
    const open = holidays.includes(date) ? undefined : weekly.find(({ days }) => days.includes(day));
    const opens = open && pattayaInstant(`${date}T${open.opens}`);
    const closes = open && pattayaInstant(`${date}T${open.closes}`);
    return opens && closes ? { day, opens, closes } : { day, opens: null };
  });
}

export function isOfficeOpen(hours: Hours, now: Date): boolean {
  return officeWeek(hours, now).some((day) => day.opens !== null && day.opens <= now && now < day.closes);
}

/** The holidays that are not over in Pattaya, the next one first. */
export function comingHolidays({ holidays }: Hours, now: Date): string[] {
  return holidays.filter((day) => day >= pattayaDate(now)).toSorted();
}

const pattayaOffsetMs = 7 * 3_600_000;

/** The date in Pattaya, `YYYY-MM-DD`. */
function pattayaDate(instant: Date): string {
  return new Date(instant.getTime() + pattayaOffsetMs).toISOString().slice(0, 10);
}

function pattayaDay(instant: Date): number {
  return new Date(instant.getTime() + pattayaOffsetMs).getUTCDay() || 7;
}

/** When the office should have answered what came in at an instant: by the end of its next hours that leave an hour. */
export function officeTarget({ weekly, holidays }: Hours, since: Date): Date | undefined {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const instant = new Date(since.getTime() + ahead * dayMs);
    const date = pattayaDate(instant);
    const open = holidays.includes(date)
      ? undefined
      : weekly.find(({ days }) => days.includes(pattayaDay(instant)));
    const closes = open && pattayaInstant(`${date}T${open.closes}`);
    if (closes && closes.getTime() - since.getTime() >= hourMs) return closes;
  }
  return undefined;
}
