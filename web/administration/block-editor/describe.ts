/** How the editor calls blocks and figures: the administration's words, and values in the language of the text. */
import type { TFunction } from "i18next";
import { type FactsInForce, findFact } from "../../../domain/facts/find-fact.ts";
import { formatBaht, formatFact, formatFactNumber } from "../../../domain/facts/format-fact.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { formatSum } from "../../../domain/texts/articles/format-sum.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";
import type { Card, Token } from "./document/schema.ts";
import { nameFact } from "../controls/name-fact.ts";
import type { Describe, Described } from "./state/node-views.ts";

export function makeDescribe(
  t: TFunction<"admin">,
  locale: Locale,
  facts: FactsInForce,
  fetchJson: FetchJson,
): Describe {
  /** A fact can be gone, or of another kind than a sum needs. */
  const shown = (kind: string, show: () => string): Described => {
    try {
      return { kind, words: show() };
    } catch {
      return { kind, words: t("articleTexts.figure.unknown"), isUnknown: true };
    }
  };
  const cardWords = (block: Card): Described => {
    const kind = t(`articleTexts.blocks.${block.type}`);
    switch (block.type) {
      case "call":
        return { kind, words: `${block.words} (${block.to})` };
      case "fact":
        return shown(kind, () => `${formatFact(findFact(facts, block.id), locale)} ${block.words}`);
      case "home":
        return { kind, words: block.id };
      case "video":
        return { kind, words: `${block.title} (${block.site === "youtube" ? "YouTube" : "Vimeo"})` };
      case "calculator":
        return { kind, words: t(`articleTexts.cards.calculators.${block.to}`) };
      case "withholding-table":
        return { kind, words: formatBaht(block.appraised, locale) };
      case "company":
      case "people":
        return { kind, words: t("articleTexts.fromSettings") };
    }
  };
  const tokenWords = (run: Token): Described => {
    if (run.type === "sum") {
      return shown(t(`articleTexts.figure.kinds.${run.sum.kind}`), () => formatSum(run.sum, facts, locale));
    }
    return shown(nameFact(run.id, t), () =>
      (run.number ? formatFactNumber : formatFact)(findFact(facts, run.id), locale),
    );
  };
  return {
    card: cardWords,
    late: (block) => {
      if (block.type !== "home") return undefined;
      const kind = t("articleTexts.blocks.home");
      return fetchJson<Property>(`/api/listings/${block.id}`).then(
        ({ title }) => ({ kind, words: title }),
        (error: unknown) => {
          const isGone = error instanceof ApiFailure && (error.status === 404 || error.status === 410);
          if (!isGone) return { kind, words: block.id };
          return { kind, words: t("articleTexts.cards.homeGone", { id: block.id }), isUnknown: true };
        },
      );
    },
    token: tokenWords,
    box: (kind) => t(`articleTexts.blocks.${kind as "note"}`),
    by: (name) => name,
    alt: (alt) => ({
      kind: "",
      words: alt === "" ? t("articleTexts.picture.noAlt") : t("articleTexts.picture.shows", { alt }),
      isUnknown: alt === "",
    }),
  };
}
