/** What is written on a home's card, in the reader's language. */
import { formatMoney } from "../../languages/money.ts";
import { formatNumber } from "../../languages/numbers.ts";
import type { Locale } from "../../languages/locales.ts";
import { areaNames } from "../../places/area-names.ts";
import { isAreaSlug } from "../../places/areas.ts";
import { alertLetterTexts } from "../../texts/letters/alert-letter-texts.ts";
import { fillLetter } from "../../texts/letters/fill-letter.ts";
import type { Offer } from "../offer.ts";
import type { ShareCard } from "./share-card.ts";

/** Where letters have the same words, theirs are taken. */
type Words = Record<NonNullable<Offer["gone"]> | "down" | "sample", string>;

const words: Record<Locale, Words> = {
  en: { sold: "Sold", rented: "Rented", down: "{{amount}} down", sample: "Sample listing" },
  th: { sold: "ขายแล้ว", rented: "มีผู้เช่าแล้ว", down: "เงินดาวน์ {{amount}}", sample: "รายการตัวอย่าง" },
  zh: { sold: "已售", rented: "已租", down: "首付 {{amount}}", sample: "示例房源" },
  ru: { sold: "Продано", rented: "Сдано", down: "первый взнос {{amount}}", sample: "Пример объявления" },
  de: { sold: "Verkauft", rented: "Vermietet", down: "{{amount}} Anzahlung", sample: "Beispielangebot" },
  fr: { sold: "Vendu", rented: "Loué", down: "{{amount}} d’apport", sample: "Exemple d’annonce" },
};

export type ShareCardTexts = {
  place: string;
  title: string;
  price: string;
  /** Lines: the monthly sum with the down payment, and the rent of a home that is for sale too. */
  sums: readonly string[];
  /** Set on a home that is invented. */
  sample: string | undefined;
};

export function writeShareCard(card: ShareCard): ShareCardTexts {
  const { locale } = card;
  return {
    place: placeOf(card),
    title: card.title ?? nameOf(card),
    price: priceOf(card),
    sums: sumsOf(card),
    sample: card.isSample ? words[locale].sample : undefined,
  };
}

function placeOf({ building, area, city, locale }: ShareCard): string {
  const place = isAreaSlug(area) ? areaNames[locale][area] : city;
  return [building, place].filter(Boolean).join(" · ");
}

function nameOf({ isHouse, squareMeters, locale }: ShareCard): string {
  const { alertHouse, alertCondo, alertSize } = alertLetterTexts[locale];
  const size =
    squareMeters === null ? undefined : fillLetter(alertSize, { size: formatNumber(squareMeters, locale) });
  return [isHouse ? alertHouse : alertCondo, size].filter(Boolean).join(" · ");
}

function priceOf({ gone, price, rent, locale }: ShareCard): string {
  if (gone) return words[locale][gone];
  if (price !== null) return formatMoney(price, "THB", locale);
  return rent === null ? alertLetterTexts[locale].alertOnRequest : writeRent(rent, locale);
}

function sumsOf({ gone, price, rent, plan, locale }: ShareCard): string[] {
  if (gone) return [];
  const { alertMonthly, alertMonthlyExample } = alertLetterTexts[locale];
  const baht = (sum: number) => formatMoney(sum, "THB", locale);
  const monthly = plan?.isExample ? alertMonthlyExample : alertMonthly;
  return [
    ...(plan
      ? [
          `${fillLetter(monthly, { amount: baht(plan.monthly) })} · ${fillLetter(words[locale].down, { amount: baht(plan.down) })}`,
        ]
      : []),
    ...(rent !== null && price !== null ? [writeRent(rent, locale)] : []),
  ];
}

function writeRent(rent: number, locale: Locale): string {
  return fillLetter(alertLetterTexts[locale].alertRent, { amount: formatMoney(rent, "THB", locale) });
}
