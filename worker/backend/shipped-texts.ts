/** The texts of the files, by kind and name, as an owner would write them. */
import type { Locale } from "../../domain/languages/locales.ts";
import { guideName } from "../../domain/texts/guide-files.ts";
import { facts } from "../../domain/facts/facts.ts";
import { type Glossary, contentAddresses } from "../../domain/site/article.ts";
import { shownStars, testimonials } from "../../domain/site/testimonials.ts";
import { replyTextNames, shippedReplyTexts } from "../../domain/leads/desk/reply-texts.ts";
import { clauseNames } from "../../domain/papers/contract/clause-names.ts";
import { collections, isOwnEntry } from "../../domain/texts/collections.ts";
import { toFactBody } from "../../domain/texts/fact-bodies.ts";
import type { FaqSource } from "../../domain/texts/faq.ts";
import { shippedOrder } from "../../domain/texts/front-page/front-page-order.ts";
import { shippedPictures } from "../../domain/texts/front-page/page-pictures.ts";
import type { TextBody } from "../../domain/texts/text-bodies.ts";
import { nameOfGroup } from "../../domain/texts/heads.ts";
import { type TextKind, isWritten, writtenSections } from "../../domain/texts/text-kinds.ts";
import { type ServedTexts, servedTextsAddress } from "../../web/i18n/texts.ts";
import type { Env } from "../env.ts";
import { readContractTexts } from "./contract-texts.ts";
import { readServedFile } from "./read-served-file.ts";

export type ShippedTexts = ReadonlyMap<string, TextBody>;

export const keyOfText = (kind: TextKind, name: string) => `${kind} ${name}`;

/** Files change with a deployment alone, and an isolate does not outlive one. */
const kept = new Map<Locale, ShippedTexts>();

export async function readShippedTexts(env: Env, locale: Locale): Promise<ShippedTexts> {
  const known = kept.get(locale);
  if (known) return known;
  const texts = await readFiles(env, locale);
  kept.set(locale, texts);
  return texts;
}

async function readFiles(env: Env, locale: Locale): Promise<ShippedTexts> {
  const [served, faq, letters, contract, glossary] = await Promise.all([
    readServedFile<ServedTexts>(env, servedTextsAddress(locale)),
    readServedFile<FaqSource>(env, contentAddresses.faqSource(locale)),
    readServedFile<Record<string, string>>(env, contentAddresses.letters(locale)),
    readContractTexts(env, locale),
    readServedFile<Glossary>(env, contentAddresses.glossary(locale)),
  ]);
  const words = new Map(writtenSections.flatMap((section) => flatten(served[section] ?? {}, `${section}.`)));
  const wordOf = (name: string) => words.get(`frontPage.testimonials.${name}`) ?? "";
  const found = new Map<string, TextBody>();
  if (locale === "en") {
    for (const [name, src] of Object.entries(shippedPictures)) found.set(keyOfText("picture", name), { src });
    found.set(keyOfText("order", "frontPage"), { sections: shippedOrder });
  }
  for (const [name, text] of words) {
    if (isWritten(name)) found.set(keyOfText("words", name), { text });
  }
  for (const { id, author, country, stars } of testimonials) {
    // The other languages take these from the English one.
    const person =
      locale === "en"
        ? { author, country, stars: String(shownStars({ id, stars })) }
        : { author: "", country: "", stars: "" };
    found.set(keyOfText("testimonial", id), { title: wordOf(id), text: wordOf(`${id}Text`), ...person });
  }
  for (const [page, { title, description }] of [
    ["faq", faq],
    ["glossary", glossary],
  ] as const) {
    found.set(keyOfText("words", `${page}.title`), { text: title });
    found.set(keyOfText("words", `${page}.description`), { text: description });
  }
  for (const { id, title } of faq.groups) found.set(keyOfText("words", nameOfGroup(id)), { text: title });
  for (const { id, question, answer } of faq.groups.flatMap(({ questions }) => questions)) {
    found.set(keyOfText("faq", id), { question, answer });
  }
  for (const [name, text] of Object.entries(letters)) found.set(keyOfText("letter", name), { text });
  for (const { id, term, thai, definition } of glossary.terms) {
    found.set(keyOfText("term", id), { term, thai, definition });
  }
  if (locale === "en") {
    for (const fact of facts) {
      const body = toFactBody(fact);
      if (body) found.set(keyOfText("fact", fact.id), body);
    }
    for (const name of collections) found.set(keyOfText("list", name), emptyBodies.list);
  }
  found.set(keyOfText("guide", "printed"), { name: guideName(locale), bytes: "", file: "" });
  for (const name of clauseNames) {
    found.set(keyOfText("clause", name), { text: contract.clauses[name] });
  }
  for (const name of replyTextNames) {
    found.set(keyOfText("reply", name), { text: shippedReplyTexts[locale][name] });
  }
  return found;
}

const emptyBodies = {
  list: { order: "", hidden: "" },
  faq: { question: "", answer: "" },
  testimonial: { title: "", text: "", author: "", country: "", stars: "" },
  term: { term: "", thai: "", definition: "" },
  building: { text: "" },
} as const;

/** What a text that is only the owner's begins with, and is again when it is taken back. Undefined for any other text. */
export function emptyEntry(kind: TextKind, name: string): TextBody | undefined {
  if (kind === "building") return emptyBodies.building;
  const isEntry = kind === "faq" || kind === "testimonial" || kind === "term";
  return isEntry && isOwnEntry(name) ? emptyBodies[kind] : undefined;
}

function flatten(texts: object, before: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === "string") return [[before + key, value]];
    return typeof value === "object" && value !== null ? flatten(value, `${before}${key}.`) : [];
  });
}
