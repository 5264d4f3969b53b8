/** The texts change when the owner writes. */
import { queryOptions } from "@tanstack/react-query";
import {
  type Article,
  type ArticleKind,
  type ArticleSummary,
  type Faq,
  type Glossary,
  shownArticles,
  shownFaqAddress,
  shownGlossaryAddress,
} from "../../../domain/site/article.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { fetchFor } from "../../data/fetch-for.ts";

export function articleQuery(locale: Locale, kind: ArticleKind, slug: string) {
  return textQuery<Article>(shownArticles.article(locale, kind, encodeURIComponent(slug)));
}

export function articleIndexQuery(locale: Locale) {
  return textQuery<ArticleSummary[]>(shownArticles.index(locale));
}

export function faqQuery(locale: Locale) {
  return textQuery<Faq>(shownFaqAddress(locale));
}

export function glossaryQuery(locale: Locale) {
  return textQuery<Glossary>(shownGlossaryAddress(locale));
}

function textQuery<Text>(address: string) {
  return queryOptions({
    queryKey: ["content", address],
    queryFn: ({ meta }) => fetchFor(meta)<Text>(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
