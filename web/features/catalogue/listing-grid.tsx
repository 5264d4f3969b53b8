import type { ReactNode } from "react";
import type { Property } from "../../../domain/listing.ts";
import { ListingCard } from "./listing-card.tsx";

export function ListingGrid({ listings }: { listings: Property[] }) {
  return (
    <Grid>
      {listings.map((property) => (
        <li key={property.id} className="flex *:grow">
          <ListingCard property={property} />
        </li>
      ))}
    </Grid>
  );
}

export function ListingGridSkeleton({ count }: { count: number }) {
  return (
    <Grid>
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          aria-hidden="true"
          className="h-96 animate-pulse rounded-card bg-raised motion-reduce:animate-none"
        />
      ))}
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
