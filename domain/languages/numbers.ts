/** Numbers as people of each language write them. */
import { type Locale, intlTags } from "./locales.ts";

const styles = {
  plain: {},
  /** With its hundredths. */
  exact: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  /** "2.4M". */
  short: { notation: "compact", maximumFractionDigits: 1 },
  /** Of a part of one. */
  percent: { style: "percent", maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Making a format costs a hundred times what using it does, and `toLocaleString` makes one each time. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, locale: Locale, style: keyof typeof styles = "plain"): string {
  const known = formats.get(locale + style);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat(intlTags[locale], styles[style]);
  formats.set(locale + style, made);
  return made.format(value);
}
