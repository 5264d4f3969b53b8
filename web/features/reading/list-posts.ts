import type { ArticleSummary } from "../../../domain/site/article.ts";

/** The posts, newest first. */
export function listPosts(articles: readonly ArticleSummary[]): ArticleSummary[] {
  return articles
    .filter(({ kind }) => kind === "blog")
    .toSorted((one, other) => (other.published ?? "").localeCompare(one.published ?? ""));
}
