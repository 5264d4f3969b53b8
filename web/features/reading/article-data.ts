/** Texts for machines, under the title the page shows. A text that is not translated is the English page's. */
import type { ArticleSummary } from "../../../domain/article.ts";
import { localisePath } from "../../../domain/locales.ts";
import { site } from "../../../domain/site.ts";

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
