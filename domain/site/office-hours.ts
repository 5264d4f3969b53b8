/** The office hours, in Pattaya's time and as instants. */
import { pattayaDay, pattayaInstant, pattayaOffsetMs } from "../places/pattaya-time.ts";
import type { Hours } from "./settings/hours-schema.ts";

export type OfficeDay = { day: number; opens: Date; closes: Date } | { day: number; opens: null };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The seven days of the current week in Pattaya, Monday first. */
export function officeWeek(hours: Hours, now: Date): OfficeDay[] {
  const today = weekdayOf(now);
  return Array.from({ length: 7 }, (_, index) =>
    officeDay(hours, new Date(now.getTime() + (index + 1 - today) * dayMs)),
  );
}

/** The day in Pattaya to which an instant belongs. */
export function officeDay({ weekly, holidays }: Hours, instant: Date): OfficeDay {
  const day = weekdayOf(instant);
  const date = pattayaDay(instant);
  const open = holidays.includes(date) ? undefined : weekly.find(({ days }) => days.includes(day));
  const opens = open && pattayaInstant(`${date}T${open.opens}`);
  const closes = open && pattayaInstant(`${date}T${open.closes}`);
  return opens && closes ? { day, opens, closes } : { day, opens: null };
}

export function isOfficeOpen(hours: Hours, now: Date): boolean {
  return officeWeek(hours, now).some((day) => day.opens !== null && day.opens <= now && now < day.closes);
}

/** The holidays that are not over in Pattaya, the next one first. */
export function comingHolidays({ holidays }: Hours, now: Date): string[] {
  return holidays.filter((day) => day >= pattayaDay(now)).toSorted();
}

function weekdayOf(instant: Date): number {
  return new Date(instant.getTime() + pattayaOffsetMs).getUTCDay() || 7;
}

/** When the office should have answered what came in at an instant: by the end of its next hours that leave an hour. */
export function officeTarget({ weekly, holidays }: Hours, since: Date): Date | undefined {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const instant = new Date(since.getTime() + ahead * dayMs);
    const date = pattayaDay(instant);
    const open = holidays.includes(date)
      ? undefined
      : weekly.find(({ days }) => days.includes(weekdayOf(instant)));
    const closes = open && pattayaInstant(`${date}T${open.closes}`);
    if (closes && closes.getTime() - since.getTime() >= hourMs) return closes;
  }
  return undefined;
}
