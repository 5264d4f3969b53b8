/** The kinds of texts that an owner may write over the ones we ship, and the page of the site that shows each. */

import { isCollection } from "./collections.ts";
import { pageOfHead } from "./heads.ts";

export const textKinds = [
  "words",
  "testimonial",
  "faq",
  "letter",
  "clause",
  "reply",
  "fact",
  "list",
  "term",
  "picture",
  "order",
  "guide",
  "building",
] as const;
export type TextKind = (typeof textKinds)[number];

/** No page shows them: the office Worker draws the letter or the paper that does. */
export const drawnKinds = ["letter", "reply", "clause"] as const satisfies readonly TextKind[];
export type DrawnKind = (typeof drawnKinds)[number];
export const isDrawn = (kind: TextKind): kind is DrawnKind => drawnKinds.some((one) => one === kind);

/** It has no words of its own, and one for all languages. */
const isWordless = (kind: string) => kind === "picture" || kind === "order";

/** It is known by what it is: none of its words is a title. */
export const isUntitled = (kind: string) => isWordless(kind) || kind === "guide";

/** The sections of the interface's words that an owner writes, a namespace of web/i18n each. */
export const writtenSections = ["frontPage", "finance", "library", "contact", "offers", "article"] as const;
type WrittenSection = (typeof writtenSections)[number];

export const textPages = [
  "frontPage",
  "testimonials",
  "faq",
  "finance",
  "library",
  "contact",
  "offers",
  "article",
  "letters",
  "replies",
  "contract",
  "look",
  "guide",
  "glossary",
  "facts",
  "buildings",
] as const;
export type TextPage = (typeof textPages)[number];

/** Where a page of texts is seen. Letters, replies and clauses are drawn, the guide is a file, a building has its page. */
export const shownAt: Record<TextPage, string | undefined> = {
  frontPage: "/",
  testimonials: "/",
  faq: "/resources/faq",
  finance: "/finance",
  library: "/resources/tips-for-sellers",
  contact: "/contact",
  offers: "/list-your-home",
  article: "/resources/home-buying-guides/rent-to-own-explained",
  letters: undefined,
  replies: undefined,
  contract: undefined,
  look: "/areas",
  guide: undefined,
  glossary: "/resources/glossary",
  facts: "/finance",
  buildings: undefined,
};

/** A fact says the same in every language, and a list has one order for all. They are kept as English. */
export const isOfAllLanguages = (kind: string) => isWordless(kind) || kind === "fact" || kind === "list";

/** `name` of words is a section and a key, such as `frontPage.why.fees`. */
function sectionOf(name: string): WrittenSection | undefined {
  return writtenSections.find((section) => name.startsWith(`${section}.`));
}

/** The calls under an article. Other words around it are in the files of the build, or the same for every business. */
const callWord = /^article\.(?:consultation|offer)(?:Title|Text)?$/;

/**
 * Testimonials have words of their own in the front page's section, and are written as testimonials. An article's
 * calls alone are written.
 */
export function isWritten(name: string): boolean {
  const section = sectionOf(name);
  if (section === "article") return callWord.test(name);
  return section ? !name.startsWith("frontPage.testimonials.") : pageOfHead(name) !== undefined;
}

export function pageOf(kind: TextKind, name: string): TextPage | undefined {
  if (kind === "testimonial") return "testimonials";
  if (kind === "faq") return "faq";
  if (kind === "letter") return "letters";
  if (kind === "reply") return "replies";
  if (kind === "clause") return "contract";
  if (isWordless(kind)) return name.startsWith("frontPage") ? "frontPage" : "look";
  if (kind === "guide") return "guide";
  if (kind === "term") return "glossary";
  if (kind === "fact") return "facts";
  if (kind === "building") return "buildings";
  if (kind === "list") return isCollection(name) ? name : undefined;
  return sectionOf(name) ?? pageOfHead(name);
}
