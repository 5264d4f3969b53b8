/** A text's structured data (schema.org), under the page's title. An untranslated text has the English URL. */
import type { ArticleSummary } from "../../../domain/site/article.ts";
import { localisePath } from "../../../domain/languages/locales.ts";

/** `picture` is the file that the page shows. */
export function describeArticle(article: ArticleSummary, picture: string, origin: string, siteName: string) {
  const address = origin + localisePath(article.path, article.language);
  const { published, updated } = daysOf(article);
  return {
    "@type": article.kind === "blog" ? "BlogPosting" : "Article",
    "@id": `${address}#article`,
    headline: article.title,
    description: article.description,
    image: origin + picture,
    inLanguage: article.language,
    datePublished: published,
    dateModified: updated,
    mainEntityOfPage: address,
    author: { "@type": "Organization", name: siteName, url: origin },
    publisher: { "@type": "Organization", name: siteName, url: origin },
  };
}

/** Only posts name the day on which they first appeared. Of other texts we know when this version did. */
export function daysOf({ published, updated }: Pick<ArticleSummary, "published" | "updated">) {
  return { published: published ?? updated, updated };
}
