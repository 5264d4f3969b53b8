/** The library for pages and browsers: the list of a language's texts, and each of them. */
import type { Locale } from "../../domain/languages/locales.ts";
import {
  type Article,
  type ArticleSummary,
  contentAddresses,
  isArticleKind,
  shownArticles,
} from "../../domain/site/article.ts";
import { readArticleIndex } from "../articles/article-reads.ts";
import { makeArticle } from "../articles/make-article.ts";
import { findServedFile, readServedFile } from "../backend/read-served-file.ts";
import type { Wanted } from "../cache/cached-response.ts";
import { json } from "../cache/plain-answer.ts";
import type { AskedContext } from "../context.ts";
import { ApiError } from "../errors.ts";

export const wantedArticles = (c: AskedContext, locale: Locale): Wanted => ({
  key: shownArticles.index(locale),
  keeps: [200],
  produce: async () => {
    const { articles: shown, dataAt, degraded } = await readArticleIndex(c, locale);
    return { ...json(shown), dataAt, degraded };
  },
  standIn: async () => ({
    ...json(await readServedFile<ArticleSummary[]>(c.env, contentAddresses.index(locale))),
    degraded: "shipped",
  }),
});

export function wantedArticle(c: AskedContext, locale: Locale, kind: string, slug: string): Wanted {
  if (!isArticleKind(kind) || !/^[a-z0-9-]{1,80}$/.test(slug)) throw noSuchText();
  return {
    key: shownArticles.article(locale, kind, slug),
    keeps: [200, 410],
    produce: async () => {
      const { article, dataAt, degraded } = await makeArticle(c, locale, kind, slug);
      if (article === undefined) return json(noSuchText().toBody(), 404);
      if (article === "gone") return { ...json(wasDeleted().toBody(), 410), dataAt, degraded };
      return { ...json(article), dataAt, degraded };
    },
    standIn: async () => {
      const shipped = await findServedFile<Article>(c.env, contentAddresses.article(locale, kind, slug));
      return shipped && { ...json(shipped), degraded: "shipped" };
    },
  };
}

function noSuchText(): ApiError {
  return new ApiError("not_found", "There is no such text.");
}

function wasDeleted(): ApiError {
  return new ApiError("gone", "This text was deleted.");
}
