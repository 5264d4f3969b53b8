/**
 * Which route an address leads to, ranked as React Router ranks them: words before parameters before `*`.
 * Only a leaf has a path here, and it is written in full.
 */
import type { RouteObject } from "react-router";
import { stripBasename } from "./addresses.ts";

export type RouteMatch = { route: RouteObject; params: Record<string, string> };

type Branch = { routes: RouteObject[]; pattern: string[]; rank: number };

/** The same routes are matched again and again. */
const ranked = new WeakMap<readonly RouteObject[], Branch[]>();

/** From the outermost layout to the page; null when the address is none of ours. */
export function matchRoutes(
  routes: readonly RouteObject[],
  { pathname }: { pathname: string },
  basename = "/",
): RouteMatch[] | null {
  const path = stripBasename(pathname, basename);
  if (path === undefined) return null;
  const words = splitPath(path).map(decode);
  for (const { routes: branch, pattern } of rankBranches(routes)) {
    const params = matchPattern(pattern, words);
    if (params) return branch.map((route) => ({ route, params }));
  }
  return null;
}

/** The best first; of equals the one that stands first. */
function rankBranches(routes: readonly RouteObject[]): Branch[] {
  const known = ranked.get(routes);
  if (known) return known;
  const branches = listBranches(routes).map((branch) => {
    const pattern = splitPath(branch.at(-1)?.path ?? "");
    return { routes: branch, pattern, rank: rankPattern(pattern) };
  });
  branches.sort((one, other) => other.rank - one.rank);
  ranked.set(routes, branches);
  return branches;
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
    const word = words[index] ?? "";
    if (part === "*") params["*"] = words.slice(index).join("/");
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
