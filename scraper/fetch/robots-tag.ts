/**
 * `noindex` in an X-Robots-Tag header or a robots meta element: the page may be read but not kept. Directives after a
 * crawler's name are for that crawler. We ignore `nofollow`, `noarchive` and `unavailable_after`.
 */
import { productToken } from "./product-token.ts";

/** Directives that take a value. Any other word before a colon is a crawler's name. */
const withValue = new Set(["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"]);
const forbidding = new Set(["noindex", "none"]);
const ourName = productToken.toLowerCase();

export function saysNoindex(written: string): boolean {
  let isForUs = true;
  for (const part of written.toLowerCase().split(",")) {
    const colon = part.indexOf(":");
    const name = colon === -1 ? "" : part.slice(0, colon).trim();
    const isNamed = name !== "" && !withValue.has(name);
    if (isNamed) isForUs = name === ourName;
    if (isForUs && forbidding.has((isNamed ? part.slice(colon + 1) : part).trim())) return true;
  }
  return false;
}

/** Of a page's `meta` elements by name: those for all robots, and those for us. */
export function metasSayNoindex(metas: ReadonlyMap<string, readonly string[]>): boolean {
  return ["robots", ourName].some((name) => metas.get(name)?.some(saysNoindex) ?? false);
}
