/** Formats facts for one language: numbers, ranges, units and dates by `Intl`. */
import { formatDay } from "../languages/format-date.ts";
import type { Fact, FactRange, FactUnit } from "./fact.ts";
import { numberFormat } from "../languages/intl-formats.ts";
import { intlTags, type Locale } from "../languages/locales.ts";
import { formatMoney, moneyOptions, spaceHan } from "../languages/money.ts";

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
    // Texts do not follow the visitor's chosen currency, so a dollar names its country: "US$".
    default:
      return { style: "currency", currency: unit, maximumFractionDigits: 0 };
  }
}

/** The unit after the amount where `Intl` has none. */
const perArea: Record<Locale, { once: string; monthly: string }> = {
  en: { once: " per sqm", monthly: " per sqm a month" },
  th: { once: " ต่อ ตร.ม.", monthly: " ต่อ ตร.ม. ต่อเดือน" },
  zh: { once: "/平方米", monthly: "/平方米/月" },
  ru: { once: " за м²", monthly: " за м² в месяц" },
  de: { once: " je m²", monthly: " je m² im Monat" },
  fr: { once: " par m²", monthly: " par m² et par mois" },
};

function formatNumber(value: number | FactRange, options: Intl.NumberFormatOptions, locale: Locale): string {
  // An owner may narrow a range to one figure.
  const shown = typeof value === "object" && value.from === value.to ? value.to : value;
  return spaceHan(writeNumber(shown, options, locale), locale);
}

/** `Intl` repeats the sign of a range in some languages ("2% – 5%"). Here it appears once: "2–5%". */
function writeNumber(value: number | FactRange, options: Intl.NumberFormatOptions, locale: Locale): string {
  const divisor = options.style === "percent" ? 100 : 1;
  const format = numberFormat(intlTags[locale], options);
  if (typeof value === "number") return format.format(value / divisor);
  const plain = numberFormat(intlTags[locale], { maximumFractionDigits: 2 });
  const upper = plain.format(value.to);
  return format.format(value.to / divisor).replace(upper, `${plain.format(value.from)}–${upper}`);
}

export function formatFact(fact: Fact, locale: Locale): string {
  if (fact.unit === "date") return formatDay(fact.value, locale);
  if (fact.unit === "THB") return formatBaht(fact.value, locale);
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

/** As prices are written everywhere: "245 万泰铢" in a text too. */
export function formatBaht(amount: number | FactRange, locale: Locale): string {
  if (typeof amount === "number") return formatMoney(amount, "THB", locale);
  return formatNumber(amount, moneyOptions("THB", locale), locale);
}

export function formatMonths(count: number, locale: Locale): string {
  return formatNumber(count, optionsOf("months", locale), locale);
}

export function formatPercent(value: number, locale: Locale): string {
  return formatNumber(value, percent, locale);
}
