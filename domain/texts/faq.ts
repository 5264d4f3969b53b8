/**
 * The questions and answers from their markup, ours and the owner's alike. The build makes the shipped page with it, and
 * the Worker the page with an owner's answers, so that sources are numbered and terms explained over the whole page.
 */
import { type FactsInForce, findFact } from "../facts/find-fact.ts";
import { formatFact, formatFactNumber } from "../facts/format-fact.ts";
import { type Locale, localisePath } from "../languages/locales.ts";
import type { Faq, GlossaryTerm } from "../site/article.ts";
import { type ListBody, arrange, groupOf, isOwnEntry } from "./collections.ts";
import { escapeHtml } from "./escape-html.ts";
import { FigureList } from "./figure-list.ts";
import { type Inline, linksIn, readMarkup } from "./markup.ts";
import { plainText } from "./plain-text.ts";
import type { TextBody } from "./text-bodies.ts";

/** The build writes one for each language (web/content/build). */
export type FaqSource = Omit<Faq, "groups" | "figures"> & {
  /** Words that the site adds to a fact, in the answers' language. */
  labels: {
    sourceOfFigure: string;
    sampleMark: string;
    /** Other words for the clause, where the owner's terms carry less over. */
    carries: { share: string; instalments: string };
  };
  groups: { id: string; title: string; questions: { id: string; question: string; answer: string }[] }[];
};

export type Answers = Readonly<Record<string, TextBody<"faq">>>;

/** `locale` is the language of the page and of the pages that the answers lead to. */
export function buildFaq(
  source: FaqSource,
  terms: readonly GlossaryTerm[],
  facts: FactsInForce,
  locale: Locale,
): Faq {
  const { labels, groups, ...head } = source;
  const glossary = new Map(terms.map((term) => [term.id, term]));
  const figures = new FigureList(facts, source.language);
  const explained = new Set<string>();

  function write(inline: Inline): string {
    switch (inline.kind) {
      case "text":
        return escapeHtml(inline.text);
      case "fact":
        return writeFact(inline.id, inline.isNumber);
      case "link":
        return writeLink(inline.href, inline.words);
      case "term":
        return writeTerm(inline.id, inline.words);
      case "carries":
        return writeCarries(inline.words);
    }
  }

  function writeFact(id: string, isNumber: boolean): string {
    const fact = findFact(facts, id);
    const number = figures.cite(id);
    const label = labels.sourceOfFigure.replace("{{number}}", String(number));
    const mark =
      number === undefined
        ? ""
        : `<sup><a href="#figure-${number}" aria-label="${escapeHtml(label)}">${number}</a></sup>`;
    const sample =
      fact.standing === "own" && fact.isSample ? `<small> ${escapeHtml(labels.sampleMark)}</small>` : "";
    const shown = isNumber ? formatFactNumber(fact, source.language) : formatFact(fact, source.language);
    // The owner may have another number of months than the promise (web/content/fill-owner-places.ts).
    const place =
      id === "upgrade-after"
        ? ` data-owner="upgrade-${isNumber ? "number" : "months"}"`
        : ` data-fact="${id}"${isNumber ? ` data-form="number"` : ""}`;
    return `<span class="fact"${place}>${escapeHtml(shown)}${mark}${sample}</span>`;
  }

  function writeLink(href: string, words: string): string {
    if (href.startsWith("/")) return writeAnchor(localisePath(href, locale), words);
    return writeAnchor(href, words, href.startsWith("#") ? "" : ` rel="noopener"`);
  }

  /** The first use of a term carries its definition, shown on hover and focus. Later uses are only links. */
  function writeTerm(id: string, words: string): string {
    const entry = glossary.get(id);
    if (!entry) throw new RangeError(`The glossary has no term "${id}"`);
    const href = `${localisePath("/resources/glossary", locale)}#${id}`;
    if (explained.has(id)) return writeAnchor(href, words);
    explained.add(id);
    const definition = `${escapeHtml(entry.definition)} <span lang="th">${escapeHtml(entry.thai)}</span>`;
    const note = `<span class="term-note" role="tooltip" id="term-${id}">${definition}</span>`;
    return `<span class="term">${writeAnchor(href, words, ` aria-describedby="term-${id}"`)}${note}</span>`;
  }

  function writeCarries(words: string): string {
    const { share, instalments } = labels.carries;
    const others = `data-share="${escapeHtml(share)}" data-instalments="${escapeHtml(instalments)}"`;
    return `<span data-owner="carries" ${others}>${escapeHtml(words)}</span>`;
  }

  const shown = groups.map((group) => ({
    ...group,
    questions: group.questions.map(({ id, question, answer }) => {
      const html = readMarkup(answer)
        .map((inlines) => `<p>${inlines.map(write).join("")}</p>`)
        .join("\n");
      return { id, question, html, text: plainText(html) };
    }),
  }));
  return { ...head, groups: shown, figures: figures.figures };
}

function writeAnchor(href: string, words: string, attributes = ""): string {
  return `<a href="${escapeHtml(href)}"${attributes}>${escapeHtml(words)}</a>`;
}

/**
 * The questions that the site shows. An answer with a term that the glossary does not have (any more) leaves the shipped
 * one in place. A group without questions is left out.
 */
export function withAnswers(
  source: FaqSource,
  answers: Answers,
  terms: readonly GlossaryTerm[],
  list: ListBody | undefined,
): FaqSource {
  const known = new Set(terms.map(({ id }) => id));
  const isShowable = (answer: TextBody<"faq">) => linksIn(answer.answer).terms.every((id) => known.has(id));
  const groupIds = source.groups.map(({ id }) => id);
  const added = Object.entries(answers)
    .filter(([id, answer]) => isOwnEntry(id) && isShowable(answer))
    .map(([id, answer]) => ({ id, ...answer }));
  return {
    ...source,
    groups: source.groups
      .map((group) => {
        const ours = group.questions.map((question) => {
          const own = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
          return own && isShowable(own) ? { id: question.id, ...own } : question;
        });
        const own = added.filter(({ id }) => groupOf(id, groupIds) === group.id);
        return { ...group, questions: arrange([...ours, ...own], list) };
      })
      .filter(({ questions }) => questions.length > 0),
  };
}
