import type { ReactNode } from "react";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import { Suspense } from "react";
import { Skeleton } from "../../components/skeleton.tsx";
import { ListingCard } from "./listing-card.tsx";
import { useIsMarked } from "./map/homes-in-step.ts";
import { useCardTexts } from "./use-card-texts.ts";

type ListingGridProps = {
  listings: readonly CardListing[];
  /** For the first grid of a page: its first picture is loaded with priority. */
  isFirst?: boolean;
  /** On phones each card is a row. */
  isRow?: boolean;
  className?: string;
  /** The card under the pointer or with the focus, by its home's slug. */
  onPoint?: (slug: string | undefined) => void;
};

export function ListingGrid({
  listings,
  isFirst = false,
  isRow = false,
  className = "sm:grid-cols-2 lg:grid-cols-3",
  onPoint,
}: ListingGridProps) {
  const texts = useCardTexts();
  return (
    <ul className={`grid gap-6 ${isRow ? "max-sm:gap-3" : ""} ${className}`}>
      {listings.map((property, index) => (
        <GridItem key={property.id} slug={property.slug} onPoint={onPoint}>
          <Suspense>
            <ListingCard
              property={property}
              texts={texts}
              isPriority={isFirst && index === 0}
              isRow={isRow}
            />
          </Suspense>
        </GridItem>
      ))}
    </ul>
  );
}

type GridItemProps = { slug: string; onPoint: ListingGridProps["onPoint"]; children: ReactNode };

function GridItem({ slug, onPoint, children }: GridItemProps) {
  const isMarked = useIsMarked(slug);
  const point = () => onPoint?.(slug);
  const leave = () => onPoint?.(undefined);
  return (
    <li
      data-home={slug}
      data-marked={isMarked || undefined}
      className="flex scroll-my-28 rounded-card outline-offset-3 outline-lamp *:grow data-marked:outline-2"
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocusCapture={point}
      onBlurCapture={leave}
    >
      {children}
    </li>
  );
}

export function ListingGridSkeleton({ count, className }: { count: number; className: string }) {
  return (
    <ul className={`grid gap-6 ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ListingSkeleton key={index} />
      ))}
    </ul>
  );
}

/** A placeholder in the shape of a card. */
export function ListingSkeleton() {
  return (
    <li className="overflow-hidden rounded-card border border-line bg-raised">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="grid gap-3 p-5">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </li>
  );
}
