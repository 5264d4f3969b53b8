/** When something happened and how long it took, short enough for a list. */
import { formatDate } from "../../../domain/format-date.ts";
import { type Locale, intlTags } from "../../../domain/locales.ts";

export function formatTime(instant: string, locale: Locale): string {
  return formatDate(new Date(instant), locale, { dateStyle: "medium", timeStyle: "short" });
}

const minute = 60;
const hour = 3_600;

/** The two largest units: "48 sec", "3 min 5 sec", "2 hr 10 min". */
export function formatDuration(seconds: number, locale: Locale): string {
  const write = (amount: number, unit: "hour" | "minute" | "second") =>
    new Intl.NumberFormat(intlTags[locale], { style: "unit", unit, unitDisplay: "short" }).format(amount);
  if (seconds < minute) return write(seconds, "second");
  const parts =
    seconds < hour
      ? [write(Math.floor(seconds / minute), "minute"), write(seconds % minute, "second")]
      : [write(Math.floor(seconds / hour), "hour"), write(Math.floor((seconds % hour) / minute), "minute")];
  return parts.join(" ");
}
