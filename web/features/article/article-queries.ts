/** Texts are static files that change only with the site itself. */
import { queryOptions } from "@tanstack/react-query";
import { type Article, type ArticleKind, type ArticleSummary, contentAddresses } from "../../../domain/article.ts";
import type { Locale } from "../../../domain/locales.ts";
import { fetchFor } from "../../fetch-for.ts";

export function articleQuery(locale: Locale, kind: ArticleKind, slug: string) {
  const address = contentAddresses.article(locale, kind, encodeURIComponent(slug));
  return queryOptions({
    queryKey: ["content", address],
    queryFn: ({ meta }) => fetchFor(meta)<Article>(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function articleIndexQuery(locale: Locale) {
  const address = contentAddresses.index(locale);
  return queryOptions({
    queryKey: ["content", address],
    queryFn: ({ meta }) => fetchFor(meta)<ArticleSummary[]>(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
