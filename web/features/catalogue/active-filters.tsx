/** Each filter that is on, as a link that takes it off. */
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingQuery } from "../../../domain/listing-query.ts";
import { paths } from "../../paths.ts";
import { useFilterNames } from "./use-filter-names.ts";

export function ActiveFilters({ query }: { query: ListingQuery }) {
  const { t } = useTranslation();
  const names = useFilterNames(query);
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {names.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={paths.listings(without)}
            preventScrollReset
            aria-label={t("catalogue.remove", { filter: text })}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-lifted px-3.5 text-sm transition-colors hover:bg-line"
          >
            {text}
            <X aria-hidden="true" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={paths.listings()}
          preventScrollReset
          className="inline-block px-2 py-2 text-sm text-sea hover:text-paper"
        >
          {t("catalogue.clearAll")}
        </Link>
      </li>
    </ul>
  );
}
