/** The links at the foot of a text, named as the pages they lead to name themselves. */
import type { Article } from "../../../domain/article.ts";

type Named = { article: Pick<Article, "path" | "title"> };

export function linkRelated(
  paths: readonly string[],
  articles: readonly Named[],
  pages: Record<string, string>,
  from: string,
): Article["related"] {
  return paths.map((path) => {
    const title = articles.find(({ article }) => article.path === path)?.article.title ?? pages[path];
    if (title === undefined) throw new Error(`${from}: related "${path}" is no page of the site`);
    return { path, title };
  });
}
