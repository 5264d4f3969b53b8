/** `/buildings`: every building, with what is offered there. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../components/controls/button.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { BuildingCard } from "../features/buildings/building-card.tsx";
import { buildingsQuery } from "../features/buildings/buildings-query.ts";
import { ListingsFailure } from "../features/catalogue/listings-failure.tsx";
import { IndexHeader } from "../features/reading/index-header.tsx";
import { paths } from "../routing/paths.ts";

export function BuildingsPage() {
  const { t } = useTranslation(["buildings", "frame"]);
  const { data, error, refetch } = useQuery(buildingsQuery());
  return (
    <>
      <PageHead title={t("buildings:title")} description={t("buildings:description")} />
      <IndexHeader title={t("buildings:title")} text={t("buildings:description")} />
      {!data && error && <ListingsFailure onRetry={refetch} />}
      {!data && !error && <output className="block min-h-svh">{t("frame:loading")}</output>}
      {data?.buildings.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p>{t("buildings:none")}</p>
          <ButtonLink to={paths.listings()}>{t("buildings:allHomes")}</ButtonLink>
        </div>
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {data?.buildings.map((building, index) => (
          <li key={building.id}>
            <BuildingCard building={building} isPriority={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
