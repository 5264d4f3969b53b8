/** What a foreigner can own here, and who owns it now: one part of the page, because they are read together. */
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { OwnershipSheet } from "./ownership-sheet.tsx";
import { TenureSheet } from "./tenure-sheet.tsx";

export function Ownership({ property }: { property: Property }) {
  return (
    <div className="grid gap-16">
      {readOffer(property).isForSale && <TenureSheet property={property} />}
      <OwnershipSheet property={property} />
    </div>
  );
}
