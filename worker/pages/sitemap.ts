/** Writes sitemaps and the blog's feed as XML. */
import { type Locale, defaultLocale, locales, localisePath } from "../../domain/languages/locales.ts";

export type SitemapEntry = {
  /** The path without language prefix. */
  path: string;
  lastModified?: string | undefined;
  /** The languages of the page. */
  languages?: readonly Locale[];
  /** Absolute addresses, or paths on this site. */
  images?: readonly string[];
};

/** Writes a `url` for each language of each entry. Each one names all languages of its entry. */
export function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => writeUrls(origin, entry));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`;
}

/** The common part of all languages is written once, because escaping takes most of the time. */
function writeUrls(
  origin: string,
  { path, lastModified, images = [], languages = locales }: SitemapEntry,
): string[] {
  const address = (language: Locale) => escapeXml(origin + localisePath(path, language));
  const link = (hreflang: string, language: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
  const shared = [
    ...(lastModified ? [`<lastmod>${escapeXml(lastModified)}</lastmod>`] : []),
    ...languages.map((language) => link(language, language)),
    link("x-default", languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? defaultLocale)),
    ...images.map(
      (image) =>
        `<image:image><image:loc>${escapeXml(new URL(image, origin).href)}</image:loc></image:image>`,
    ),
  ].join("");
  return languages.map((language) => `<url><loc>${address(language)}</loc>${shared}</url>`);
}

export function writeSitemapIndex(
  maps: readonly { address: string; lastModified?: string | undefined }[],
): string {
  const lines = maps.map(
    ({ address, lastModified }) =>
      `<sitemap><loc>${escapeXml(address)}</loc>${lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ""}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</sitemapindex>
`;
}

export type FeedItem = { title: string; description: string; address: string; published: string };

/** Writes an RSS 2.0 feed. */
export function writeFeed(
  feed: { title: string; address: string; language: Locale; self: string },
  items: readonly FeedItem[],
): string {
  const written = items.map(
    ({ title, description, address, published }) =>
      `<item><title>${escapeXml(title)}</title><link>${escapeXml(address)}</link><guid>${escapeXml(address)}</guid><description>${escapeXml(description)}</description><pubDate>${new Date(published).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(feed.title)}</title><link>${escapeXml(feed.address)}</link><description>${escapeXml(feed.title)}</description><language>${feed.language}</language>
<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
${written.join("\n")}
</channel></rss>
`;
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  };
  // Drops the characters that XML does not allow.
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
