/** Addresses as routes and links write them: without the language prefix. */
export type Location = { pathname: string; search: string; hash: string };

/** `/de/listings` becomes `/listings`. An address in another language gives undefined. */
export function stripBasename(pathname: string, basename: string): string | undefined {
  if (basename === "/") return pathname;
  if (!pathname.toLowerCase().startsWith(basename.toLowerCase())) return undefined;
  const rest = pathname.slice(basename.length);
  return rest === "" || rest.startsWith("/") ? rest || "/" : undefined;
}

export function readLocation({ pathname, search, hash }: Location, basename: string): Location {
  return { pathname: stripBasename(pathname, basename) ?? pathname, search, hash };
}

/** The full path, with the language prefix. */
export function createHref(to: string, basename: string): string {
  if (basename === "/" || !to.startsWith("/")) return to;
  return basename + (/^\/(?=$|[?#])/.test(to) ? to.slice(1) : to);
}
