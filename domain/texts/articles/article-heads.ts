/** What the owner changed in the library, by text: the rows of published_articles(), and what lists make of them. */
import * as v from "valibot";
import { type Locale, locales } from "../../languages/locales.ts";
import { areas } from "../../places/areas.ts";
import type { TextSource } from "../../search/texts/build-text-index.ts";
import { type ArticleKind, type ArticleSummary, articlePath, isArticleKind } from "../../site/article.ts";

const locale = v.picklist(locales);
const day = v.pipe(v.string(), v.isoDate());

const headSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/)),
  /** Where it stands now. Null: it is deleted. */
  slug: v.nullable(v.string()),
  /** All that it was given after its first one. */
  slugs: v.array(v.string()),
  /** In which the owner's own text is in force. */
  languages: v.array(locale),
  /** The owner's text in the language asked for, else in English, else in the first there is. */
  own: v.nullable(
    v.object({
      locale,
      version: v.number(),
      title: v.string(),
      description: v.string(),
      published: v.nullable(day),
      picture: v.nullable(v.string()),
      /** Chosen in the English text; missing in snapshots from before there was a choice. */
      related: v.optional(v.nullable(v.array(v.string())), null),
      headings: v.array(v.string()),
      links: v.array(v.string()),
      /** Roughly, of the whole text. */
      letters: v.number(),
      updated: day,
      /** The day on which it first appeared in any language. */
      first: v.nullable(day),
    }),
  ),
});
export type ArticleHead = v.InferOutput<typeof headSchema>;

/** An unreadable row is left out: the shipped text stands. */
export function readArticleHeads(rows: unknown): ArticleHead[] {
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const read = v.safeParse(headSchema, row);
    return read.success && isArticleKind(nameOf(read.output).kind) ? [read.output] : [];
  });
}

function nameOf({ name }: { name: string }): { kind: ArticleKind; slug: string } {
  const [kind = "", slug = ""] = name.split("/");
  return { kind: kind as ArticleKind, slug };
}

/** The text that stands at an address, or stood there before. */
export function findByAddress(
  heads: readonly ArticleHead[],
  kind: ArticleKind,
  slug: string,
): ArticleHead | undefined {
  const ofKind = heads.filter(({ name }) => name.startsWith(`${kind}/`));
  return (
    ofKind.find((head) => head.slug === slug) ??
    ofKind.find(({ slugs, name }) => slugs.includes(slug) || name === `${kind}/${slug}`)
  );
}

/** Whether visitors read the owner's text and not the file's. `shipped` is the language of the file's text. */
export function showsOwn(
  own: ArticleHead["own"],
  shipped: Locale | undefined,
  language: Locale,
): own is NonNullable<ArticleHead["own"]> {
  if (!own) return false;
  if (own.locale === language) return true;
  return shipped !== language && own.locale === "en";
}

/** How many letters of a text are read in a minute, measured on our own texts. */
const lettersAMinute: Record<Locale, number> = {
  en: 1_220,
  th: 900,
  zh: 455,
  ru: 1_480,
  de: 1_490,
  fr: 1_290,
};

/** Of an owner's text; undefined where the language has to do without one. */
export function summarise(
  head: ArticleHead,
  shipped: ArticleSummary | undefined,
  language: Locale,
): ArticleSummary | undefined {
  const { kind } = nameOf(head);
  const { own, slug } = head;
  if (slug === null) return undefined;
  const place = { kind, slug, path: articlePath(kind, slug) };
  const languages = locales.filter((one) => head.languages.includes(one) || shipped?.languages.includes(one));
  if (!showsOwn(own, shipped?.language, language)) {
    return shipped && { ...shipped, ...place, languages };
  }
  const published = own.published ?? shipped?.published ?? (kind === "blog" ? own.first : null);
  const picture = own.picture ?? shipped?.picture;
  return {
    ...place,
    title: own.title,
    description: own.description,
    language: own.locale,
    languages,
    updated: own.updated,
    ...(published && { published }),
    minutes: Math.max(1, Math.round(own.letters / lettersAMinute[own.locale])),
    ...(picture && { picture }),
  };
}

/** The list of a language's texts: ours, with the owner's in their places and after them. */
export function overlayIndex(
  shipped: readonly ArticleSummary[],
  heads: readonly ArticleHead[],
  language: Locale,
): ArticleSummary[] {
  const byName = new Map(heads.map((head) => [head.name, head]));
  const inPlace = shipped.flatMap((article) => {
    const head = byName.get(`${article.kind}/${article.slug}`);
    return head ? (summarise(head, article, language) ?? []) : article;
  });
  const inFiles = new Set(shipped.map(({ kind, slug }) => `${kind}/${slug}`));
  const added = heads.filter(({ name }) => !inFiles.has(name));
  return [...inPlace, ...added.flatMap((head) => summarise(head, undefined, language) ?? [])];
}

/**
 * What the search finds in place of the shipped texts, which are named as `before`. A text keeps the id it had, wherever it
 * stands.
 */
export function articleSources(
  shipped: readonly ArticleSummary[],
  heads: readonly ArticleHead[],
  language: Locale,
): { before: Pick<TextSource, "kind" | "id">[]; now: TextSource[] } {
  const before: Pick<TextSource, "kind" | "id">[] = [];
  const now: TextSource[] = [];
  for (const head of heads) {
    const { kind, slug } = nameOf(head);
    const id = articlePath(kind, slug);
    const file = shipped.find((one) => one.path === id);
    const entry = { kind: kind === "areas" ? "area" : "article", id } as const;
    if (file) before.push(entry);
    const shown = summarise(head, file, language);
    if (!shown) continue;
    const headings = head.own && shown.language === head.own.locale ? head.own.headings : [];
    now.push({
      ...entry,
      path: shown.path,
      title: shown.title,
      names: areas.find((area) => kind === "areas" && area.slug === slug)?.name ?? "",
      note: shown.description,
      body: [shown.description, ...headings].join(" "),
    });
  }
  return { before, now };
}
