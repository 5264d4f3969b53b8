/** The fields that an admin fills in to add or edit a listing. The Worker checks them again. */
import * as v from "valibot";
import { areas } from "../places/areas.ts";
import { listingStatuses, propertyTypes } from "./listing.ts";
import { contradictsItself } from "./offer.ts";
import { type Tenure, fitsType, tenures } from "./tenure.ts";
import { storableText } from "../site/storable-text.ts";

const optionalNumber = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.minValue(min), v.maxValue(max)));

/** Rooms are whole in the catalogue. */
const optionalCount = (max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)));

/** Postgres counts an emoji as one letter, where `length` counts two. */
const hasThreeLetters = (text: string) => Array.from(text).length >= 3;

const listingFields = {
  title: v.pipe(storableText, v.trim(), v.minLength(3), v.maxLength(200), v.check(hasThreeLetters)),
  description: v.pipe(storableText, v.trim(), v.maxLength(10_000)),
  property_type: v.picklist(propertyTypes),
  status: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((value) => [value].flat().flatMap((one) => one.split(",").map((word) => word.trim()))),
    v.minLength(1),
    v.array(v.picklist(listingStatuses)),
    v.check(
      (status) => !contradictsItself(status),
      "What is sold or rented is not offered at the same time.",
    ),
  ),
  address: v.pipe(storableText, v.trim(), v.maxLength(200)),
  area: v.nullable(v.picklist(areas.map((area) => area.slug))),
  condo_name: v.nullable(v.pipe(storableText, v.trim(), v.maxLength(120))),
  bedrooms: optionalCount(50),
  bathrooms: optionalCount(50),
  square_meters: optionalNumber(1, 100_000),
  land_square_meters: optionalNumber(1, 10_000_000),
  tenure: v.nullable(v.picklist(tenures)),
  price: optionalNumber(1, 10_000_000_000),
  monthly_rental_price: optionalNumber(1, 100_000_000),
  featured: v.boolean(),
};

/** Where only one of the two is changed, the database decides. */
function holdsItsTenure({
  tenure,
  property_type,
}: {
  tenure?: Tenure | null;
  property_type?: string;
}): boolean {
  return !tenure || !property_type || fitsType(tenure, property_type);
}
const tenureMessage = "This kind of home can't be held that way.";

export const newListingSchema = v.pipe(
  v.object({
    ...listingFields,
    description: v.optional(listingFields.description, ""),
    address: v.optional(listingFields.address, ""),
    land_square_meters: v.optional(listingFields.land_square_meters, null),
    tenure: v.optional(listingFields.tenure, null),
    featured: v.optional(listingFields.featured, false),
    publication: v.optional(v.picklist(["draft", "published"]), "draft"),
  }),
  v.forward(
    v.check((listing) => holdsItsTenure(listing), tenureMessage),
    ["tenure"],
  ),
);

/** Only the changed fields, because a written column is locked and the scraper leaves it alone from then on. */
export const listingChangesSchema = v.pipe(
  v.object({
    title: v.exactOptional(listingFields.title),
    description: v.exactOptional(listingFields.description),
    property_type: v.exactOptional(listingFields.property_type),
    status: v.exactOptional(listingFields.status),
    address: v.exactOptional(listingFields.address),
    area: v.exactOptional(listingFields.area),
    condo_name: v.exactOptional(listingFields.condo_name),
    bedrooms: v.exactOptional(listingFields.bedrooms),
    bathrooms: v.exactOptional(listingFields.bathrooms),
    square_meters: v.exactOptional(listingFields.square_meters),
    land_square_meters: v.exactOptional(listingFields.land_square_meters),
    tenure: v.exactOptional(listingFields.tenure),
    price: v.exactOptional(listingFields.price),
    monthly_rental_price: v.exactOptional(listingFields.monthly_rental_price),
    featured: v.exactOptional(listingFields.featured),
  }),
  v.forward(
    v.check((listing) => holdsItsTenure(listing), tenureMessage),
    ["tenure"],
  ),
  v.check((changes) => Object.keys(changes).length > 0, "Nothing is changed."),
);

export type NewListingInput = v.InferInput<typeof newListingSchema>;
export type ListingFields = v.InferInput<v.ObjectSchema<typeof listingFields, undefined>>;
export type ListingChanges = v.InferInput<typeof listingChangesSchema>;

export const listingFieldNames = Object.keys(listingFields) as (keyof ListingFields)[];
