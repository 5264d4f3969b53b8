/** A home in a letter: its news, its name, its sums, its size and its place in the reader's language. */
import { formatMoney } from "../../domain/languages/money.ts";
import { formatNumber } from "../../domain/languages/numbers.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { CardListing } from "../../domain/listings/card-listing.ts";
import { cardOfRow } from "../../domain/listings/listing-row.ts";
import { shareFile } from "../../domain/listings/picture-files.ts";
import { areaNames } from "../../domain/places/area-names.ts";
import { isAreaSlug } from "../../domain/places/areas.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import type { ToldHome } from "./told-letter.ts";

export type DescribedHome = { news: string; title: string; lines: string[]; picture?: string };

export function describeHome(
  home: ToldHome,
  locale: Locale,
  siteUrl: string,
  texts: LetterTexts,
): DescribedHome {
  const card = cardOfRow(home.card);
  const [cover] = card.images;
  const size = card.squareMeters === null ? undefined : sizeOf(card.squareMeters, locale, texts);
  return {
    news: newsOf(home, texts),
    title: titleOf(card, locale, texts),
    lines: [
      ...(home.news === "gone" ? [] : sumsOf(home, locale, texts)),
      [size, placeOf(card, locale)].filter(Boolean).join(" · "),
    ].filter(Boolean),
    ...(cover && { picture: siteUrl + shareFile(cover) }),
  };
}

function newsOf({ news, price, rent, oldPrice, oldRent }: ToldHome, texts: LetterTexts): string {
  if (news === "new") return texts.alertNew;
  if (news === "gone") return texts.alertGone;
  // A home that was to let alone has had no price either.
  if (price !== null && oldPrice === null && (oldRent === null || rent === null))
    return texts.alertPriceGiven;
  const change = changeOf(oldPrice, price) || changeOf(oldRent, rent);
  return change > 0 ? texts.alertPriceUp : texts.alertPriceDown;
}

/** A sum that came or went is neither higher nor lower. */
function changeOf(before: number | null, now: number | null): number {
  return before === null || now === null ? 0 : now - before;
}

/** As on our pages: the seller's own title or its translation in the reader's language, else a name from the facts. */
function titleOf(card: CardListing, locale: Locale, texts: LetterTexts): string {
  if (card.language === locale) return card.title;
  const kind = card.type.startsWith("house") ? texts.alertHouse : texts.alertCondo;
  const facts = [
    kind,
    card.squareMeters === null ? undefined : sizeOf(card.squareMeters, locale, texts),
    card.address.state || placeOf(card, locale),
  ];
  return card.translations[locale]?.title ?? facts.filter(Boolean).join(", ");
}

function sizeOf(squareMeters: number, locale: Locale, texts: LetterTexts): string {
  return fillLetter(texts.alertSize, { size: formatNumber(squareMeters, locale) });
}

function placeOf(card: CardListing, locale: Locale): string | undefined {
  return isAreaSlug(card.area) ? areaNames[locale][card.area] : card.address.city[0];
}

function sumsOf(home: ToldHome, locale: Locale, texts: LetterTexts): string[] {
  const { news, price, rent, oldPrice, oldRent, monthly, isExample } = home;
  const baht = (sum: number) => formatMoney(sum, "THB", locale);
  const withOld = (now: number, before: number | null) =>
    news === "price" && before !== null && before !== now
      ? fillLetter(texts.alertWas, { price: baht(now), before: baht(before) })
      : baht(now);
  const lines: string[] = [];
  if (price !== null) lines.push(withOld(price, oldPrice));
  else if (rent === null) lines.push(texts.alertOnRequest);
  const isLet = home.card.status.includes("for-rent");
  if (rent !== null && isLet) {
    lines.push(fillLetter(texts.alertRent, { amount: withOld(rent, oldRent) }));
  } else if (monthly !== null) {
    const text = isExample ? texts.alertMonthlyExample : texts.alertMonthly;
    lines.push(fillLetter(text, { amount: baht(Math.round(monthly)) }));
  }
  return lines;
}
