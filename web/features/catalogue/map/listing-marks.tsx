/** The listings' prices, as buttons on the map. */
import { useTranslation } from "react-i18next";
import type { CardListing } from "../../../../domain/listings/card-listing.ts";
import { formatShort } from "../../../../domain/languages/numbers.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import type { Mark } from "./cluster-listings.ts";

type ListingMarksProps = {
  marks: readonly Mark[];
  selectedId: string | undefined;
  onSelect: (listing: CardListing) => void;
  onOpenCluster: (mark: Mark) => void;
};

export function ListingMarks({ marks, selectedId, onSelect, onOpenCluster }: ListingMarksProps) {
  const { t } = useTranslation("catalogue");
  const locale = useLocale();
  const nameOf = useListingName();
  return marks.map((mark) => {
    const [listing] = mark.listings;
    if (!listing) return null;
    const isCluster = mark.listings.length > 1;
    const isSelected = mark.listings.some(({ id }) => id === selectedId);
    const amount = listing.price ?? listing.monthlyRentalPrice;
    const text = amount === null ? "?" : `฿${formatShort(amount, locale, 2)}`;
    return (
      <button
        key={mark.key}
        type="button"
        onClick={() => (isCluster ? onOpenCluster(mark) : onSelect(listing))}
        aria-label={isCluster ? t("count", { count: mark.listings.length }) : `${text}, ${nameOf(listing)}`}
        className={`tabular absolute min-h-8 -translate-x-1/2 -translate-y-1/2 cursor-pointer rounded-full border px-2.5 text-sm font-semibold whitespace-nowrap shadow-soft ${
          isSelected ? "z-10 border-lamp bg-lamp text-ink" : "border-edge bg-ink text-paper hover:border-lamp"
        } ${isCluster ? "min-w-9" : ""}`}
        style={{ left: mark.at.x, top: mark.at.y }}
      >
        {isCluster ? mark.listings.length : text}
      </button>
    );
  });
}
