/** The texts of the site as they travel: made by the build (web/content/build), one JSON file each. */
import type { Locale } from "./locales.ts";

export const articleKinds = ["pages", "areas", "guides", "resources", "buyers", "sellers", "blog"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Where a text's file lies; the site's pages and the browser read the same one. */
export const contentAddresses = {
  index: (locale: Locale) => `/content/${locale}/index.json`,
  article: (locale: Locale, kind: ArticleKind, slug: string) => `/content/${locale}/${kind}/${slug}.json`,
  faq: (locale: Locale) => `/content/${locale}/faq.json`,
  glossary: (locale: Locale) => `/content/${locale}/glossary.json`,
} as const;

export type ArticleSummary = {
  kind: ArticleKind;
  slug: string;
  /** Address without language prefix. */
  path: string;
  /** Both in the language of the page, also where the text is not. */
  title: string;
  description: string;
  /** The language the text is in: English when it has not been translated yet. */
  language: Locale;
  /** The languages that have a text of their own, English first. */
  languages: Locale[];
  updated: string;
  published?: string;
  minutes: number;
  picture?: string;
};

/** A figure from the registry as it stands in the text, for the list at the foot of the page. */
export type Figure = { number: number; text: string; checkedOn: string; source: string; url?: string };

export type Article = ArticleSummary & {
  html: string;
  contents: { id: string; title: string }[];
  figures: Figure[];
  related: { path: string; title: string }[];
  /** The query of `/listings` that shows the homes this text is about. */
  listings?: string;
};

type Translated = Pick<ArticleSummary, "title" | "description" | "language" | "languages" | "updated">;

/** `text` is the answer without markup, for search and for machines. */
export type Question = { id: string; question: string; html: string; text: string };
export type Faq = Translated & {
  groups: { id: string; title: string; questions: Question[] }[];
  figures: Figure[];
};

export type GlossaryTerm = {
  id: string;
  term: string;
  thai: string;
  english: string;
  definition: string;
  /** The letter it stands under; for Chinese the first of its sound. */
  letter: string;
};
export type Glossary = Translated & { terms: GlossaryTerm[] };
