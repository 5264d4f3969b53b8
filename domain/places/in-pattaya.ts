/** How letters tell a moment: on the office's clock, wherever its reader is. */
import { formatDate } from "../languages/format-date.ts";
import type { Locale } from "../languages/locales.ts";
import { pattayaZone } from "./pattaya-time.ts";

/** Weekday, day and time, as the language writes them. */
export function inPattaya(moment: string | Date, locale: Locale): string {
  return formatDate(new Date(moment), locale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: pattayaZone,
  });
}

/** In both languages of the administration. */
export function inPattayaForOffice(moment: string | Date): { english: string; thai: string } {
  return {
    english: `${inPattaya(moment, "en")} (Pattaya time)`,
    thai: `${inPattaya(moment, "th")} (เวลาพัทยา)`,
  };
}
