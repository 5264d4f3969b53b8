/**
 * Formats a date by `Intl`, with two corrections: French says "1er janvier", and Thais count years by the Buddhist era.
 */
import { dateFormat } from "./intl-formats.ts";
import { type Locale, intlTags } from "./locales.ts";

const buddhistEra = 543;

export function formatDate(instant: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const tag = locale === "th" ? "th-TH-u-ca-buddhist" : intlTags[locale];
  const format = dateFormat(tag, options);
  if (locale !== "fr") return format.format(instant);
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
    .join("");
}

/** A day as data writes it: "2026-11-20". */
export function formatDay(day: string, locale: Locale): string {
  return formatDate(new Date(`${day}T00:00:00Z`), locale, { dateStyle: "long", timeZone: "UTC" });
}

/** A year alone, as one reads it of a building. */
export function formatYear(year: number, locale: Locale): string {
  return locale === "th" ? `พ.ศ. ${year + buddhistEra}` : String(year);
}
