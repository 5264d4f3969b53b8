/** The links at the end of a text: to the present addresses of other texts, under their present titles. */
import {
  type Article,
  type ArticleKind,
  type ArticleSummary,
  articlePath,
} from "../../domain/site/article.ts";
import type { ArticleHead } from "../../domain/texts/articles/article-heads.ts";

type Links = Article["related"];

const mostFound = 3;

/** Those that the owner chose and that this language has. Undefined where none is chosen or left. */
export function chosenLinks(
  names: readonly string[] | null | undefined,
  heads: readonly ArticleHead[],
  index: readonly ArticleSummary[],
): Links | undefined {
  const links = (names ?? []).map((name) => ({ path: pathOf(name), title: "" }));
  const shown = linksOfNow(links, heads, index).filter(({ title }) => title !== "");
  return shown.length > 0 ? shown : undefined;
}

/** Of a shipped text: its own choice, without what is deleted. */
export function linksOfNow(
  related: Links,
  heads: readonly ArticleHead[],
  index: readonly ArticleSummary[],
): Links {
  const moved = new Map(heads.map(({ name, slug }) => [pathOf(name), slug && pathOf(name, slug)]));
  const titles = new Map(index.map(({ path, title }) => [path, title]));
  return related.flatMap((link) => {
    const path = moved.has(link.path) ? moved.get(link.path) : link.path;
    return path ? [{ path, title: titles.get(path) ?? link.title }] : [];
  });
}

/** Of an added text: the newest others of its kind. */
export function newestOfKind({ path, kind }: ArticleSummary, index: readonly ArticleSummary[]): Links {
  return index
    .filter((one) => one.kind === kind && one.path !== path)
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))
    .slice(0, mostFound)
    .map((one) => ({ path: one.path, title: one.title }));
}

function dayOf({ published, updated }: ArticleSummary): string {
  return published ?? updated;
}

function pathOf(name: string, own?: string): string {
  const [kind, slug = ""] = name.split("/");
  return articlePath(kind as ArticleKind, own ?? slug);
}
