import { formatDate } from "../../domain/languages/format-date.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { pattayaZone } from "../../domain/places/pattaya-time.ts";

/** Day and time on the office's clock, as the language writes them. */
export function inPattaya(moment: string | Date, locale: Locale): string {
  return formatDate(new Date(moment), locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: pattayaZone,
  });
}
