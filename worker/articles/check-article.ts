/**
 * Finds what keeps a text from being published: parts that the site does not have. It names the place of the first.
 */
import type { Locale } from "../../domain/languages/locales.ts";
import type { ArticleBody } from "../../domain/texts/articles/article-blocks.ts";
import { findUnknown, listParts } from "../../domain/texts/articles/article-parts.ts";
import { findDeadLinks, readTerms } from "../backend/find-broken-link.ts";
import { publicBackend } from "../backend/supabase.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { findHomes, homesIn } from "./find-homes.ts";

type Problem = { problem: string; field: string };

export async function findProblem(
  c: AskedContext,
  locale: Locale,
  { description, blocks }: ArticleBody,
  ownTerms: readonly string[],
): Promise<Problem | undefined> {
  if (description === "") return { problem: "must not be empty", field: "description" };
  if (blocks.length === 0) return { problem: "must not be empty", field: "blocks" };
  const parts = listParts(blocks);
  const linked = parts.flatMap((part) => (part.kind === "link" ? [part.href] : []));
  const [dead, terms, homes] = await Promise.all([
    findDeadLinks(c, locale, linked),
    readTerms(c, locale, ownTerms),
    findHomes(publicBackend(readConfig(c.env)), homesIn(blocks), locale),
  ]);
  const unknown = findUnknown(blocks, terms);
  if (unknown) return { problem: `there is no ${unknown.what}`, field: unknown.field };
  for (const part of parts) {
    const { field } = part;
    if (part.kind === "home" && !homes.has(part.id))
      return { problem: `no home "${part.id}" is offered`, field };
    if (part.kind === "link" && dead.has(part.href)) {
      return { problem: `"${part.href}" leads nowhere`, field };
    }
  }
  return undefined;
}
