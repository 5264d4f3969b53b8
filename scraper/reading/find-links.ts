/** Finds an index page's links to listings and to further index pages. */
import { HostilePageError, select, tryParsePage } from "../extract/parse/parse-page.ts";
import { isAllowedHost } from "../fetch/fetch-page.ts";

export type FoundLinks = { listings: string[]; nextPages: string[] };

/** Tracking and session parameters, which give one page many addresses. */
const trackingParameters =
  /^(?:utm_\w+|gclid|fbclid|yclid|msclkid|ref|referrer|sid|sessionid|phpsessid|jsessionid)$/i;
const notPages = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|mp4|css|js|ico|xml|json)$/i;
/** Longer links are spider traps, as are links that repeat path parts: /a/b/a/b/a/b. */
const longestLink = 600;

export function findLinks(
  html: string,
  pageUrl: string,
  allowedHosts: ReadonlySet<string>,
  isListing: (url: string) => boolean,
): FoundLinks | HostilePageError {
  const page = tryParsePage(html);
  if (page instanceof HostilePageError) return page;
  const base = URL.parse(select(page, "base[href]").attr("href") ?? "", pageUrl)?.href ?? pageUrl;
  const listings = new Set<string>();
  const nextPages = new Set<string>();
  for (const { attribs } of select(page, "a[href], link[rel=next]")) {
    const url = canonicalAddress(attribs["href"] ?? "", base);
    if (!url || !isAllowedHost(url, allowedHosts) || notPages.test(url.pathname) || isTrap(url)) continue;
    const isNext = attribs["rel"] === "next" || isFurtherPage(url, new URL(pageUrl));
    if (isNext) nextPages.add(url.href);
    else if (url.href !== pageUrl && isListing(url.href)) listings.add(url.href);
  }
  return { listings: [...listings], nextPages: [...nextPages] };
}

function canonicalAddress(href: string, base: string): URL | null {
  const url = URL.parse(href.trim(), base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  url.hash = "";
  const tracking = Array.from(url.searchParams.keys()).filter((name) => trackingParameters.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return url;
}

/** The same index with another page number. */
function isFurtherPage(url: URL, page: URL): boolean {
  const number = url.searchParams.get("page") ?? url.searchParams.get("p") ?? url.searchParams.get("pg");
  if (url.pathname === page.pathname && number !== null) return /^\d{1,4}$/.test(number);
  const stem = page.pathname.replace(/\/(?:page\/)?\d{1,4}\/?$/, "").replace(/\/$/, "");
  return url.pathname.startsWith(`${stem}/page/`) && /^\d{1,4}\/?$/.test(url.pathname.slice(stem.length + 6));
}

function isTrap(url: URL): boolean {
  const parts = url.pathname.split("/").filter((part) => part !== "");
  return url.href.length > longestLink || parts.length > 12 || parts.length - new Set(parts).size >= 3;
}
