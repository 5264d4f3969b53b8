/** Which texts lead to a page of the site, so that nobody takes a page away without knowing. */
import type { Locale } from "../../languages/locales.ts";
import type { ArticleKind } from "../../site/article.ts";
import type { Block } from "./article-blocks.ts";
import { listParts } from "./article-parts.ts";

/** A text or an answer that links to another. */
export type ArticleLink = { kind: ArticleKind | "faq"; slug: string; title: string; locale: Locale };

/** As the build writes it for the shipped texts of a language. */
export type LinkingText = Omit<ArticleLink, "locale"> & { links: string[] };

/** Addresses of the site alone, each once. */
export function linksOf(blocks: readonly Block[]): string[] {
  const all = listParts(blocks).flatMap((part) => (part.kind === "link" ? [part.href] : []));
  return [...new Set(all.filter((href) => href.startsWith("/")))];
}

export function leadsTo(links: readonly string[], paths: ReadonlySet<string>): boolean {
  return links.some((href) => paths.has(href.split(/[?#]/, 1)[0] ?? ""));
}
