/** State that the components of one page share while it is rendered. */
import type { GlossaryTerm } from "../../../domain/site/article.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { ArticleTexts } from "../../../web/content/build/article-texts.ts";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { FigureList } from "../../../domain/texts/figure-list.ts";

export type PageContext = {
  /** The language of the text and of its figures. */
  language: Locale;
  /** The language of the page and of the pages it links to. */
  locale: Locale;
  texts: ArticleTexts;
  glossary: ReadonlyMap<string, GlossaryTerm>;
  figures: FigureList;
  contents: { id: string; title: string }[];
  explainedTerms: Set<string>;
};

export function createPageContext(
  page: Pick<PageContext, "language" | "locale" | "texts" | "glossary">,
): PageContext {
  return {
    ...page,
    figures: new FigureList(shippedFacts, page.language),
    contents: [],
    explainedTerms: new Set(),
  };
}
