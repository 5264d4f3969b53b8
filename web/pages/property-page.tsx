import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { ApiFailure } from "../api.ts";
import { PageHead } from "../components/page-head.tsx";
import { Picture } from "../components/picture.tsx";
import { PropertyFacts } from "../features/catalogue/property-facts.tsx";
import { PropertyPrice } from "../features/catalogue/property-price.tsx";
import { propertyQuery } from "../features/catalogue/property-query.ts";
import { paths } from "../paths.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { WithdrawnPage, isWithdrawnListing } from "./withdrawn-page.tsx";

export function PropertyPage() {
  const { t } = useTranslation();
  const { idOrSlug = "" } = useParams();
  const { data: property, error } = useQuery(propertyQuery(idOrSlug));
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  if (error instanceof ApiFailure && isWithdrawnListing(error.body)) return <WithdrawnPage {...error.body} />;
  if (error) return <p role="alert">{t("catalogue.failedText")}</p>;
  if (!property) return <output className="block">{t("frame.loading")}</output>;
  return (
    <>
      <PageHead title={property.title} description={property.description.slice(0, 155)} />
      <article className="grid gap-8" lang={property.language}>
        <Picture
          src={property.images[0]}
          alt={property.title}
          sizes="(min-width: 80rem) 1200px, 100vw"
          className="aspect-video rounded-card"
        />
        <h1 className="text-4xl">{property.title}</h1>
        <PropertyPrice property={property} className="text-2xl" />
        <PropertyFacts property={property} />
        <p className="max-w-measure whitespace-pre-line">{property.description}</p>
      </article>
      <p className="mt-10">
        <Link to={paths.listings()} className="text-sea hover:underline">
          {t("catalogue.backToListings")}
        </Link>
      </p>
    </>
  );
}
