/** One area: its picture, its text, its median prices and its listings. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { pictureFile } from "../../../domain/listings/picture-files.ts";
import { type AreaSlug, isAreaSlug } from "../../../domain/places/areas.ts";
import { Breadcrumb } from "../../components/page/breadcrumb.tsx";
import { ButtonLink } from "../../components/controls/button.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { areaCentres } from "../../map/coast-shape.ts";
import { PlaceMap } from "../../map/place-map.tsx";
import { StructuredData } from "../../components/page/structured-data.tsx";
import { AreaPicture, useAreaPicture } from "../../features/areas/area-picture.tsx";
import { AreaFigures } from "../../features/areas/area-figures.tsx";
import { areasQuery } from "../../features/areas/areas-query.ts";
import { BuildingLinks } from "../../features/buildings/building-links.tsx";
import { buildingsQuery } from "../../features/buildings/buildings-query.ts";
import { ListingGrid } from "../../features/catalogue/listing-grid.tsx";
import { listingPageQuery } from "../../features/catalogue/listing-page-query.ts";
import { daysOf, describeArticle } from "../../features/reading/article-data.ts";
import { articleQuery } from "../../features/reading/article-queries.ts";
import { ArticleView } from "../../features/reading/article-view.tsx";
import { useParams } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { areaListings } from "./area-listings-query.ts";

export function AreaPage() {
  const { slug } = useParams();
  return isAreaSlug(slug) ? <Area slug={slug} /> : <NotFoundPage />;
}

function Area({ slug }: { slug: AreaSlug }) {
  const { t } = useTranslation(["frame", "library"]);
  const locale = useLocale();
  const origin = useSiteAddress();
  const { business } = useSite();
  const { data: article, error } = useQuery(articleQuery(locale, "areas", slug));
  const { data: summaries } = useQuery(areasQuery());
  const { data: known } = useQuery(buildingsQuery());
  const picture = useAreaPicture(slug);
  if (error) return <p role="alert">{t("frame:errors.unavailableText")}</p>;
  if (!article) return <output className="block">{t("frame:loading")}</output>;
  const name = t(`frame:areaNames.${slug}`);
  const [lat, lng] = areaCentres[slug];
  return (
    <>
      <PageHead
        title={article.title}
        description={article.description}
        picture={{ src: picture, alt: article.title }}
        text={daysOf(article)}
      />
      {origin !== undefined && (
        <StructuredData data={describeArticle(article, pictureFile(picture), origin, business.name)} />
      )}
      <Breadcrumb
        steps={[
          { label: t("frame:home"), to: paths.frontPage },
          { label: t("library:areas.title"), to: paths.areas },
          { label: name },
        ]}
      />
      <ArticleView
        article={article}
        back={{ to: paths.areas, label: t("library:areas.title") }}
        picture={
          <AreaPicture
            slug={slug}
            sizes="(min-width: 75rem) 1200px, 100vw"
            isPriority
            className="aspect-16/9 rounded-card sm:aspect-21/9"
          />
        }
      >
        <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <PlaceMap label={t("library:areas.map", { area: name })} point={{ lat, lng }} pinLabel={name} />
          <AreaFigures area={summaries?.areas.find((one) => one.slug === slug)} />
        </div>
        <AreaListings slug={slug} />
        <BuildingLinks area={slug} buildings={known?.buildings ?? []} />
      </ArticleView>
    </>
  );
}

function AreaListings({ slug }: { slug: AreaSlug }) {
  const { t } = useTranslation(["library", "frame", "catalogue"]);
  const { data } = useQuery(listingPageQuery(areaListings(slug), useLocale()));
  if (!data) return null;
  const area = t(`frame:areaNames.${slug}`);
  return (
    <section aria-labelledby="homes" className="grid justify-items-start gap-8 print:hidden">
      <h2 id="homes" className="text-3xl">
        {t("library:areas.homesTitle", { area })}
      </h2>
      {data.listings.length === 0 ? (
        <p className="text-quiet">{t("library:areas.noHomes")}</p>
      ) : (
        <ListingGrid listings={data.listings} />
      )}
      <div className="flex flex-wrap gap-3">
        {data.listings.length > 0 && (
          <ButtonLink to={paths.listings({ area: [slug] })}>
            {t("library:areas.allHomes", { area })}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={paths.alerts({ area: [slug] })} rel="nofollow">
          {t("catalogue:alert")}
        </ButtonLink>
      </div>
    </section>
  );
}
