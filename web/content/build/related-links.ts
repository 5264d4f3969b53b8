/** The links at the end of a text, labelled with the titles of their pages. */
import type { Article } from "../../../domain/site/article.ts";

type Named = { article: Pick<Article, "path" | "title"> };

export function linkRelated(
  paths: readonly string[],
  articles: readonly Named[],
  pages: Record<string, string>,
  from: string,
): Article["related"] {
  return paths.map((path) => {
    const title = articles.find(({ article }) => article.path === path)?.article.title ?? pages[path];
    if (title === undefined) throw new Error(`${from}: related "${path}" is not a page of the site`);
    return { path, title };
  });
}
