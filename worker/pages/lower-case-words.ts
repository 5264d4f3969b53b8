/**
 * `/LISTINGS` → `/listings`, because people type capitals and each page has one address. Only the words of our own
 * pages change: a slug or an id stays as it is, and so does an address that is no page, such as a file's.
 */
import { defaultLocale, isLocale } from "../../domain/languages/locales.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { movedPages, pages } from "../../web/routing/pages.ts";

/** A pathname without slashes at its end. */
export function lowerCaseWords(pathname: string): string {
  if (!/[A-Z]/.test(pathname)) return pathname;
  const words = pathname.split("/").slice(1);
  const languages = countLanguages(words);
  const path = lowerCasePath(words.slice(languages));
  if (path === undefined) return pathname;
  return `/${[...words.slice(0, languages).map((word) => word.toLowerCase()), ...path].join("/")}`;
}

/** How many words at the start name the language. English may come before another, more than once. */
function countLanguages(words: readonly string[]): number {
  const first = words.findIndex((word) => word !== "" && word.toLowerCase() !== defaultLocale);
  if (first === -1) return words.length;
  return isLocale(words[first]?.toLowerCase()) ? first + 1 : first;
}

function lowerCasePath(words: readonly string[]): readonly string[] | undefined {
  const path = `/${words.join("/")}`;
  if (path.toLowerCase() in movedPages) return words.map((word) => word.toLowerCase());
  const parts = matchRoutes(pages, path)?.route.path.split("/").slice(1);
  return parts && words.map((word, index) => nameOf(parts[index]) ?? word);
}

/** Undefined for a parameter, and for what follows the last part. */
function nameOf(part: string | undefined): string | undefined {
  return part === undefined || /^[:*]/.test(part) ? undefined : part;
}
