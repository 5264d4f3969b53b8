/** The glossary with the owner's terms: ours in other words, new ones, and without those that are taken away. */
import { letterOf } from "../languages/letter-of.ts";
import type { Glossary, GlossaryTerm } from "../site/article.ts";
import { type ListBody, arrange } from "./collections.ts";

/** Empty words are those of our term. */
export type OwnTerms = Readonly<Record<string, Omit<GlossaryTerm, "letter">>>;

/** By the alphabet of the language: a glossary has no other order. */
export function withTerms(shipped: Glossary, own: OwnTerms, list: ListBody | undefined): Glossary {
  const kept = shipped.terms.filter(({ id }) => !Object.hasOwn(own, id));
  const ours = new Map(shipped.terms.map((term) => [term.id, term]));
  const written = Object.values(own).map((term) => ({
    ...term,
    thai: term.thai || (ours.get(term.id)?.thai ?? ""),
    english: term.english || (ours.get(term.id)?.english ?? term.term),
    letter: letterOf(term.term, shipped.language),
  }));
  const collator = new Intl.Collator(shipped.language);
  const terms = arrange([...kept, ...written], list && { ...list, order: "" });
  return { ...shipped, terms: terms.toSorted((one, other) => collator.compare(one.term, other.term)) };
}
