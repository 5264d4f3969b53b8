/** `/buildings/:slug`: one building with its homes, or why there is none. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BuildingDetails } from "../../domain/api.ts";
import { buildingName } from "../../domain/buildings/building.ts";
import { isAreaSlug } from "../../domain/places/areas.ts";
import { Badge } from "../components/badge.tsx";
import { Breadcrumb } from "../components/page/breadcrumb.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { StructuredData } from "../components/page/structured-data.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { ApiFailure } from "../data/api.ts";
import { AskedPricesTable } from "../features/buildings/asked-prices-table.tsx";
import { BuildingFacilities } from "../features/buildings/building-facilities.tsx";
import { BuildingAbout } from "../features/buildings/building-about.tsx";
import { BuildingFacts, BuildingKeyFigures } from "../features/buildings/building-facts.tsx";
import { BuildingPlans } from "../features/buildings/building-plans.tsx";
import { BuildingQuota } from "../features/buildings/building-quota.tsx";
import { buildingQuery } from "../features/buildings/buildings-query.ts";
import { describeBuilding } from "../features/buildings/describe-building.ts";
import { useBuildingPlace } from "../features/buildings/use-building-place.ts";
import { ListingsFailure } from "../features/catalogue/listings-failure.tsx";
import { PlaceMap } from "../map/place-map.tsx";
import { Link } from "../routing/link.tsx";
import { paths } from "../routing/paths.ts";
import { useParams } from "../routing/router-hooks.ts";
import { useSiteAddress } from "../visitor/site-address.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { BuildingHomes } from "./building-homes.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

export function BuildingPage() {
  const { t } = useTranslation("frame");
  const { slug = "" } = useParams();
  const { data, error, refetch } = useQuery(buildingQuery(slug));
  if (data) return <Details {...data} />;
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  if (error) return <ListingsFailure onRetry={refetch} />;
  return <output className="block min-h-svh">{t("loading")}</output>;
}

function Details({ building, about, homes, prices }: BuildingDetails) {
  const { t } = useTranslation(["buildings", "amenities", "homeDetails", "frame"]);
  const locale = useLocale();
  const origin = useSiteAddress();
  const name = buildingName(building, locale);
  const place = useBuildingPlace()(building);
  const { area, location, images } = building;
  const [cover] = images;
  return (
    <>
      <PageHead
        title={t("buildings:pageTitle", { name, place })}
        description={t("buildings:pageDescription", { name, place })}
        picture={cover ? { src: cover, alt: name } : undefined}
      />
      {origin !== undefined && (
        <StructuredData
          data={describeBuilding(building, origin, locale, (facility) => t(`amenities:${facility}`))}
        />
      )}
      <Breadcrumb
        steps={[
          { label: t("frame:home"), to: paths.frontPage },
          { label: t("buildings:title"), to: paths.buildings },
          { label: name },
        ]}
      />
      <header className="mb-8 grid justify-items-start gap-3">
        {building.isSample && <Badge>{t("buildings:sample")}</Badge>}
        <h1 className="text-4xl">
          {name}{" "}
          <span className="mt-2 block font-sans text-lg text-quiet">{t("buildings:kind", { place })}</span>
        </h1>
        {building.isSample && <p className="max-w-measure text-quiet">{t("buildings:sampleText")}</p>}
        <BuildingKeyFigures building={building} />
      </header>
      {images.length > 0 && (
        <ul className="mb-12 grid gap-3 sm:grid-cols-2">
          {images.slice(0, 2).map((image, index) => (
            <li
              key={image}
              className={images.length === 1 ? "sm:col-span-2" : index > 0 ? "max-sm:hidden" : ""}
            >
              <Picture
                src={image}
                alt=""
                isPriority={index === 0}
                sizes={
                  images.length === 1 ? "(min-width: 75rem) 1200px, 92vw" : "(min-width: 40rem) 46vw, 92vw"
                }
                className={
                  images.length === 1 ? "aspect-16/9 rounded-card sm:aspect-21/9" : "aspect-3/2 rounded-card"
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-16">
        <BuildingAbout about={about} />
        <BuildingHomes slug={building.slug} homes={homes} />
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
          <BuildingFacts building={building} />
          <div className="grid gap-12">
            <BuildingQuota building={building} />
            <BuildingFacilities building={building} />
            <section aria-labelledby="where">
              <h2 id="where" className="mb-5 text-2xl">
                {t("buildings:where")}
              </h2>
              {location ? (
                <PlaceMap label={t("buildings:map", { name })} point={location} pinLabel={name} />
              ) : (
                <p className="text-quiet">{t("buildings:noPlace")}</p>
              )}
              {isAreaSlug(area) && (
                <p className="mt-4">
                  <Link to={`${paths.areas}/${area}`} className="text-sea underline underline-offset-4">
                    {t(`frame:areaNames.${area}`)}
                  </Link>
                </p>
              )}
            </section>
          </div>
        </div>
        <BuildingPlans building={building} />
        <AskedPricesTable prices={prices} />
      </div>
    </>
  );
}
