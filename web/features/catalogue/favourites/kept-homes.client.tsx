/** The homes saved on this device, and below them those viewed lately. One that is no longer available says so. */
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { paths } from "../../../routing/paths.ts";
import { mostCompared } from "../../../visitor/kept/compared.ts";
import { toggleFavourite, useFavourites } from "../../../visitor/kept/favourites.ts";
import { propertyQuery } from "../property-query.ts";
import { KeptList } from "./kept-list.tsx";
import { useRecentHomes } from "./use-recent-homes.ts";

type KeptHomesProps = {
  /** Nothing is read before it is shown. */
  isShown?: boolean;
  /** Of the lists of cards. */
  columns?: string;
  onLeave?: () => void;
};

export function KeptHomes({ isShown = true, columns = "", onLeave }: KeptHomesProps) {
  const { t } = useTranslation(["favourites", "compare"]);
  const kept = useFavourites();
  const recent = useRecentHomes(isShown);
  const homes = useQueries({ queries: kept.map((id) => ({ ...propertyQuery(id), retry: false })) });
  const offered = kept.filter((_, index) => homes[index]?.data);
  return (
    <>
      {kept.length === 0 && <p className="text-quiet">{t("favourites:none")}</p>}
      {offered.length > 1 && (
        <ButtonLink
          look="quietSmall"
          to={paths.compare(offered.slice(0, mostCompared))}
          onClick={onLeave}
          className="mb-5"
        >
          {offered.length > mostCompared
            ? t("compare:compareNewest", { count: mostCompared })
            : t("compare:compareSaved", { count: offered.length })}
        </ButtonLink>
      )}
      <KeptList
        homes={kept.map((id, index) => ({ id, ...homes[index] }))}
        onRemove={toggleFavourite}
        columns={columns}
      />
      {recent.length > 0 && (
        <section aria-labelledby="recently-viewed" className="mt-10">
          <h2 id="recently-viewed" className="mb-4 text-xl">
            {t("compare:recent")}
          </h2>
          <KeptList homes={recent} columns={columns} />
        </section>
      )}
    </>
  );
}
