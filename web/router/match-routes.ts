/**
 * Which route an address leads to, ranked as React Router ranks them: words before parameters before `*`.
 * Only a leaf has a path here, and it is written in full.
 */
import type { RouteObject } from "react-router";

export type RouteMatch = { route: RouteObject; params: Record<string, string> };

/** From the outermost layout to the page; null when the address is none of ours. */
export function matchRoutes(
  routes: readonly RouteObject[],
  { pathname }: { pathname: string },
  basename = "/",
): RouteMatch[] | null {
  const path = stripBasename(pathname, basename);
  if (path === undefined) return null;
  const words = splitPath(path);
  let best: { branch: RouteObject[]; params: Record<string, string>; rank: number } | undefined;
  for (const branch of listBranches(routes)) {
    const pattern = splitPath(branch.at(-1)?.path ?? "");
    const params = matchPattern(pattern, words);
    const rank = rankPattern(pattern);
    if (params && (!best || rank > best.rank)) best = { branch, params, rank };
  }
  if (!best) return null;
  const { branch, params } = best;
  return branch.map((route) => ({ route, params }));
}

/** `/de/listings` without `/de` is `/listings`; an address in another language is not within this one. */
export function stripBasename(pathname: string, basename: string): string | undefined {
  if (basename === "/") return pathname;
  if (!pathname.toLowerCase().startsWith(basename.toLowerCase())) return undefined;
  const rest = pathname.slice(basename.length);
  return rest === "" || rest.startsWith("/") ? rest || "/" : undefined;
}

function listBranches(routes: readonly RouteObject[]): RouteObject[][] {
  return routes.flatMap((route) =>
    route.children ? listBranches(route.children).map((branch) => [route, ...branch]) : [[route]],
  );
}

function splitPath(path: string): string[] {
  const trimmed = path.replace(/^\/|\/+$/g, "");
  return trimmed === "" ? [] : trimmed.split("/");
}

function matchPattern(pattern: string[], words: string[]): Record<string, string> | undefined {
  const hasRest = pattern.at(-1) === "*";
  if (hasRest ? words.length < pattern.length - 1 : words.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const word = decode(words[index] ?? "");
    if (part === "*") params["*"] = words.slice(index).map(decode).join("/");
    else if (part.startsWith(":") && word) params[part.slice(1)] = word;
    else if (part.toLowerCase() !== word.toLowerCase()) return undefined;
  }
  return params;
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    // A stray percent sign is only itself.
    return word;
  }
}

function rankPattern(pattern: string[]): number {
  const ranks = pattern.map((part) => (part === "*" ? -2 : part.startsWith(":") ? 3 : 10));
  return ranks.reduce((sum, rank) => sum + rank, pattern.length);
}
