/** Nothing matches: what could be relaxed, one filter at a time. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingQuery } from "../../../domain/listing-query.ts";
import { ButtonLink } from "../../components/button.tsx";
import { textLinkStyles } from "../../components/button-styles.ts";
import { paths } from "../../paths.ts";
import { useFilterNames } from "./use-filter-names.ts";

export function NoListings({ query }: { query: ListingQuery }) {
  const { t } = useTranslation();
  const names = useFilterNames(query);
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center">
      <img src="/drawings/empty-state.svg" alt="" width={320} height={240} className="w-64" />
      <h2 className="text-2xl">{t("catalogue.empty")}</h2>
      {names.length > 0 && (
        <>
          <p className="text-quiet">{t("catalogue.relax")}</p>
          <ul className="grid gap-1">
            {names.map(({ text, without }) => (
              <li key={text}>
                <Link to={paths.listings(without)} className={`${textLinkStyles} inline-block py-2`}>
                  {t("catalogue.without", { filter: text })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={paths.listings()}>{t("catalogue.showAll")}</ButtonLink>
    </div>
  );
}
