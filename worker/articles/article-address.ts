/** Which address a text of the library may have: one that can be typed everywhere, and that nothing else has. */
import type { Locale } from "../../domain/languages/locales.ts";
import { contentAddresses, type ArticleSummary, articlePath } from "../../domain/site/article.ts";
import { isSlug, suggestAddress } from "../../domain/texts/articles/article-slug.ts";
import { type AddedKind } from "../../domain/texts/articles/articles-api.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { movedPages, pages } from "../../web/routing/pages.ts";
import { readServedFile } from "../backend/read-served-file.ts";
import { addressTaken } from "../backend/supabase.ts";
import type { AskedContext } from "../context.ts";
import { ApiError } from "../errors.ts";

/** As articles_overview() answers it. */
export type ChangedArticle = {
  name: string;
  /** Of the newest versions with words of their own. */
  titles: Partial<Record<Locale, string>>;
  /** Null when nobody wrote it: it was only moved or deleted. */
  lastTitle: { locale: Locale; title: string } | null;
  savedAt: string | null;
  /** Of its address. */
  version: number;
  slug: string | null;
  slugs: string[];
};

/** Refuses with words that say what to do. */
export async function checkAddress(
  c: AskedContext,
  { kind, slug, name }: { kind: AddedKind; slug: string; name: string },
  changed: readonly ChangedArticle[],
): Promise<string> {
  if (!isSlug(slug)) {
    throw new ApiError(
      "invalid_input",
      `slug: An address has small Latin letters, digits and hyphens, so that it can be typed, read aloud and sent everywhere: "${suggestAddress(slug, kind)}".`,
      { field: "slug" },
    );
  }
  const path = articlePath(kind, slug);
  const row = Object.hasOwn(movedPages, path) ? undefined : matchRoutes(pages, path)?.route;
  if (row?.article?.kind !== kind) {
    throw new ApiError("address_of_page", "A page of the site has this address. Choose another one.");
  }
  const shipped = await readServedFile<ArticleSummary[]>(c.env, contentAddresses.index("en"));
  const isTaken =
    shipped.some((one) => one.path === path && `${kind}/${slug}` !== name) ||
    changed.some(
      (one) =>
        one.name !== name &&
        one.name.startsWith(`${kind}/`) &&
        (one.name === `${kind}/${slug}` || one.slug === slug || one.slugs.includes(slug)),
    );
  if (isTaken) throw new ApiError(...addressTaken);
  return path;
}
