/** One home in a grid: the whole card is one link, and a heart beside it. Price first, and largest. */
import { MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingStatus, Property } from "../../../domain/listing.ts";
import { Badge } from "../../components/badge.tsx";
import { Picture } from "../../components/picture.tsx";
import { paths } from "../../paths.ts";
import { useAreaName } from "../../use-area-name.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { PropertyFacts } from "./property-facts.tsx";
import { PropertyPrice } from "./property-price.tsx";

type ListingCardProps = { property: Property; isLarge?: boolean; isPriority?: boolean };

/** The one status that says most. */
const tellingFirst: readonly ListingStatus[] = [
  "sold",
  "rented",
  "finance-available",
  "for-sale",
  "for-rent",
];

export function ListingCard({ property, isLarge = false, isPriority = false }: ListingCardProps) {
  const { t } = useTranslation();
  const areaName = useAreaName();
  const status = tellingFirst.find((one) => property.status.includes(one));
  const place = [property.address.state, areaName(property.area) ?? property.address.city[0]]
    .filter(Boolean)
    .join(", ");
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-soft transition-colors hover:border-edge has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-lamp">
      <div className="relative">
        <Picture
          src={property.images[0]}
          alt=""
          isPriority={isPriority}
          sizes={
            isLarge
              ? "(min-width: 64rem) 588px, 92vw"
              : "(min-width: 64rem) 384px, (min-width: 40rem) 46vw, 92vw"
          }
          className={isLarge ? "aspect-4/3 sm:aspect-16/10" : "aspect-4/3"}
          imageClassName="transition-[scale] duration-250 ease-out group-hover:scale-[1.015] motion-reduce:group-hover:scale-100"
        />
        {status && (
          <Badge className="absolute top-3 left-3" tone={status === "finance-available" ? "gold" : "quiet"}>
            {t(`catalogue.status.${status}`)}
          </Badge>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-5">
        <PropertyPrice property={property} className={isLarge ? "text-2xl lg:text-3xl" : "text-2xl"} />
        <h3 className="font-sans text-base leading-snug" lang={property.language}>
          <Link
            to={paths.property(property.slug)}
            className="line-clamp-2 after:absolute after:inset-0 focus-visible:outline-none"
          >
            {property.title}
          </Link>
        </h3>
        {place && (
          <p className="flex items-center gap-1.5 text-sm text-quiet">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {place}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-quiet">
          <PropertyFacts property={property} />
          {property.isSample && (
            // In a narrow card always on a line of its own, so that neighbours are alike.
            <span className={`text-xs ${isLarge ? "max-lg:basis-full" : "basis-full"}`}>
              {t("catalogue.sample")}
            </span>
          )}
        </div>
      </div>
      <FavouriteButton
        id={property.id}
        title={property.title}
        className="absolute top-2 right-2 bg-ink/70 hover:bg-ink"
      />
    </article>
  );
}
