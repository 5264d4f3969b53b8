/** `/property/:idOrSlug`: one listing, or why there is none. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../data/api.ts";
import { ListingsFailure } from "../features/catalogue/listings-failure.tsx";
import { propertyQuery } from "../features/catalogue/property-query.ts";
import { useParams } from "../routing/router-hooks.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { PropertyDetail } from "./property/property-detail.tsx";
import { WithdrawnPage, isWithdrawnListing } from "./withdrawn-page.tsx";

export function PropertyPage() {
  const { t } = useTranslation("frame");
  const { idOrSlug = "" } = useParams();
  const { data: property, error, dataUpdatedAt, refetch } = useQuery(propertyQuery(idOrSlug));
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  if (error instanceof ApiFailure && isWithdrawnListing(error.body)) return <WithdrawnPage {...error.body} />;
  // A listing that was read stays on screen, even if reading it again fails.
  if (property) return <PropertyDetail key={property.id} property={property} readAt={dataUpdatedAt} />;
  if (error) return <ListingsFailure onRetry={refetch} />;
  return <output className="block min-h-svh">{t("loading")}</output>;
}
