/** What the search finds of a language's texts: articles with their headings, questions and terms. */
import type { Article, Faq, Glossary } from "../../../domain/site/article.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { TextSource } from "../../../domain/search/texts/build-text-index.ts";
import { questionSource, shortenNote } from "../../../domain/search/texts/question-source.ts";
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
    ...faq.groups.flatMap(({ questions }) => questions.map(questionSource)),
    ...glossary.terms.map(({ id, term, thai, english, definition }): TextSource => ({
      kind: "term",
      id,
      path: `/resources/glossary#${id}`,
      title: term,
      names: `${thai} ${english}`,
      note: shortenNote(definition),
      body: definition,
    })),
  ];
}
