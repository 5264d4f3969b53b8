/** The first part of a text that leads nowhere: a page that the site does not have, or a term of no glossary. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type Glossary, contentAddresses } from "../../domain/site/article.ts";
import { linksIn } from "../../domain/texts/markup.ts";
import type { TextBody } from "../../domain/texts/text-bodies.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { movedPages, pages } from "../../web/routing/pages.ts";
import { readCurrentIndex } from "../articles/article-reads.ts";
import type { AskedContext } from "../context.ts";
import { readServedFile } from "./read-served-file.ts";

/** `ownTerms` are the terms that the owner has added. */
export async function findBrokenLink(
  c: AskedContext,
  locale: Locale,
  body: TextBody,
  ownTerms: readonly string[],
): Promise<string | undefined> {
  if (!("answer" in body)) return undefined;
  const { links, terms } = linksIn(body.answer);
  const [lead, known] = await Promise.all([readLead(c, locale), readTerms(c, locale, ownTerms)]);
  const term = terms.find((id) => !known.has(id));
  return links.find((href) => !lead(href)) ?? (term && `term:${term}`);
}

/** Whether an address leads to a page of the site. Other addresses are not asked. */
export async function readLead(c: AskedContext, locale: Locale): Promise<(href: string) => boolean> {
  const written = new Set((await readCurrentIndex(c, locale)).map(({ path }) => path));
  return (href) => {
    if (!href.startsWith("/")) return true;
    const [path = ""] = href.split(/[?#]/);
    if (Object.hasOwn(movedPages, path)) return true;
    const row = matchRoutes(pages, path)?.route;
    return row !== undefined && (row.article === undefined || written.has(path));
  };
}

export async function readTerms(
  c: AskedContext,
  locale: Locale,
  ownTerms: readonly string[],
): Promise<Set<string>> {
  const { terms } = await readServedFile<Glossary>(c.env, contentAddresses.glossary(locale));
  return new Set([...terms.map(({ id }) => id), ...ownTerms]);
}
