/** Every text of the library, by its title in the reader's language. */
import { queryOptions } from "@tanstack/react-query";
import type { ArticlesOverview } from "../../../domain/texts/articles/articles-api.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { FetchJson } from "../../data/api.ts";

export const articlesKey = ["admin", "articles"];

export function articlesQuery(fetchJson: FetchJson, reader: Locale) {
  return queryOptions({
    queryKey: [...articlesKey, "all", reader],
    queryFn: () => fetchJson<ArticlesOverview>(`/api/admin/texts/articles?locale=${reader}`),
  });
}
