/** What the search finds of a language's texts: articles with their headings, questions and terms. */
import type { Article, Faq, Glossary } from "../../../domain/site/article.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { TextSource } from "../../../domain/search/texts/build-text-index.ts";
import { areas } from "../../../domain/places/areas.ts";

const longestNote = 140;

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
    ...faq.groups.flatMap(({ questions }) =>
      questions.map(({ id, question, text }): TextSource => ({
        kind: "question",
        id,
        path: `/resources/faq#${id}`,
        title: question,
        note: shorten(text),
        body: text,
      })),
    ),
    ...glossary.terms.map(({ id, term, thai, english, definition }): TextSource => ({
      kind: "term",
      id,
      path: `/resources/glossary#${id}`,
      title: term,
      names: `${thai} ${english}`,
      note: shorten(definition),
      body: definition,
    })),
  ];
}

/** To whole words where the language has spaces. */
function shorten(text: string): string {
  if (text.length <= longestNote) return text;
  const cut = text.slice(0, longestNote);
  const lastSpace = cut.lastIndexOf(" ");
  return `${lastSpace > longestNote / 2 ? cut.slice(0, lastSpace) : cut} …`;
}
