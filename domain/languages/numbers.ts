/** Formats numbers for each language. */
import { numberFormat } from "./intl-formats.ts";
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

const million = 1_000_000;
/** From here on Thais speak of parts of a million. */
const shortFrom = 100_000;

/** "2.4m", "245万": for charts and maps. `Intl` writes no ล้าน. */
export function formatShort(value: number, locale: Locale, digits = 1): string {
  const inMillions = locale === "th" && Math.abs(value) >= shortFrom;
  const format = numberFormat(intlTags[locale], {
    ...(!inMillions && { notation: "compact" }),
    maximumFractionDigits: digits,
  });
  return inMillions ? `${format.format(value / million)} ล้าน` : format.format(value);
}

export function formatNumber(value: number, locale: Locale, style: keyof typeof styles = "plain"): string {
  return numberFormat(intlTags[locale], styles[style]).format(value);
}
