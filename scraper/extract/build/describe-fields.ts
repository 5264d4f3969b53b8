/** Which layer each value of a listing comes from, under the names that the listing has. */
import { availabilityOf } from "./build-listing.ts";
import type { ExtractedListing, Field } from "../fields.ts";
import type { Merged } from "../merge.ts";

export function describeFields(merged: Merged, listing: ExtractedListing | null): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const [name, entry] of Object.entries(merged)) if (entry) fields[name] = entry.field;
  const { price, coordinates } = fields;
  if (price && merged.price) {
    const part = (
      pick: (value: { amount: number; currency: string | null }) => string | number | null,
    ): Field => ({
      ...price,
      value: pick(merged.price?.value ?? { amount: 0, currency: null }),
      others: price.others.map((other) => ({
        ...other,
        value: pick(other.value as { amount: number; currency: string | null }),
      })),
    });
    fields["price"] = part((value) => value.amount);
    fields["currency"] = part((value) => value.currency);
    if (listing?.currency) fields["currency"].value = listing.currency;
    if (listing?.monthlyRentalPrice && listing.pricePeriod !== "total")
      fields["monthlyRentalPrice"] = { ...price, value: listing.monthlyRentalPrice, others: [] };
  }
  const { rent } = fields;
  delete fields["rent"];
  if (rent && listing?.monthlyRentalPrice)
    fields["monthlyRentalPrice"] = { ...rent, value: listing.monthlyRentalPrice, others: [] };
  if (coordinates && merged.coordinates) {
    fields["latitude"] = { ...coordinates, value: merged.coordinates.value.latitude, others: [] };
    fields["longitude"] = { ...coordinates, value: merged.coordinates.value.longitude, others: [] };
    delete fields["coordinates"];
  }
  if (listing) nameWhatFollows(fields, merged, listing);
  return fields;
}

/** A value that follows from another field is shown with the origin of that field. */
function nameWhatFollows(fields: Record<string, Field>, merged: Merged, listing: ExtractedListing): void {
  const { kind, offer } = merged;
  const from = (name: keyof ExtractedListing, entries: readonly (Merged[keyof Merged] | undefined)[]) => {
    const field = entries.find((entry) => entry !== undefined)?.field;
    // The other candidates of those fields are not candidates of this one.
    if (field) fields[name] = { ...field, value: listing[name], others: [] };
  };
  from("type", [kind, offer, merged.price]);
  from("status", [goneNow(merged), offer, merged.price]);
  if (!merged.title) from("title", [merged.squareMeters, merged.address, merged.city]);
  if (!merged.bedrooms && listing.bedrooms !== null) from("bedrooms", [merged.rooms]);
  const [first] = listing.images;
  if (fields["images"]) fields["images"].value = listing.images;
  else if (first) fields["images"] = { value: listing.images, layer: "text", raw: first, others: [] };
}

/** "Available" says nothing about a home. Then its status comes from the offer. */
function goneNow(merged: Merged): Merged["availability"] {
  const availability = availabilityOf(merged);
  return availability?.value === "available" ? undefined : availability;
}
