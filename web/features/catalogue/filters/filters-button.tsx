/** Opens the filter sheet on phones. Wider windows show the form itself. */
import { SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { Button } from "../../../components/controls/button.tsx";
import { useFilterNames } from "../../../visitor/use-filter-names.ts";

export const filterSheetId = "filters";

export function FiltersButton({ query }: { query: ListingQuery }) {
  const { t } = useTranslation("catalogue");
  const active = useFilterNames(query).length;
  return (
    <Button look="quietSmall" popoverTarget={filterSheetId} className="md:hidden">
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {t("filters")}
      {active > 0 && <span className="tabular text-lamp">{active}</span>}
    </Button>
  );
}
