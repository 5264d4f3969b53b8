import { useTranslation } from "react-i18next";
import type { ListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { useFilterNames } from "../../visitor/use-filter-names.ts";

/** What a list shows, in words. */
export function useSearchName(query: ListingQuery): string {
  const { t } = useTranslation("alerts");
  const names = useFilterNames(query).map(({ text }) => text);
  return names.length > 0 ? names.join(" · ") : t("allHomes");
}
