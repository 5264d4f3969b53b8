/** The links at the foot of a text, named as the pages they lead to name themselves. */
import type { Article } from "../../../domain/article.ts";
import type { Locale } from "../../../domain/locales.ts";

type Named = { article: Pick<Article, "path" | "title" | "language"> };

export function linkRelated(
  paths: readonly string[],
  articles: readonly Named[],
  pages: Record<string, string>,
  locale: Locale,
  from: string,
): Article["related"] {
  return paths.map((path) => {
    const article = articles.find((one) => one.article.path === path)?.article;
    const title = article?.title ?? pages[path];
    if (title === undefined) throw new Error(`${from}: related "${path}" is no page of the site`);
    return { path, title, language: article?.language ?? locale };
  });
}
