/** `/alerts…`: asks for letters about the homes of a list, about one home or one building. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildingName } from "../../../domain/buildings/building.ts";
import { readListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { writeListingQuery } from "../../../domain/listings/query/write-listing-query.ts";
import { PageHead } from "../../components/page/page-head.tsx";
import { AlertForm } from "../../features/alerts/alert-form.tsx";
import { useSearchName } from "../../features/alerts/use-search-name.ts";
import { buildingQuery } from "../../features/buildings/buildings-query.ts";
import { propertyQuery } from "../../features/catalogue/property-query.ts";
import { useLocation, useParams, useSearchParams } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import type { Watched } from "../../routing/watched-page.ts";
import { useListingName } from "../../visitor/use-listing-name.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function AskPage() {
  const { pathname } = useLocation();
  const { slug = "" } = useParams();
  if (pathname === paths.alertForHome(slug)) return <AboutHome slug={slug} />;
  if (pathname === paths.alertForBuilding(slug)) return <AboutBuilding slug={slug} />;
  return <AboutSearch />;
}

function AboutSearch() {
  const { t } = useTranslation("alerts");
  const query = readListingQuery(useSearchParams());
  const name = useSearchName(query);
  return <Asking what={name} text={t("askSearch")} target={{ query: writeListingQuery(query) }} />;
}

function AboutHome({ slug }: { slug: string }) {
  const { t } = useTranslation("alerts");
  const { data } = useQuery(propertyQuery(slug));
  const nameOf = useListingName();
  return <Asking what={data ? nameOf(data) : ""} text={t("askHome")} target={{ home: slug }} />;
}

function AboutBuilding({ slug }: { slug: string }) {
  const { t } = useTranslation("alerts");
  const locale = useLocale();
  const { data } = useQuery(buildingQuery(slug));
  const building = data?.building;
  return (
    <Asking
      what={building ? buildingName(building, locale) : ""}
      text={t("askBuilding")}
      target={{ building: building?.slug ?? slug }}
    />
  );
}

function Asking({ what, text, target }: { what: string; text: string; target: Watched }) {
  const { t } = useTranslation("alerts");
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <div className="mx-auto grid w-full max-w-2xl gap-8 pt-4 pb-24">
        <header className="grid gap-3">
          <h1 className="text-4xl">{t("title")}</h1>
          <p className="text-lg text-lamp wrap-anywhere">{what}</p>
          <p className="text-lg text-quiet">{text}</p>
        </header>
        <AlertForm target={target} />
      </div>
    </>
  );
}
