/** Turns an extracted listing into columns of `listings`, with only what the source's rights allow to be public. */
import type { Json } from "../../domain/database.ts";
import { readAmenities } from "../meaning/amenities.ts";
import { findArea } from "../extract/normalise/find-area.ts";
import { readCoordinates } from "../meaning/place.ts";
import { isHouse } from "../../domain/listings/tenure.ts";
import type { PropertyType } from "../../domain/listings/listing.ts";
import type { ExtractedListing } from "../extract/fields.ts";
import type { SourceRow } from "./runs.ts";

/** Catalogue prices are in baht. Prices in other currencies stay in listing_origins: no rate is guessed. */
const catalogueCurrency = "THB";

export type Rights = Pick<SourceRow, "may_show_agents" | "may_show_descriptions" | "default_currency">;

export function toListingColumns(
  listing: ExtractedListing & { type: PropertyType; landmark?: string },
  rights: Rights,
): Record<string, Json> {
  const isRent = listing.type.endsWith("for-rent");
  const inBaht = (listing.currency ?? rights.default_currency) === catalogueCurrency;
  const place = readCoordinates(listing.latitude, listing.longitude);
  const named = [listing.landmark, listing.address, listing.city, listing.condoName, listing.title];
  const words = named.filter(Boolean).join(" ");
  return {
    title: listing.title,
    language: listing.language,
    property_type: listing.type,
    status: listing.status,
    address: listing.address ?? "",
    // If this is null, a new listing gets the source's city and a known one keeps its own.
    city: listing.city,
    area: findArea(words, place),
    condo_name: listing.condoName,
    bedrooms: roundUp(listing.bedrooms),
    bathrooms: roundUp(listing.bathrooms),
    square_meters: listing.squareMeters,
    price: inBaht && !isRent ? listing.price : null,
    monthly_rental_price: inBaht ? listing.monthlyRentalPrice : null,
    amenities: readAmenities(listing.amenities),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    year_built: listing.yearBuilt !== null && listing.yearBuilt >= 1900 ? listing.yearBuilt : null,
    ...termsOf(listing, inBaht),
    // A unit has no land of its own.
    land_square_meters: isHouse(listing.type) ? landOf(listing) : null,
    tenure: listing.tenure,
    ...(rights.may_show_descriptions && { description: listing.description }),
    ...(rights.may_show_agents && {
      agent_name: listing.agentName,
      agent_phone: listing.agentPhone,
      agent_email: listing.agentEmail,
    }),
  };
}

/** The seller's terms; a sum in another currency says nothing in baht. */
function termsOf(listing: ExtractedListing, inBaht: boolean): Record<string, Json> {
  return {
    finance_down_payment: inBaht ? listing.financeDownPayment : null,
    finance_months: listing.financeMonths,
  };
}

/** As much as the column holds, and more than anyone sells with a house. */
const mostLand = 10_000_000;

function landOf({ landSquareMeters: land }: ExtractedListing): number | null {
  return land !== null && land > 0 && land <= mostLand ? land : null;
}

/** A half bathroom has fewer fittings but is still a room, and the column counts rooms. */
function roundUp(rooms: number | null): number | null {
  return rooms === null ? null : Math.ceil(rooms);
}
