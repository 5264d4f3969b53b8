/** Formats numbers for each language. */
import { type Locale, intlTags } from "./locales.ts";

const styles = {
  plain: {},
  /** With two decimals. */
  exact: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  /** With one decimal. */
  tenths: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  /** Takes a fraction: 0.25 becomes "25%". */
  percent: { style: "percent", maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Creating a format costs a hundred times as much as using it, and `toLocaleString` creates one each time. */
const formats = new Map<string, Intl.NumberFormat>();

const million = 1_000_000;
/** From here on Thais speak of parts of a million. */
const shortFrom = 100_000;

/** "2.4m", "245万": for charts and maps. `Intl` writes no ล้าน. */
export function formatShort(value: number, locale: Locale, digits = 1): string {
  const inMillions = locale === "th" && Math.abs(value) >= shortFrom;
  const key = `${locale}short${digits}${inMillions}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(intlTags[locale], {
      ...(!inMillions && { notation: "compact" }),
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return inMillions ? `${format.format(value / million)} ล้าน` : format.format(value);
}

export function formatNumber(value: number, locale: Locale, style: keyof typeof styles = "plain"): string {
  const known = formats.get(locale + style);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat(intlTags[locale], styles[style]);
  formats.set(locale + style, made);
  return made.format(value);
}
