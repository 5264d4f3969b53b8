/** What an owner has written for one language, from the rows of the database. An unreadable text is left out. */
import * as v from "valibot";
import type { OwnFacts } from "../facts/find-fact.ts";
import { type Locale, locales } from "../languages/locales.ts";
import { testimonials as shippedTestimonials } from "../site/testimonials.ts";
import { type Collection, type ListBody, arrange, isCollection, isOwnEntry } from "./collections.ts";
import { readFact } from "./fact-bodies.ts";
import type { Answers } from "./faq.ts";
import { type FrontPageSection, readOrder } from "./front-page/front-page-order.ts";
import type { OwnTerms } from "./glossary.ts";
import { type OwnHeads, pageOfHead } from "./heads.ts";
import { type TextBody, textBodies } from "./text-bodies.ts";
import { isWritten } from "./text-kinds.ts";

/** What travels with every page of the language: only what differs from the shipped words. */
export type ShownWords = {
  /** By section and key, such as `frontPage.why.fees`. */
  words: Readonly<Record<string, string>>;
  testimonials: Readonly<
    Record<string, { author: string; country: string; stars?: number; language: Locale }>
  >;
  /** By name (page-pictures.ts), where the owner chose one. */
  pictures?: Readonly<Record<string, string>>;
  /** Of the front page, where it is not ours. */
  order?: readonly FrontPageSection[];
  /** The ids in their order, where it is the owner's. */
  testimonialOrder?: readonly string[];
  facts: OwnFacts;
  terms: OwnTerms;
};

export type OwnersTexts = ShownWords & {
  faq: Answers;
  heads: OwnHeads;
  lists: Partial<Record<Collection, ListBody>>;
  /** The owner's own guide in this language: the id of its file. */
  guide?: string;
};

export const noTexts: OwnersTexts = {
  words: {},
  testimonials: {},
  facts: {},
  terms: {},
  faq: {},
  heads: {},
  lists: {},
};

const rowSchema = v.object({
  kind: v.string(),
  name: v.string(),
  locale: v.picklist(locales),
  body: v.unknown(),
});

/** Names come from rows, so they must not reach what every object has. */
const isPlainName = (name: string) => !/(?:^|\.)(?:__proto__|prototype|constructor)(?:\.|$)/.test(name);

type InLanguages<Kind extends "testimonial" | "faq" | "term"> = Record<
  string,
  Partial<Record<Locale, TextBody<Kind>>>
>;

export function readOwnersTexts(rows: unknown, locale: Locale): { texts: OwnersTexts; unreadable: string[] } {
  const words: Record<string, string> = {};
  const heads: Record<string, string> = {};
  const facts: Record<string, OwnFacts[string]> = {};
  const lists: OwnersTexts["lists"] = {};
  const voices: InLanguages<"testimonial"> = {};
  const answers: InLanguages<"faq"> = {};
  const glossary: InLanguages<"term"> = {};
  const pictures: Record<string, string> = {};
  let order: FrontPageSection[] | undefined;
  let guide: string | undefined;
  const unreadable: string[] = [];
  const take = <Kind extends keyof typeof textBodies>(kind: Kind, name: string, body: unknown) => {
    const result = v.safeParse(textBodies[kind], body);
    if (!result.success) unreadable.push(`${kind} ${name}`);
    return result.success ? result.output : undefined;
  };
  for (const row of Array.isArray(rows) ? rows : []) {
    const read = v.safeParse(rowSchema, row);
    if (!read.success) {
      unreadable.push("row");
      continue;
    }
    const { kind, name, body, locale: language } = read.output;
    if (!isPlainName(name)) unreadable.push("name");
    else if (kind === "words") {
      const one = isWritten(name) ? take(kind, name, body) : undefined;
      // A head is read with its page alone.
      if (one) (pageOfHead(name) ? heads : words)[name] = one.text;
    } else if (kind === "faq") {
      const one = take(kind, name, body);
      if (one) answers[name] = { ...answers[name], [language]: one };
    } else if (kind === "testimonial") {
      const one = take(kind, name, body);
      if (one) voices[name] = { ...voices[name], [language]: one };
    } else if (kind === "term") {
      const one = take(kind, name, body);
      if (one) glossary[name] = { ...glossary[name], [language]: one };
    } else if (kind === "list") {
      const one = isCollection(name) ? take(kind, name, body) : undefined;
      if (one && isCollection(name)) lists[name] = one;
    } else if (kind === "fact") {
      const one = take(kind, name, body);
      const fact = one && readFact(name, one);
      if (fact) facts[name] = fact;
      else if (one) unreadable.push(`fact ${name}`);
    } else if (kind === "picture") {
      const one = take(kind, name, body);
      if (one) pictures[name] = one.src;
    } else if (kind === "order") {
      order = readOrder(take(kind, name, body)?.sections ?? "");
    } else if (kind === "guide") {
      guide = take(kind, name, body)?.file;
    }
  }
  return {
    texts: {
      words,
      ...readTestimonials(voices, lists.testimonials, words, locale),
      facts,
      terms: readTerms(glossary, locale),
      faq: readAnswers(answers, locale),
      heads,
      lists,
      ...(Object.keys(pictures).length > 0 && { pictures }),
      ...(order && { order }),
      ...(guide && { guide }),
    },
    unreadable,
  };
}

/** A language without its own shows the owner's English one: an invented testimonial gives way at once. */
function readTestimonials(
  own: InLanguages<"testimonial">,
  list: ListBody | undefined,
  words: Record<string, string>,
  locale: Locale,
): Pick<ShownWords, "testimonials" | "testimonialOrder"> {
  const testimonials: Record<string, ShownWords["testimonials"][string]> = {};
  for (const [id, bodies] of Object.entries(own)) {
    const language = bodies[locale] ? locale : "en";
    const body = bodies[language];
    if (!body || (isOwnEntry(id) && !bodies.en)) continue;
    words[`frontPage.testimonials.${id}`] = body.title;
    words[`frontPage.testimonials.${id}Text`] = body.text;
    const stars = body.stars || bodies.en?.stars;
    testimonials[id] = {
      author: body.author || (bodies.en?.author ?? ""),
      country: body.country || (bodies.en?.country ?? ""),
      ...(stars && { stars: Number(stars) }),
      language,
    };
  }
  const added = Object.keys(testimonials).filter(isOwnEntry);
  if (!list && added.length === 0) return { testimonials };
  const all = [...shippedTestimonials, ...added.map((id) => ({ id }))];
  return { testimonials, testimonialOrder: arrange<{ id: string }>(all, list).map(({ id }) => id) };
}

/** A new question or term is left out of a language that does not have it, and where its English was taken back. */
function readAnswers(own: InLanguages<"faq">, locale: Locale): Answers {
  const shown = Object.entries(own).flatMap(([id, bodies]) => {
    const body = isOwnEntry(id) && !bodies.en ? undefined : bodies[locale];
    return body ? [[id, body] as const] : [];
  });
  return Object.fromEntries(shown);
}

function readTerms(own: InLanguages<"term">, locale: Locale): OwnTerms {
  const shown = Object.entries(own).flatMap(([id, bodies]) => {
    const body = isOwnEntry(id) && !bodies.en ? undefined : bodies[locale];
    if (!body) return [];
    const { term, definition } = body;
    const english = bodies.en?.term ?? "";
    return [[id, { id, term, thai: body.thai || (bodies.en?.thai ?? ""), english, definition }] as const];
  });
  return Object.fromEntries(shown);
}

/** Undefined when nothing was changed, so that a page carries nothing. */
export function shownWordsOf(texts: OwnersTexts): ShownWords | undefined {
  const { words, testimonials, testimonialOrder, pictures, order, facts, terms } = texts;
  const isNothing = [words, facts, terms].every((one) => Object.keys(one).length === 0);
  if (isNothing && !testimonialOrder && !pictures && !order) return undefined;
  return {
    words,
    testimonials,
    ...(testimonialOrder && { testimonialOrder }),
    ...(pictures && { pictures }),
    ...(order && { order }),
    facts,
    terms,
  };
}
