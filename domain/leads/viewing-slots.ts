/** When a home can be shown: whole hours within the office hours of the coming days, in Pattaya. */
import type { TakenViewing } from "../api.ts";
import { pattayaDay, pattayaOffsetMs } from "../places/pattaya-time.ts";
import { officeDay } from "../site/office-hours.ts";
import type { Hours } from "../site/settings/hours-schema.ts";

export const slotMinutes = 60;
const slotMs = slotMinutes * 60_000;
/** Somebody has to find the key and drive there. */
const noticeMs = 3 * 3_600_000;
const daysAhead = 14;
/** Of a home's times, so that mailboxes made for it can never take them all. */
const heldShare = 0.25;
const dayMs = 86_400_000;

/** `day` is the date in Pattaya, such as `2026-12-01`. */
export type SlotDay = { day: string; slots: Date[] };

/** The open days from now on, each with its slots. Closed days and days without a slot left are not in it. */
export function viewingDays(hours: Hours, now: Date): SlotDay[] {
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const instant = new Date(now.getTime() + ahead * dayMs);
    return { day: pattayaDay(instant), slots: slotsOf(hours, instant, now) };
  }).filter(({ slots }) => slots.length > 0);
}

function slotsOf(hours: Hours, instant: Date, now: Date): Date[] {
  const office = officeDay(hours, instant);
  if (office.opens === null) return [];
  const slots: Date[] = [];
  for (let start = office.opens.getTime(); start + slotMs <= office.closes.getTime(); start += slotMs) {
    if (start >= now.getTime() + noticeMs) slots.push(new Date(start));
  }
  return slots;
}

export function isViewingSlot(hours: Hours, starts: Date, now: Date): boolean {
  return viewingDays(hours, now).some(({ slots }) =>
    slots.some((slot) => slot.getTime() === starts.getTime()),
  );
}

/** How many times of one home visitors may hold together until the office confirms. */
export function mostHolds(hours: Hours, now: Date): number {
  const offered = viewingDays(hours, now).reduce((sum, { slots }) => sum + slots.length, 0);
  return Math.ceil(offered * heldShare);
}

export function isTaken(slot: Date, taken: readonly TakenViewing[]): boolean {
  return taken.some(({ startsAt, minutes }) => {
    const start = new Date(startsAt).getTime();
    return start < slot.getTime() + slotMs && slot.getTime() < start + minutes * 60_000;
  });
}

/** As a form sends it: `2026-12-01T10:00`, in Pattaya. */
export function slotValue(slot: Date): string {
  return new Date(slot.getTime() + pattayaOffsetMs).toISOString().slice(0, 16);
}
