/** The shapes of the site's texts. The build (web/content/build) writes one JSON file each. */
import type { Standing } from "../facts/fact.ts";
import type { Locale } from "../languages/locales.ts";
import type { ListingQuery } from "../listings/query/listing-query.ts";

export const articleKinds = ["pages", "areas", "guides", "resources", "buyers", "sellers", "blog"] as const;
export type ArticleKind = (typeof articleKinds)[number];

const bases: Record<ArticleKind, string> = {
  pages: "",
  areas: "/areas",
  guides: "/resources/home-buying-guides",
  resources: "/resources",
  buyers: "/resources/tips-for-buyers",
  sellers: "/resources/tips-for-sellers",
  blog: "/blog",
};

/** Without a language. */
export const articlePath = (kind: ArticleKind, slug: string) => `${bases[kind]}/${slug}`;

export const isArticleKind = (value: string): value is ArticleKind =>
  articleKinds.some((kind) => kind === value);

/** The address of each text's file. The server and the browser read the same one. */
export const contentAddresses = {
  index: (locale: Locale) => `/content/${locale}/index.json`,
  article: (locale: Locale, kind: ArticleKind, slug: string) => `/content/${locale}/${kind}/${slug}.json`,
  /** Its blocks, where the file is in this language: what an owner begins with. */
  blocks: (locale: Locale, kind: ArticleKind, slug: string) =>
    `/content/${locale}/${kind}/${slug}.blocks.json`,
  /** Words that the site adds to texts. Read by the Worker alone (domain/texts/articles/render-article.ts). */
  labels: (locale: Locale) => `/content/${locale}/labels.json`,
  /** Our words of letters, as the owner may write them. Read by the Worker alone. */
  letters: (locale: Locale) => `/content/${locale}/letters.json`,
  /** Our clauses and words of a contract's paper. Read by the Worker alone (domain/papers/contract). */
  contract: (locale: Locale) => `/content/${locale}/contract.json`,
  /** What each text of the language leads to (domain/texts/articles/article-links.ts). Read by the Worker alone. */
  links: (locale: Locale) => `/content/${locale}/links.json`,
  /** As shipped. Pages read it with the owner's answers at `shownFaqAddress`. */
  faq: (locale: Locale) => `/content/${locale}/faq.json`,
  /** Its answers in their markup. Read by the Worker alone (domain/texts/faq.ts). */
  faqSource: (locale: Locale) => `/content/${locale}/faq-source.json`,
  /** As shipped. Pages read it at `shownGlossaryAddress`. */
  glossary: (locale: Locale) => `/content/${locale}/glossary.json`,
  /** Read by the Worker alone (domain/search/texts). */
  search: (locale: Locale) => `/content/${locale}/search.json`,
} as const;

/** With the owner's terms. */
export const shownGlossaryAddress = (locale: Locale) => `/api/glossary/${locale}`;

/** As visitors read them: the owner's texts over ours. */
export const shownArticles = {
  index: (locale: Locale) => `/api/articles/${locale}`,
  article: (locale: Locale, kind: ArticleKind, slug: string) => `/api/articles/${locale}/${kind}/${slug}`,
} as const;

export const shownFaqAddress = (locale: Locale) => `/api/faq/${locale}`;

export type ArticleSummary = {
  kind: ArticleKind;
  slug: string;
  /** The address without language prefix. */
  path: string;
  /** Title and description are in the language of the page, even where the text is not. */
  title: string;
  description: string;
  /** The language of the text: English until it is translated. */
  language: Locale;
  /** The languages with a translation, English first. */
  languages: Locale[];
  updated: string;
  published?: string;
  minutes: number;
  picture?: string;
};

/** A figure from the registry as the text shows it, for the list at the foot of the page. */
export type Figure = {
  number: number;
  /** Its id in the registry. */
  fact: string;
  text: string;
  checkedOn: string;
  standing: Exclude<Standing, "own">;
  source: string;
  url?: string;
};

export type Article = ArticleSummary & {
  html: string;
  contents: { id: string; title: string }[];
  figures: Figure[];
  related: { path: string; title: string }[];
  /** The listings this text is about. */
  listings?: ListingQuery;
};

type Translated = Pick<ArticleSummary, "title" | "description" | "language" | "languages" | "updated">;

/** `text` is the answer without markup, for the search and for structured data. */
type Question = { id: string; question: string; html: string; text: string };
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
  /** The letter it is listed under. For Chinese it is the first letter of the pinyin. */
  letter: string;
};
export type Glossary = Translated & { terms: GlossaryTerm[] };
