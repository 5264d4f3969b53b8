/** Every text that an owner may write, by the page that shows it, with its marks in each language. */
import { type Locale, locales } from "../../domain/languages/locales.ts";
import { shippedFacts } from "../../domain/facts/facts.ts";
import { findFact } from "../../domain/facts/find-fact.ts";
import { formatFact } from "../../domain/facts/format-fact.ts";
import { isOnlyTheOwners, isOwnEntry } from "../../domain/texts/collections.ts";
import { type ChangedText, marksOf } from "../../domain/texts/marks.ts";
import type { TextBody } from "../../domain/texts/text-bodies.ts";
import { type TextKind, pageOf, textPages } from "../../domain/texts/text-kinds.ts";
import type { ListedText, TextMark, TextsOverview } from "../../domain/texts/texts-api.ts";
import { type ShippedTexts, keyOfText } from "./shipped-texts.ts";

const longestTitle = 120;

export function listTexts(
  shipped: Record<Locale, ShippedTexts>,
  changed: readonly ChangedText[],
  buildings: readonly { slug: string; name: string }[],
  reader: Locale,
  now: Date,
): TextsOverview["pages"] {
  const ofText = Map.groupBy(changed, ({ kind, name }) => keyOfText(kind as TextKind, name));
  const added = changed.filter(({ kind, name }) => kind !== "building" && isOwnEntry(name));
  const described = new Map(buildings.map(({ slug, name }) => [keyOfText("building", slug), name]));
  const keys = new Set([
    // Some plural forms exist in other languages only.
    ...["en" as const, ...locales].flatMap((locale) => [...shipped[locale].keys()]),
    ...added.map(({ kind, name }) => keyOfText(kind as TextKind, name)),
    ...described.keys(),
  ]);
  const texts = [...keys].map((key): ListedText => {
    const [kind = "", name = ""] = key.split(" ");
    const rows = ofText.get(key) ?? [];
    const marks: ListedText["marks"] = {};
    for (const locale of locales) {
      const isNeeded = shipped[locale].has(key) || isOnlyTheOwners(kind, name);
      const own: TextMark[] = isNeeded ? marksOf(rows, locale, now) : [];
      if (own.length > 0) marks[locale] = own;
    }
    return {
      kind: kind as TextKind,
      name,
      ...chooseTitle(kind, name, described.get(key), (locale) => shipped[locale].get(key), rows, reader),
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

/** In the reader's language, else in English, else in the first there is. */
function chooseTitle(
  kind: string,
  name: string,
  building: string | undefined,
  bodyIn: (locale: Locale) => TextBody | undefined,
  rows: readonly ChangedText[],
  reader: Locale,
): Pick<ListedText, "title" | "titleLanguage"> {
  if (building !== undefined) return { title: building, titleLanguage: null };
  if (kind === "fact") {
    return { title: formatFact(findFact(shippedFacts, name), reader), titleLanguage: null };
  }
  const shown = [reader, ...locales].map((locale) => ({
    locale,
    title: rows.find((row) => row.locale === locale)?.title ?? Object.values(bodyIn(locale) ?? {})[0],
  }));
  const found = shown.find(({ title }) => title);
  return { title: (found?.title ?? name).slice(0, longestTitle), titleLanguage: found?.locale ?? null };
}
