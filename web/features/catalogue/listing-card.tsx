/**
 * A listing in a grid. The whole card is one link, with a heart button on top. The price comes first and is largest.
 */
import type { ListingStatus } from "../../../domain/listings/listing.ts";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import { Badge } from "../../components/badge.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import { PropertyFacts } from "./property-facts.tsx";
import { PropertyPrice } from "./property-price.tsx";
import type { CardTexts } from "./use-card-texts.ts";

const HomeButtons = browserPart(async () => (await import("./home-buttons.client.tsx")).HomeButtons, {
  instead: nothing,
});

type ListingCardProps = {
  property: CardListing;
  texts: CardTexts;
  isLarge?: boolean;
  isPriority?: boolean;
  /** On phones a row (styles/card-row.css). */
  isRow?: boolean;
};

/** A card shows one status: the first of these that the listing has. */
const statusPriority: readonly ListingStatus[] = [
  "sold",
  "rented",
  "finance-available",
  "for-sale",
  "for-rent",
];

/** Eight figures fit into the narrowest card, of four in a row. */
const priceOfWidth = "text-xl @[15rem]:text-2xl";

export function ListingCard(props: ListingCardProps) {
  const { property, texts, isLarge = false, isPriority = false, isRow = false } = props;
  const { t, nameOf, areaName } = texts;
  const name = nameOf(property);
  const status = statusPriority.find((one) => property.status.includes(one));
  const place = [property.address.state, areaName(property.area) ?? property.address.city[0]]
    .filter(Boolean)
    .join(", ");
  return (
    <article
      className={`${isRow ? "card-row " : ""}group @container relative flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-soft transition-colors hover:border-edge has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-lamp`}
    >
      <div className="relative">
        <Picture
          src={property.images[0]}
          alt=""
          isPriority={isPriority}
          sizes={
            isLarge
              ? "(min-width: 64rem) 588px, 92vw"
              : `(min-width: 64rem) 384px, (min-width: 40rem) 46vw, ${isRow ? "8rem" : "92vw"}`
          }
          className={isLarge ? "aspect-4/3 sm:aspect-16/10" : "aspect-4/3"}
          imageClassName="transition-[scale] duration-250 ease-out group-hover:scale-[1.015] motion-reduce:group-hover:scale-100"
        />
        {status && (
          <Badge className="absolute top-3 left-3" tone={status === "finance-available" ? "gold" : "quiet"}>
            {t(`status.${status}`)}
          </Badge>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-5">
        <PropertyPrice
          property={property}
          t={t}
          className={isLarge ? "text-2xl lg:text-3xl" : priceOfWidth}
        />
        <h3 className="font-sans text-base leading-snug">
          <Link
            to={paths.property(property.slug)}
            className="line-clamp-2 after:absolute after:inset-0 focus-visible:outline-none"
          >
            {name}
          </Link>
        </h3>
        {place && <p className="place-mark flex items-center gap-1.5 text-sm text-quiet">{place}</p>}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-quiet">
          <PropertyFacts property={property} t={t} />
          {property.isSample && (
            // On narrow cards always on its own line, so that neighbouring cards look alike.
            <span className={`text-xs ${isLarge ? "max-lg:basis-full" : "basis-full"}`}>{t("sample")}</span>
          )}
        </div>
      </div>
      <HomeButtons id={property.id} title={name} />
    </article>
  );
}
