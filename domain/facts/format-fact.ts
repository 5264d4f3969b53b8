/** A fact as a reader of one language expects it: numbers, ranges, units and dates by `Intl`. */
import { formatDate } from "./format-date.ts";
import type { Fact, FactRange, FactUnit } from "./facts/fact.ts";
import { intlTags, type Locale } from "./locales.ts";
import { moneyOptions } from "./money.ts";

type NumberUnit = Exclude<FactUnit, "date">;

const percent: Intl.NumberFormatOptions = { style: "percent", maximumFractionDigits: 2 };

function optionsOf(unit: NumberUnit, locale: Locale): Intl.NumberFormatOptions {
  switch (unit) {
    case "percent":
      return percent;
    case "THB":
    case "THB per sqm":
    case "THB per sqm a month":
      return moneyOptions("THB", locale);
    case "hours":
    case "days":
    case "months":
    case "years":
      return { style: "unit", unit: unit.slice(0, -1), unitDisplay: "long" };
    case "count":
      return {};
    // In a text that a visitor chose no currency for, a dollar says whose it is: "US$".
    default:
      return { style: "currency", currency: unit, maximumFractionDigits: 0 };
  }
}

/** What follows the amount where `Intl` has no unit for it. */
const perArea: Record<Locale, { once: string; monthly: string }> = {
  en: { once: " per sqm", monthly: " per sqm a month" },
  th: { once: " ต่อ ตร.ม.", monthly: " ต่อ ตร.ม. ต่อเดือน" },
  zh: { once: "/平方米", monthly: "/平方米/月" },
  ru: { once: " за м²", monthly: " за м² в месяц" },
  de: { once: " je m²", monthly: " je m² im Monat" },
  fr: { once: " par m²", monthly: " par m² et par mois" },
};

/** Chinese texts set digits and letters apart from characters with a space ("48 小时"), which `Intl` does not. */
function formatNumber(value: number | FactRange, options: Intl.NumberFormatOptions, locale: Locale): string {
  const written = writeNumber(value, options, locale);
  return locale === "zh" ? written.replace(/(\d)(\p{Script=Han})/u, "$1 $2") : written;
}

/** `Intl`'s own ranges repeat the sign in some languages ("2% – 5%"); here it is written once: "2–5%". */
function writeNumber(value: number | FactRange, options: Intl.NumberFormatOptions, locale: Locale): string {
  const divisor = options.style === "percent" ? 100 : 1;
  const format = new Intl.NumberFormat(intlTags[locale], options);
  if (typeof value === "number") return format.format(value / divisor);
  const plain = new Intl.NumberFormat(intlTags[locale], { maximumFractionDigits: 2 });
  const upper = plain.format(value.to);
  return format.format(value.to / divisor).replace(upper, `${plain.format(value.from)}–${upper}`);
}

export function formatDay(day: string, locale: Locale): string {
  return formatDate(new Date(`${day}T00:00:00Z`), locale, { dateStyle: "long", timeZone: "UTC" });
}

export function formatFact(fact: Fact, locale: Locale): string {
  if (fact.unit === "date") return formatDay(fact.value, locale);
  const amount = formatNumber(fact.value, optionsOf(fact.unit, locale), locale);
  if (fact.unit === "THB per sqm") return amount + perArea[locale].once;
  if (fact.unit === "THB per sqm a month") return amount + perArea[locale].monthly;
  return amount;
}

/** The number alone, for languages that inflect the unit: "nach 30 Jahren". */
export function formatFactNumber(fact: Fact, locale: Locale): string {
  if (fact.unit === "date") return formatDay(fact.value, locale);
  return formatNumber(fact.value, { maximumFractionDigits: 2 }, locale);
}

export function formatBaht(amount: number | FactRange, locale: Locale): string {
  return formatNumber(amount, moneyOptions("THB", locale), locale);
}

export function formatPercent(value: number, locale: Locale): string {
  return formatNumber(value, percent, locale);
}
