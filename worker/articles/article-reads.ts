/** What the owner changed in the library: cached like the catalogue, kept for outages, and in the worst case nothing. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type ArticleSummary, contentAddresses } from "../../domain/site/article.ts";
import type { ArticleBody } from "../../domain/texts/articles/article-blocks.ts";
import {
  type ArticleHead,
  overlayIndex,
  readArticleHeads,
} from "../../domain/texts/articles/article-heads.ts";
import { readArticle } from "../../domain/texts/articles/read-article.ts";
import { readServedFile } from "../backend/read-served-file.ts";
import { dataOf, publicBackend } from "../backend/supabase.ts";
import { readArticleSnapshot, readArticlesSnapshot } from "../cache/articles-snapshot.ts";
import { readCatalogue } from "../cache/cached-response.ts";
import { json } from "../cache/plain-answer.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";

type Read = { dataAt: number | undefined; degraded: string | undefined };
export type ReadHeads = Read & { heads: ArticleHead[] };

export async function readHeads(c: AskedContext, locale: Locale): Promise<ReadHeads> {
  try {
    const {
      data: heads,
      dataAt,
      degraded,
    } = await readCatalogue<ArticleHead[]>(c, {
      key: `/api/article-heads/${locale}`,
      keeps: [200],
      produce: async () => json(await readCurrentHeads(c, locale)),
      standIn: async () => {
        const kept = await readArticlesSnapshot(c.env.SNAPSHOT, locale);
        return kept && { ...json(readArticleHeads(kept.rows)), degraded: "snapshot", dataAt: kept.at };
      },
    });
    return { heads, dataAt, degraded };
  } catch {
    // The cache has logged why.
    return { heads: [], dataAt: undefined, degraded: "shipped" };
  }
}

/** Every text of a language as visitors find it. */
export async function readArticleIndex(
  c: AskedContext,
  locale: Locale,
): Promise<Read & { articles: ArticleSummary[] }> {
  const [shipped, { heads, ...read }] = await Promise.all([
    readServedFile<ArticleSummary[]>(c.env, contentAddresses.index(locale)),
    readHeads(c, locale),
  ]);
  return { articles: overlayIndex(shipped, heads, locale), ...read };
}

/** For the administration: from the database, past the cache. */
export async function readCurrentHeads(c: AskedContext, locale: Locale): Promise<ArticleHead[]> {
  const backend = publicBackend(readConfig(c.env));
  return readArticleHeads(
    dataOf(await backend.rpc("published_articles", { for_locale: locale }, { get: true })),
  );
}

export async function readCurrentIndex(c: AskedContext, locale: Locale): Promise<ArticleSummary[]> {
  const shipped = await readServedFile<ArticleSummary[]>(c.env, contentAddresses.index(locale));
  return overlayIndex(shipped, await readCurrentHeads(c, locale), locale);
}

type ReadBody = { body: ArticleBody; degraded: string | undefined };

/** The owner's text in exactly this language. Undefined when it is not in force any more, or cannot be shown. */
export async function readBody(c: AskedContext, name: string, locale: Locale): Promise<ReadBody | undefined> {
  try {
    const backend = publicBackend(readConfig(c.env));
    const asked = { for_name: name, for_locale: locale };
    const found = dataOf(await backend.rpc("published_article", asked, { get: true }));
    return checked(found, name, locale, undefined);
  } catch (error) {
    const kept = await readArticleSnapshot(c.env.SNAPSHOT, locale, name);
    if (!kept) throw error;
    return checked(kept, name, locale, "snapshot");
  }
}

function checked(
  found: unknown,
  name: string,
  locale: Locale,
  degraded: string | undefined,
): ReadBody | undefined {
  if (typeof found !== "object" || found === null || !("body" in found)) return undefined;
  const read = readArticle(found.body);
  if ("body" in read) return { body: read.body, degraded };
  warnUnreadable(name, locale, `${read.field}: ${read.problem}`);
  return undefined;
}

export function warnUnreadable(name: string, locale: Locale, reason: string): void {
  console.warn(JSON.stringify({ event: "article_unreadable", name, locale, reason }));
}
