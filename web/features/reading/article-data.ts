/** A text's structured data (schema.org), under the page's title. An untranslated text has the English URL. */
import type { ArticleSummary } from "../../../domain/site/article.ts";
import { localisePath } from "../../../domain/languages/locales.ts";
import { site } from "../../../domain/site/site.ts";

export function describeArticle(article: ArticleSummary, origin: string) {
  const address = origin + localisePath(article.path, article.language);
  return {
    "@type": article.kind === "blog" ? "BlogPosting" : "Article",
    "@id": `${address}#article`,
    headline: article.title,
    description: article.description,
    inLanguage: article.language,
    ...(article.published && { datePublished: article.published }),
    dateModified: article.updated,
    mainEntityOfPage: address,
    author: { "@type": "Organization", name: site.name, url: origin },
    publisher: { "@type": "Organization", name: site.name, url: origin },
  };
}
