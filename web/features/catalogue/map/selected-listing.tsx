/** The selected listing, along the bottom of the map. */
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CardListing } from "../../../../domain/listings/card-listing.ts";
import { iconButtonStyles } from "../../../components/controls/button-styles.ts";
import { Picture } from "../../../components/pictures/picture.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { PropertyFacts } from "../property-facts.tsx";
import { PropertyPrice } from "../property-price.tsx";

export function SelectedListing({ listing, onClose }: { listing: CardListing; onClose: () => void }) {
  const { t } = useTranslation("frame");
  const name = useListingName()(listing);
  return (
    <article className="absolute inset-x-3 bottom-3 z-20 flex gap-4 overflow-hidden rounded-card border border-line bg-raised pr-12 shadow-soft">
      <Picture src={listing.images[0]} alt="" sizes="160px" className="w-28 shrink-0 sm:w-40" />
      <div className="grid content-center gap-1 py-3">
        <PropertyPrice property={listing} className="text-xl" />
        <h3 className="line-clamp-1 font-sans text-sm">
          <Link to={paths.property(listing.slug)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <PropertyFacts property={listing} />
      </div>
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className={`${iconButtonStyles} absolute top-1 right-1 z-10`}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </article>
  );
}
