/** What the search finds of a language's texts: articles with their headings, questions and terms. */
import type { Article, Faq, Glossary } from "../../../domain/site/article.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { TextSource } from "../../../domain/search/texts/build-text-index.ts";
import { listQuestions, termSource } from "../../../domain/search/texts/entry-sources.ts";
import { areas } from "../../../domain/places/areas.ts";

type Texts = { articles: Omit<Article, "related">[]; faq: Faq; glossary: Glossary };

export function listSearchedTexts(locale: Locale, { articles, faq, glossary }: Texts): TextSource[] {
  return [
    ...articles.map((article): TextSource => {
      // The headings of a text that is not translated are English.
      const headings = article.language === locale ? article.contents.map(({ title }) => title) : [];
      const isArea = article.kind === "areas";
      return {
        kind: isArea ? "area" : "article",
        id: article.path,
        path: article.path,
        title: article.title,
        names: areas.find(({ slug }) => isArea && slug === article.slug)?.name ?? "",
        note: article.description,
        body: [article.description, ...headings].join(" "),
      };
    }),
    ...listQuestions(faq),
    ...glossary.terms.map(termSource),
  ];
}
