/** What keeps an article from being saved, before it is sent. The server says the same by its own reading. */
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import { readArticle } from "../../../domain/texts/articles/read-article.ts";

/** `field` is a path such as `blocks.3.alt`. */
export type FoundProblem = { field: string; message: string };

export function findArticleProblem(body: ArticleBody, isDraft: boolean): FoundProblem | undefined {
  const read = readArticle(body);
  if ("problem" in read) return { field: read.field, message: read.problem };
  if (!isDraft && body.description.trim() === "")
    return { field: "description", message: "must not be empty" };
  return undefined;
}
