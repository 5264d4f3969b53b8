/** The active filters, each a link that removes it. */
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useFilterNames } from "../../../visitor/use-filter-names.ts";

export function ActiveFilters({ query }: { query: ListingQuery }) {
  const { t } = useTranslation("catalogue");
  const names = useFilterNames(query);
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {names.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={paths.listings(without)}
            aria-label={t("remove", { filter: text })}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-lifted px-3.5 text-sm transition-colors hover:bg-line"
          >
            {text}
            <X aria-hidden="true" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={paths.listings({ map: query.map })}
          className="inline-block px-2 py-2 text-sm text-sea hover:text-paper"
        >
          {t("clearAll")}
        </Link>
      </li>
    </ul>
  );
}
