/**
 * A day and a time in words. Put together from parts: how `Intl` joins a date to a time changes between versions,
 * and the server's version is not the browser's.
 */
import { type Locale, intlTags } from "../domain/locales.ts";

export function formatMoment(instant: Date, locale: Locale, timeZone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTags[locale], timeZone ? { ...options, timeZone } : options).format(instant);
  return [
    part({ weekday: "long" }),
    part({ dateStyle: "long" }),
    part({ hour: "2-digit", minute: "2-digit" }),
  ].join(", ");
}
