import { formatDate } from "../../domain/languages/format-date.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { pattayaZone } from "../../domain/places/pattaya-time.ts";

/** Weekday, day and time on the office's clock, as the language writes them. */
export function inPattaya(moment: string | Date, locale: Locale): string {
  return formatDate(new Date(moment), locale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: pattayaZone,
  });
}
