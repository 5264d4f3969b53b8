/** A date in words as `Intl` writes it, but for one thing: French says "1er janvier" and `Intl` does not. */
import { type Locale, intlTags } from "./locales.ts";

export function formatDate(instant: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlTags[locale], options)
    .formatToParts(instant)
    .map(({ type, value }) => (locale === "fr" && type === "day" && value === "1" ? "1er" : value))
    .join("");
}
