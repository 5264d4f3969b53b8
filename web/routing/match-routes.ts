/** Finds the route of an address: the first that fits. A table names words before parameters, and `*` last. */
import { stripBasename } from "./addresses.ts";

type Pattern = { path: string };
type Match<Route> = { route: Route; params: Record<string, string> };

/** Undefined when the address is in another language or has no route. */
export function matchRoutes<Route extends Pattern>(
  routes: readonly Route[],
  pathname: string,
  basename = "/",
): Match<Route> | undefined {
  const path = stripBasename(pathname, basename);
  if (path === undefined) return undefined;
  const words = splitPath(path).map(decode);
  for (const route of routes) {
    const params = matchParts(splitPath(route.path), words);
    if (params) return { route, params };
  }
  return undefined;
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
