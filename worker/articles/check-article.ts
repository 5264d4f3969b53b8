/** What keeps a text from being published: parts that the site does not have. The place of the first is named. */
import type { Locale } from "../../domain/languages/locales.ts";
import type { ArticleBody } from "../../domain/texts/articles/article-blocks.ts";
import { findUnknown, listParts } from "../../domain/texts/articles/article-parts.ts";
import { readLead, readTerms } from "../backend/find-broken-link.ts";
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
  const linked = parts.flatMap((part) => (part.kind === "link" ? [homeOf(part.href) ?? []].flat() : []));
  const [lead, terms, homes] = await Promise.all([
    readLead(c, locale),
    readTerms(c, locale, ownTerms),
    findHomes(publicBackend(readConfig(c.env)), [...new Set([...homesIn(blocks), ...linked])], locale),
  ]);
  const unknown = findUnknown(blocks, terms);
  if (unknown) return { problem: `there is no ${unknown.what}`, field: unknown.field };
  for (const part of parts) {
    const { field } = part;
    if (part.kind === "home" && !homes.has(part.id))
      return { problem: `no home "${part.id}" is offered`, field };
    if (part.kind !== "link") continue;
    const home = homeOf(part.href);
    if (!lead(part.href) || (home !== undefined && !homes.has(home))) {
      return { problem: `"${part.href}" leads nowhere`, field };
    }
  }
  return undefined;
}

/** The home that an address leads to. */
function homeOf(href: string): string | undefined {
  return /^\/property\/([^/?#]+)/.exec(href)?.[1];
}
