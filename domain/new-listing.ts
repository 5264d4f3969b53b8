/** What an admin fills in to add a home: checked in the form and again at the edge. */
import * as v from "valibot";
import { areas } from "./areas.ts";
import { listingStatuses, propertyTypes } from "./listing.ts";
import { storableText } from "./storable-text.ts";

const optionalNumber = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.minValue(min), v.maxValue(max)));

export const newListingSchema = v.object({
  title: v.pipe(storableText, v.trim(), v.minLength(3), v.maxLength(200)),
  description: v.optional(v.pipe(storableText, v.trim(), v.maxLength(10_000)), ""),
  property_type: v.picklist(propertyTypes),
  status: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((value) => [value].flat().flatMap((one) => one.split(",").map((word) => word.trim()))),
    v.minLength(1),
    v.array(v.picklist(listingStatuses)),
  ),
  address: v.optional(v.pipe(storableText, v.trim(), v.maxLength(200)), ""),
  area: v.nullable(v.picklist(areas.map((area) => area.slug))),
  condo_name: v.nullable(v.pipe(storableText, v.trim(), v.maxLength(120))),
  bedrooms: optionalNumber(0, 50),
  bathrooms: optionalNumber(0, 50),
  square_meters: optionalNumber(1, 100_000),
  price: optionalNumber(1, 10_000_000_000),
  monthly_rental_price: optionalNumber(1, 100_000_000),
  featured: v.optional(v.boolean(), false),
  publication: v.optional(v.picklist(["draft", "published"]), "draft"),
});

export type NewListing = v.InferOutput<typeof newListingSchema>;
export type NewListingInput = v.InferInput<typeof newListingSchema>;
