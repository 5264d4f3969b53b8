/** Permanent redirects, decided from the path alone. The query and the language prefix are kept. */
import { createMiddleware } from "hono/factory";
import { isAdminLocale, defaultLocale, localisePath, splitLocale } from "../../domain/languages/locales.ts";
import { longestPath } from "./find-page.ts";
import { movedPages } from "../../web/routing/pages.ts";
import { isAdminPath } from "../../web/routing/paths.ts";
import { lowerCaseWords } from "./lower-case-words.ts";

export const redirects = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url);
  const target = findRedirect(url.pathname);
  return target === undefined ? next() : c.redirect(target + url.search, 301);
});

/** The path to go to instead, or undefined when the path is where it should be. */
export function findRedirect(pathname: string): string | undefined {
  if (pathname.length > longestPath) return undefined;
  const tidy = withoutEnglishPrefix(lowerCaseWords(withoutTrailingSlashes(pathname)));
  const { locale, path } = splitLocale(tidy);
  const isForeign = isAdminPath(path) && !isAdminLocale(locale);
  const target = localisePath(movedPages[path] ?? path, isForeign ? defaultLocale : locale);
  return target === pathname ? undefined : target;
}

/** Also folds leading slashes, so that `//evil.example` can never become a Location of its own. */
function withoutTrailingSlashes(pathname: string): string {
  return `/${pathname.replace(/^\/+/, "").replace(/(?<!\/)\/+$/, "")}`;
}

const englishPrefix = new RegExp(`^(/+${defaultLocale})+(?=/|$)`);

/** Removes every repetition and extra slash at once, so that one redirect is enough. */
function withoutEnglishPrefix(pathname: string): string {
  const rest = pathname.replace(englishPrefix, "");
  return withoutTrailingSlashes(rest);
}
