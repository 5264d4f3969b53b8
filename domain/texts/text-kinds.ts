/** The kinds of texts that an owner may write over the ones we ship, and the page of the site that shows each. */

export const textKinds = ["words", "testimonial", "faq", "letter", "clause", "picture", "order"] as const;
export type TextKind = (typeof textKinds)[number];

/** One for all languages, kept as the English one. */
export const isWordless = (kind: string) => kind === "picture" || kind === "order";

/** The sections of the interface's words that an owner writes, a namespace of web/i18n each. */
export const writtenSections = ["frontPage", "finance", "library", "contact"] as const;
export type WrittenSection = (typeof writtenSections)[number];

export const textPages = [
  "frontPage",
  "testimonials",
  "faq",
  "finance",
  "library",
  "contact",
  "letters",
  "contract",
  "look",
] as const;
export type TextPage = (typeof textPages)[number];

/** Where a page of texts is seen. Letters and clauses have no page. */
export const shownAt: Record<TextPage, string | undefined> = {
  frontPage: "/",
  testimonials: "/",
  faq: "/resources/faq",
  finance: "/finance",
  library: "/resources/tips-for-sellers",
  contact: "/contact",
  letters: undefined,
  contract: undefined,
  look: "/areas",
};

/** `name` of words is a section and a key, such as `frontPage.why.fees`. */
export function sectionOf(name: string): WrittenSection | undefined {
  return writtenSections.find((section) => name.startsWith(`${section}.`));
}

/** The testimonials have words of their own in the front page's section; they are written as testimonials. */
export const isTestimonialWord = (name: string) => name.startsWith("frontPage.testimonials.");

export function pageOf(kind: TextKind, name: string): TextPage | undefined {
  if (kind === "testimonial") return "testimonials";
  if (kind === "faq") return "faq";
  if (kind === "letter") return "letters";
  if (kind === "clause") return "contract";
  if (isWordless(kind)) return name.startsWith("frontPage") ? "frontPage" : "look";
  return sectionOf(name);
}
