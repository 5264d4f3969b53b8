/**
 * A day and a time in words. Put together from parts: how `Intl` joins a date to a time changes between versions,
 * and the server's version is not the browser's.
 */
import { formatDate } from "../domain/format-date.ts";
import type { Locale } from "../domain/locales.ts";

export function formatMoment(instant: Date, locale: Locale, timeZone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatDate(instant, locale, timeZone ? { ...options, timeZone } : options);
  // French sets no comma after the weekday.
  const day = [part({ weekday: "long" }), part({ dateStyle: "long" })].join(locale === "fr" ? " " : ", ");
  return `${day}, ${part({ hour: "2-digit", minute: "2-digit" })}`;
}
