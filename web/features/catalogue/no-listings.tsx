/** Shown when nothing matches: a person to ask (`children`), then one filter less at a time. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useFilterNames } from "../../visitor/use-filter-names.ts";

export function NoListings({ query, children }: { query: ListingQuery; children: ReactNode }) {
  const { t } = useTranslation("catalogue");
  const names = useFilterNames(query);
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center">
      <img src="/drawings/empty-state.svg" alt="" width={320} height={240} className="w-64" />
      <h2 className="text-2xl">{t("empty")}</h2>
      {children}
      {names.length > 0 && (
        <>
          <p className="text-quiet">{t("relax")}</p>
          <ul className="grid gap-1">
            {names.map(({ text, without }) => (
              <li key={text}>
                <Link to={paths.listings(without)} className={`${textLinkStyles} inline-block py-2`}>
                  {t("without", { filter: text })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={paths.listings()}>{t("showAll")}</ButtonLink>
    </div>
  );
}
