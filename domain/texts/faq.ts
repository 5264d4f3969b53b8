/**
 * The questions and answers from their markup, ours and the owner's alike. The build makes the shipped page with it, and
 * the Worker the page with an owner's answers, so that sources are numbered and terms explained over the whole page.
 */
import type { FactsInForce } from "../facts/find-fact.ts";
import type { Locale } from "../languages/locales.ts";
import type { Faq, GlossaryTerm } from "../site/article.ts";
import { type ListBody, arrange, groupOf, isOwnEntry } from "./collections.ts";
import { escapeHtml } from "./escape-html.ts";
import { type OwnHeads, nameOfGroup, withHead } from "./heads.ts";
import { type Inline, linksIn, readMarkup } from "./markup.ts";
import { plainText } from "./plain-text.ts";
import type { TextBody } from "./text-bodies.ts";
import { type InlineLabels, InlineWriter } from "./articles/write-inline.ts";

/** The build writes one for each language (web/content/build). */
export type FaqSource = Omit<Faq, "groups" | "figures"> & {
  /** Words that the site adds to a fact, in the answers' language. */
  labels: InlineLabels;
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
  const writer = new InlineWriter({ language: source.language, locale, terms: glossary, facts }, labels);

  function write(inline: Inline): string {
    switch (inline.kind) {
      case "text":
        return escapeHtml(inline.text);
      case "fact":
        return writer.fact(inline.id, inline.isNumber);
      case "link":
        return writer.link(inline.href, escapeHtml(inline.words));
      case "term":
        return writer.term(inline.id, escapeHtml(inline.words));
      case "carries":
        return writer.carries(inline.words);
    }
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
  return { ...head, groups: shown, figures: writer.figures.figures };
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
  heads: OwnHeads = {},
): FaqSource {
  const known = new Set(terms.map(({ id }) => id));
  const isShowable = (answer: TextBody<"faq">) => linksIn(answer.answer).terms.every((id) => known.has(id));
  const groupIds = source.groups.map(({ id }) => id);
  const added = Object.entries(answers)
    .filter(([id, answer]) => isOwnEntry(id) && isShowable(answer))
    .map(([id, answer]) => ({ id, ...answer }));
  return {
    ...withHead(source, "faq", heads),
    groups: source.groups
      .map((group) => {
        const ours = group.questions.map((question) => {
          const own = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
          return own && isShowable(own) ? { id: question.id, ...own } : question;
        });
        const own = added.filter(({ id }) => groupOf(id, groupIds) === group.id);
        const title = heads[nameOfGroup(group.id)] ?? group.title;
        return { ...group, title, questions: arrange([...ours, ...own], list) };
      })
      .filter(({ questions }) => questions.length > 0),
  };
}
