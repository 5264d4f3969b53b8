/** The first part of a text that leads nowhere: a page that the site does not have, or a term of no glossary. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type Glossary, contentAddresses } from "../../domain/site/article.ts";
import { linksIn } from "../../domain/texts/markup.ts";
import type { TextBody } from "../../domain/texts/text-bodies.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { type PageData, movedPages, pages } from "../../web/routing/pages.ts";
import { readCurrentIndex } from "../articles/article-reads.ts";
import { findHomes } from "../articles/find-homes.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";
import { type Backend, dataOf, publicBackend } from "./supabase.ts";

/** `ownTerms` are the terms that the owner has added. */
export async function findBrokenLink(
  c: AskedContext,
  locale: Locale,
  body: TextBody,
  ownTerms: readonly string[],
): Promise<string | undefined> {
  if (!("answer" in body)) return undefined;
  const { links, terms } = linksIn(body.answer);
  const [dead, known] = await Promise.all([findDeadLinks(c, locale, links), readTerms(c, locale, ownTerms)]);
  const term = terms.find((id) => !known.has(id));
  return [...dead][0] ?? (term && `term:${term}`);
}

const homePages: readonly (PageData | undefined)[] = ["property", "propertySheet", "alertHome"];
const buildingPages: readonly (PageData | undefined)[] = ["building", "alertBuilding"];

/** Those of the addresses that lead to no page, no home and no building of the site. Other sites are not asked. */
export async function findDeadLinks(
  c: AskedContext,
  locale: Locale,
  hrefs: readonly string[],
): Promise<Set<string>> {
  const places = hrefs
    .filter((href) => href.startsWith("/"))
    .map((href) => {
      const path = href.split(/[?#]/, 1)[0] ?? "";
      const { route, params = {} } = matchRoutes(pages, path) ?? {};
      return { href, path, route, name: Object.values(params)[0] ?? "" };
    });
  const namedBy = (data: readonly (PageData | undefined)[]) =>
    places.flatMap(({ route, name }) => (data.includes(route?.data) ? [name] : []));
  const backend = publicBackend(readConfig(c.env));
  const [index, homes, buildings] = await Promise.all([
    readCurrentIndex(c, locale),
    findHomes(backend, namedBy(homePages), locale),
    findBuildings(backend, namedBy(buildingPages)),
  ]);
  const dead = places.filter(({ path, route, name }) => {
    if (Object.hasOwn(movedPages, path)) return false;
    if (homePages.includes(route?.data)) return !homes.has(name);
    if (buildingPages.includes(route?.data)) return !buildings.includes(name);
    return !route || (route.article !== undefined && index.every((one) => one.path !== path));
  });
  return new Set(dead.map(({ href }) => href));
}

async function findBuildings(backend: Backend, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  return dataOf(await backend.from("buildings").select("slug").in("slug", slugs)).map(({ slug }) => slug);
}

export async function readTerms(
  c: AskedContext,
  locale: Locale,
  ownTerms: readonly string[],
): Promise<Set<string>> {
  const { terms } = await readServedFile<Glossary>(c.env, contentAddresses.glossary(locale));
  return new Set([...terms.map(({ id }) => id), ...ownTerms]);
}
