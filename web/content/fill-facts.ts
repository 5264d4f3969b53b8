/**
 * Writes the owner's facts into a text: the figures, the sums computed from them, the list of sources, and the notes of
 * terms. A text has places for them (domain/texts/articles/write-inline.ts). A page without changed facts or terms
 * does nothing here.
 */
import type { OwnFacts } from "../../domain/facts/find-fact.ts";
import { formatFact, formatFactNumber } from "../../domain/facts/format-fact.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { Figure } from "../../domain/site/article.ts";
import { escapeHtml, unescapeHtml } from "../../domain/texts/escape-html.ts";
import { toFigure } from "../../domain/texts/figure-list.ts";
import { type FactSum, formatFactSum } from "../../domain/texts/articles/fact-sums.ts";
import type { OwnTerms } from "../../domain/texts/glossary.ts";

/** With the mark of an invented term: what an owner wrote has none. */
const factPlace =
  /(<span class="fact" data-fact="([a-z0-9-]+)"( data-form="number")?>)[^<]*(?:<small>[^<]*<\/small>)?/g;
const sumPlace = /(<span class="figure" data-sum="([^"]*)">)[^<]*/g;
const note =
  /(<span class="term-note" role="tooltip" id="term-([a-z0-9-]+)">)[^<]*(<span lang="th">)([^<]*)(?=<\/span>)/g;

export function fillFacts(html: string, own: OwnFacts, terms: OwnTerms, language: Locale): string {
  const facts = new Map(Object.entries(own));
  const withFacts =
    facts.size === 0
      ? html
      : html
          .replaceAll(factPlace, (place, start: string, id: string, form?: string) => {
            const fact = facts.get(id);
            if (!fact) return place;
            return start + escapeHtml(form ? formatFactNumber(fact, language) : formatFact(fact, language));
          })
          .replaceAll(sumPlace, (place, start: string, written: string) => {
            const sum = JSON.parse(unescapeHtml(written)) as FactSum;
            return facts.has(sum.fact) ? start + escapeHtml(formatFactSum(sum, facts, language)) : place;
          });
  if (Object.keys(terms).length === 0) return withFacts;
  return withFacts.replaceAll(note, (place, start: string, id: string, thai: string, word: string) => {
    const term = Object.hasOwn(terms, id) ? terms[id] : undefined;
    return term
      ? `${start}${escapeHtml(term.definition)} ${thai}${term.thai ? escapeHtml(term.thai) : word}`
      : place;
  });
}

export function fillFigures(figures: readonly Figure[], own: OwnFacts, language: Locale): Figure[] {
  return figures.map((figure) => {
    const fact = Object.hasOwn(own, figure.fact) ? own[figure.fact] : undefined;
    return (fact && toFigure(fact, figure.number, language)) ?? figure;
  });
}
