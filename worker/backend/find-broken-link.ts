/** The first part of a text that leads nowhere: a page that the site does not have, or a term of no glossary. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type ArticleSummary, type Glossary, contentAddresses } from "../../domain/site/article.ts";
import { linksIn } from "../../domain/texts/markup.ts";
import type { TextBody } from "../../domain/texts/text-bodies.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { movedPages, pages } from "../../web/routing/pages.ts";
import type { Env } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";

/** `ownTerms` are the terms that the owner has added. */
export async function findBrokenLink(
  env: Env,
  locale: Locale,
  body: TextBody,
  ownTerms: readonly string[],
): Promise<string | undefined> {
  if (!("answer" in body)) return undefined;
  const { links, terms } = linksIn(body.answer);
  const [articles, glossary] = await Promise.all([
    readServedFile<ArticleSummary[]>(env, contentAddresses.index(locale)),
    readServedFile<Glossary>(env, contentAddresses.glossary(locale)),
  ]);
  const written = new Set(articles.map(({ path }) => path));
  const known = new Set([...glossary.terms.map(({ id }) => id), ...ownTerms]);
  const term = terms.find((id) => !known.has(id));
  return (
    links.find((href) => href.startsWith("/") && !leadsSomewhere(href, written)) ?? (term && `term:${term}`)
  );
}

function leadsSomewhere(href: string, written: ReadonlySet<string>): boolean {
  const [path = ""] = href.split(/[?#]/);
  if (Object.hasOwn(movedPages, path)) return true;
  const row = matchRoutes(pages, path)?.route;
  return row !== undefined && (row.article === undefined || written.has(path));
}
