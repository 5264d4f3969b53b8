/** Addresses of the site as routes and links write them: without the language that stands before them. */
export type Location = { pathname: string; search: string; hash: string };

/** `/de/listings` without `/de` is `/listings`; an address in another language is not within this one. */
export function stripBasename(pathname: string, basename: string): string | undefined {
  if (basename === "/") return pathname;
  if (!pathname.toLowerCase().startsWith(basename.toLowerCase())) return undefined;
  const rest = pathname.slice(basename.length);
  return rest === "" || rest.startsWith("/") ? rest || "/" : undefined;
}

export function readLocation({ pathname, search, hash }: Location, basename: string): Location {
  return { pathname: stripBasename(pathname, basename) ?? pathname, search, hash };
}

/** Where a path of the site is found. */
export function createHref(to: string, basename: string): string {
  if (basename === "/" || !to.startsWith("/")) return to;
  return basename + (/^\/(?=$|[?#])/.test(to) ? to.slice(1) : to);
}
