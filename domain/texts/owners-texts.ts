/** What an owner has written for one language, from the rows of the database. An unreadable text is left out. */
import * as v from "valibot";
import { type Locale, locales } from "../languages/locales.ts";
import type { Answers } from "./faq.ts";
import { type FrontPageSection, readOrder } from "./front-page-order.ts";
import { type TextBody, textBodies } from "./text-bodies.ts";
import { isTestimonialWord, sectionOf } from "./text-kinds.ts";

/** What travels with every page of the language: only what differs from the shipped words. */
export type ShownWords = {
  /** By section and key, such as `frontPage.why.fees`. */
  words: Readonly<Record<string, string>>;
  testimonials: Readonly<Record<string, { author: string; country: string; language: Locale }>>;
  /** By name (page-pictures.ts), where the owner chose one. */
  pictures?: Readonly<Record<string, string>>;
  /** Of the front page, where it is not ours. */
  order?: readonly FrontPageSection[];
};

export type OwnersTexts = ShownWords & { faq: Answers };

export const noTexts: OwnersTexts = { words: {}, testimonials: {}, faq: {} };

const rowSchema = v.object({
  kind: v.string(),
  name: v.string(),
  locale: v.picklist(locales),
  body: v.unknown(),
});

/** Names come from rows, so they must not reach what every object has. */
const isPlainName = (name: string) => !/(?:^|\.)(?:__proto__|prototype|constructor)(?:\.|$)/.test(name);

export function readOwnersTexts(rows: unknown, locale: Locale): { texts: OwnersTexts; unreadable: string[] } {
  const words: Record<string, string> = {};
  const faq: Record<string, TextBody<"faq">> = {};
  const own: Record<string, Partial<Record<Locale, TextBody<"testimonial">>>> = {};
  const pictures: Record<string, string> = {};
  let order: FrontPageSection[] | undefined;
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
      const one = sectionOf(name) && !isTestimonialWord(name) ? take(kind, name, body) : undefined;
      if (one) words[name] = one.text;
    } else if (kind === "faq") {
      const one = take(kind, name, body);
      if (one) faq[name] = one;
    } else if (kind === "testimonial") {
      const one = take(kind, name, body);
      if (one) own[name] = { ...own[name], [language]: one };
    } else if (kind === "picture") {
      const one = take(kind, name, body);
      if (one) pictures[name] = one.src;
    } else if (kind === "order") {
      order = readOrder(take(kind, name, body)?.sections ?? "");
    }
  }
  const testimonials: Record<string, ShownWords["testimonials"][string]> = {};
  for (const [id, bodies] of Object.entries(own)) {
    const language = bodies[locale] ? locale : "en";
    const body = bodies[language];
    if (!body) continue;
    words[`frontPage.testimonials.${id}`] = body.title;
    words[`frontPage.testimonials.${id}Text`] = body.text;
    testimonials[id] = {
      author: body.author || (bodies.en?.author ?? ""),
      country: body.country || (bodies.en?.country ?? ""),
      language,
    };
  }
  const look = { ...(Object.keys(pictures).length > 0 && { pictures }), ...(order && { order }) };
  return { texts: { words, testimonials, faq, ...look }, unreadable };
}

/** Undefined when nothing was changed, so that a page carries nothing. */
export function shownWordsOf(texts: OwnersTexts): ShownWords | undefined {
  const { words, testimonials, pictures, order } = texts;
  if (Object.keys(words).length === 0 && !pictures && !order) return undefined;
  return { words, testimonials, ...(pictures && { pictures }), ...(order && { order }) };
}
