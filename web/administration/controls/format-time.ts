/** Times and durations, short enough for a list. */
import { formatDate } from "../../../domain/languages/format-date.ts";
import { pattayaDay, pattayaZone } from "../../../domain/places/pattaya-time.ts";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";

/** On Pattaya's clock, wherever the reader is: what is typed here is meant so too. */
export function formatTime(instant: string, locale: Locale): string {
  return formatDate(new Date(instant), locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: pattayaZone,
  });
}

/** Its day alone. */
export function formatPattayaDay(instant: string, locale: Locale): string {
  return formatDate(new Date(instant), locale, { dateStyle: "medium", timeZone: pattayaZone });
}

/** The time of today, and the day too of what is older. */
export function formatMoment(instant: string, locale: Locale): string {
  const at = new Date(instant);
  const isToday = pattayaDay(at) === pattayaDay(new Date());
  return isToday
    ? formatDate(at, locale, { timeStyle: "short", timeZone: pattayaZone })
    : formatTime(instant, locale);
}

const minute = 60;
const hour = 3_600;

/** The two largest units: "48 sec", "3 min 5 sec", "2 hr 10 min". */
export function formatDuration(seconds: number, locale: Locale): string {
  const parts = [
    { unit: "hour", amount: Math.floor(seconds / hour) },
    { unit: "minute", amount: Math.floor((seconds % hour) / minute) },
    { unit: "second", amount: seconds < hour ? seconds % minute : 0 },
  ].filter(({ amount }) => amount > 0);
  const shown = parts.length > 0 ? parts : [{ unit: "second", amount: 0 }];
  return shown
    .map(({ unit, amount }) =>
      new Intl.NumberFormat(intlTags[locale], { style: "unit", unit, unitDisplay: "short" }).format(amount),
    )
    .join(" ");
}
