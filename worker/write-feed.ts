/** The blog as RSS 2.0, newest first. */
import type { ArticleSummary } from "../domain/article.ts";
import { defaultLocale } from "../domain/locales.ts";
import { site } from "../domain/site.ts";

export const feedPath = "/blog/feed.xml";

export function writeFeed(articles: readonly ArticleSummary[], siteUrl: string): string {
  const posts = articles
    .flatMap((article) =>
      article.kind === "blog" && article.published ? [{ ...article, day: article.published }] : [],
    )
    .toSorted((one, other) => other.day.localeCompare(one.day));
  const items = posts.map(
    ({ title, description, path, day }) =>
      `<item><title>${escapeXml(title)}</title><link>${siteUrl}${path}</link>` +
      `<guid>${siteUrl}${path}</guid><description>${escapeXml(description)}</description>` +
      `<pubDate>${new Date(`${day}T00:00:00Z`).toUTCString()}</pubDate></item>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(site.name)}</title>` +
    `<link>${siteUrl}/blog</link><description>Buying, letting and living in Pattaya</description>` +
    `<language>${defaultLocale}</language>` +
    `<atom:link href="${siteUrl}${feedPath}" rel="self" type="application/rss+xml"/>${items.join("")}</channel></rss>\n`
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
