/** The home whose pin was pressed, along the bottom of the map; where several share one place, all of them. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import type { PinListing } from "../../../../domain/listings/pin-listing.ts";
import { iconButtonStyles } from "../../../components/controls/button-styles.ts";
import { Picture } from "../../../components/pictures/picture.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useComposedName, useListingName } from "../../../visitor/use-listing-name.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { listingPageQuery } from "../listing-page-query.ts";
import { PropertyFacts } from "../property-facts.tsx";
import { PropertyPrice } from "../property-price.tsx";
import { propertyQuery } from "../property-query.ts";

type SelectedHomesProps = {
  ref: Ref<HTMLElement>;
  pins: readonly PinListing[];
  query: ListingQuery;
  onClose: () => void;
};

export function SelectedHomes({ ref, pins, query, onClose }: SelectedHomesProps) {
  const { t } = useTranslation(["frame", "catalogue"]);
  return (
    <section
      ref={ref}
      aria-label={t("catalogue:count", { count: pins.length })}
      className="absolute inset-x-3 bottom-3 scroll-mb-4 z-20 max-h-2/3 overflow-y-auto rounded-card border border-line bg-raised shadow-soft"
    >
      <ul>
        {pins.map((pin) => (
          <li key={pin.slug} className="border-line not-last:border-b">
            <SelectedHome pin={pin} query={query} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={t("frame:close")}
        onClick={onClose}
        className={`${iconButtonStyles} absolute top-1 right-1 z-10 bg-raised`}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}

function SelectedHome({ pin, query }: { pin: PinListing; query: ListingQuery }) {
  const { t } = useTranslation("catalogue");
  const client = useQueryClient();
  const locale = useLocale();
  const listed = client
    .getQueryData(listingPageQuery(query, locale).queryKey)
    ?.listings.find(({ slug }) => slug === pin.slug);
  // A home of another page of the list.
  const { data } = useQuery({ ...propertyQuery(pin.slug), enabled: !listed });
  const home = listed ?? data;
  const titleOf = useListingName();
  const composedOf = useComposedName();
  return (
    <article className="relative flex min-h-24 gap-3 overflow-hidden pr-12 sm:gap-4">
      <Picture src={home?.images[0]} alt="" sizes="160px" className="w-24 shrink-0 sm:w-40" />
      <div className="grid content-center gap-1 py-3">
        {home && <PropertyPrice property={home} t={t} className="text-xl" />}
        <h3 className="line-clamp-2 font-sans text-sm">
          <Link to={paths.property(pin.slug)} className="after:absolute after:inset-0">
            {home ? titleOf(home) : composedOf(pin)}
          </Link>
        </h3>
        {home && (
          <div className="text-sm text-quiet">
            <PropertyFacts property={home} t={t} />
          </div>
        )}
      </div>
    </article>
  );
}
