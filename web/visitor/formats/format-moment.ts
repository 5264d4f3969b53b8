/**
 * A date and a time in words. It is put together from parts, because versions of `Intl` join them differently, and
 * server and browser have different versions.
 */
import { formatDate } from "../../../domain/languages/format-date.ts";
import type { Locale } from "../../../domain/languages/locales.ts";

export function formatMoment(instant: Date, locale: Locale, timeZone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatDate(instant, locale, timeZone ? { ...options, timeZone } : options);
  const weekday = part({ weekday: "long" });
  const day = part({ dateStyle: "long" });
  const time = part({ hour: "2-digit", minute: "2-digit" });
  if (locale === "th") return `${weekday}ที่ ${day} เวลา ${time} น.`;
  if (locale === "zh") return `${day}${weekday} ${time}`;
  // French has no comma after the weekday.
  return `${weekday}${locale === "fr" ? " " : ", "}${day}, ${time}`;
}
