/** Finds the route of an address: words win over parameters, parameters over `*`. */
import { stripBasename } from "./addresses.ts";

type Pattern = { path: string };
type Match<Route> = { route: Route; params: Record<string, string> };
type Ranked<Route> = { route: Route; parts: string[]; rank: number };

/** The ranked routes are kept, because the same ones are matched again and again. */
const ranked = new WeakMap<readonly Pattern[], Ranked<Pattern>[]>();

/** Undefined when the address is in another language or has no route. */
export function matchRoutes<Route extends Pattern>(
  routes: readonly Route[],
  pathname: string,
  basename = "/",
): Match<Route> | undefined {
  const path = stripBasename(pathname, basename);
  if (path === undefined) return undefined;
  const words = splitPath(path).map(decode);
  for (const { route, parts } of rankRoutes(routes)) {
    const params = matchParts(parts, words);
    if (params) return { route, params };
  }
  return undefined;
}

/** The best first. Equal ones keep their order. */
function rankRoutes<Route extends Pattern>(routes: readonly Route[]): Ranked<Route>[] {
  // The key is the array itself, so a kept value always belongs to it.
  const known = ranked.get(routes) as Ranked<Route>[] | undefined;
  if (known) return known;
  const made = routes.map((route) => {
    const parts = splitPath(route.path);
    return { route, parts, rank: rankParts(parts) };
  });
  made.sort((one, other) => other.rank - one.rank);
  ranked.set(routes, made);
  return made;
}

function splitPath(path: string): string[] {
  const words = path.split("/");
  if (words[0] === "") words.shift();
  while (words.at(-1) === "") words.pop();
  return words;
}

function matchParts(parts: string[], words: string[]): Record<string, string> | undefined {
  const hasRest = parts.at(-1) === "*";
  if (hasRest ? words.length < parts.length - 1 : words.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
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
    // A stray percent sign is taken literally.
    return word;
  }
}

function rankParts(parts: string[]): number {
  const ranks = parts.map((part) => (part === "*" ? -2 : part.startsWith(":") ? 3 : 10));
  return ranks.reduce((sum, rank) => sum + rank, parts.length);
}
