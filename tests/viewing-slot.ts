/** A time at which the sample office shows homes: of a day counted from the first one offered. */
import { slotValue, viewingDays } from "../domain/leads/viewing-slots.ts";
import { defaultSite } from "../domain/site/site.ts";

export function viewingSlot(day: number, slot = 0): { starts: Date; value: string } {
  const starts = viewingDays(defaultSite.hours, new Date())[day]?.slots[slot];
  if (!starts) throw new Error(`No slot ${slot} on day ${day}.`);
  return { starts, value: slotValue(starts) };
}
