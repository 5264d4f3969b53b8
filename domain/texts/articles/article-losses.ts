/** What a text of the library would no longer say: claims of the business, figures, places that the site fills. */
import { shippedFacts } from "../../facts/facts.ts";
import { findFact } from "../../facts/find-fact.ts";
import { formatFact } from "../../facts/format-fact.ts";
import type { Locale } from "../../languages/locales.ts";
import type { ArticleBody } from "./article-blocks.ts";
import { listParts } from "./article-parts.ts";
import type { Loss } from "../losses.ts";

type Said = { claims: Map<string, string>; figures: Map<string, string>; places: Set<string> };

/** Our own terms and the clause are claims, every other fact is a figure. */
function readSaid({ blocks }: ArticleBody, language: Locale): Said {
  const said: Said = { claims: new Map(), figures: new Map(), places: new Set() };
  for (const part of listParts(blocks)) {
    if (part.kind === "place") said.places.add(part.name);
    if (part.kind === "run" && part.run.type === "text" && part.run.carries) {
      said.claims.set("carries", part.run.text);
    }
    if (part.kind === "fact") {
      const fact = findFact(shippedFacts, part.id);
      const words = `${formatFact(fact, language)} (${part.id})`;
      (fact.standing === "own" ? said.claims : said.figures).set(part.id, words);
    }
  }
  return said;
}

export function listArticleLosses(shipped: ArticleBody, own: ArticleBody, language: Locale): Loss[] {
  const before = readSaid(shipped, language);
  const after = readSaid(own, language);
  return [
    ...listLost(before.claims, after.claims).map((was) => ({ what: "claim" as const, was })),
    ...listLost(before.figures, after.figures).map((was) => ({ what: "figure" as const, was })),
    ...[...before.places]
      .filter((name) => !after.places.has(name))
      .map((was) => ({ what: "place" as const, was })),
  ];
}

function listLost(was: Map<string, string>, now: Map<string, string>): string[] {
  return [...was].flatMap(([id, words]) => (now.has(id) ? [] : [words]));
}

/** It states the owner's claims. */
export function hasClaims(body: ArticleBody): boolean {
  return readSaid(body, "en").claims.size > 0;
}
