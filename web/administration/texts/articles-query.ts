/** Every text of the library, by its title. */
import { queryOptions } from "@tanstack/react-query";
import type { ArticlesOverview } from "../../../domain/texts/articles/articles-api.ts";
import type { FetchJson } from "../../data/api.ts";

export const articlesKey = ["admin", "articles"];

export function articlesQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...articlesKey, "all"],
    queryFn: () => fetchJson<ArticlesOverview>("/api/admin/texts/articles"),
  });
}
