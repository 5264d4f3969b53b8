/** Every text that an owner may write, by the page that shows it, with what there is to say of each language. */
import { type Locale, locales } from "../../domain/languages/locales.ts";
import { shippedFacts } from "../../domain/facts/facts.ts";
import { findFact } from "../../domain/facts/find-fact.ts";
import { formatFact } from "../../domain/facts/format-fact.ts";
import { isOwnEntry } from "../../domain/texts/collections.ts";
import { type ChangedText, marksOf } from "../../domain/texts/marks.ts";
import type { TextBody } from "../../domain/texts/text-bodies.ts";
import { type TextKind, pageOf, textPages } from "../../domain/texts/text-kinds.ts";
import type { ListedText, TextMark, TextsOverview } from "../../domain/texts/texts-api.ts";
import { type ShippedTexts, keyOfText } from "./shipped-texts.ts";

const longestTitle = 120;

export function listTexts(
  shipped: Record<Locale, ShippedTexts>,
  changed: readonly ChangedText[],
  now: Date,
): TextsOverview["pages"] {
  const ofText = Map.groupBy(changed, ({ kind, name }) => keyOfText(kind as TextKind, name));
  const added = changed.filter(({ name }) => isOwnEntry(name));
  const keys = new Set([
    // Some plural forms exist in other languages only.
    ...["en" as const, ...locales].flatMap((locale) => [...shipped[locale].keys()]),
    ...added.map(({ kind, name }) => keyOfText(kind as TextKind, name)),
  ]);
  const texts = [...keys].map((key): ListedText => {
    const [kind = "", name = ""] = key.split(" ");
    const rows = ofText.get(key) ?? [];
    const body = locales.map((locale) => shipped[locale].get(key)).find((one) => one !== undefined);
    const marks: ListedText["marks"] = {};
    for (const locale of locales) {
      const isNeeded = shipped[locale].has(key) || isOwnEntry(name);
      const own: TextMark[] = isNeeded ? marksOf(rows, locale, now) : [];
      if (own.length > 0) marks[locale] = own;
    }
    return {
      kind: kind as TextKind,
      name,
      title: titleOf(kind, name, body) || titleOfEntry(rows) || name,
      marks,
    };
  });
  return textPages.map((page) => ({
    page,
    texts: texts
      .filter(({ kind, name }) => pageOf(kind, name) === page)
      // What orders a collection stands above its entries.
      .toSorted((one, other) => Number(other.kind === "list") - Number(one.kind === "list")),
  }));
}

function titleOfEntry(rows: readonly ChangedText[]): string {
  const english = rows.find(({ locale }) => locale === "en");
  return ((english ?? rows[0])?.title ?? "").slice(0, longestTitle);
}

function titleOf(kind: string, name: string, body: TextBody | undefined): string {
  if (kind === "fact")
    return `${name.replaceAll("-", " ")}: ${formatFact(findFact(shippedFacts, name), "en")}`;
  return (Object.values(body ?? {})[0] ?? "").slice(0, longestTitle);
}
