/**
 * A date and a time in words. It is put together from parts, because versions of `Intl` join them differently, and
 * server and browser have different versions.
 */
import { formatDate } from "../../domain/languages/format-date.ts";
import type { Locale } from "../../domain/languages/locales.ts";

export function formatMoment(instant: Date, locale: Locale, timeZone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatDate(instant, locale, timeZone ? { ...options, timeZone } : options);
  // French has no comma after the weekday.
  const day = [part({ weekday: "long" }), part({ dateStyle: "long" })].join(locale === "fr" ? " " : ", ");
  return `${day}, ${part({ hour: "2-digit", minute: "2-digit" })}`;
}
