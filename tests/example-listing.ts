/** A minimal listing for tests. A test changes only what it is about. */
import type { Property } from "../domain/listings/listing.ts";
import { readOwnership } from "../domain/listings/ownership.ts";

export function exampleListing(number: number, change: Partial<Property> = {}): Property {
  return {
    id: `00000000-0000-4000-8000-0000000000${String(number).padStart(2, "0")}`,
    slug: `home-${number}`,
    title: `Home ${number}`,
    description: "",
    language: "en",
    images: [],
    type: "condo-for-sale",
    status: ["for-sale"],
    address: { street: "", city: ["Pattaya"], state: "", zip: "", country: "Thailand" },
    area: "jomtien",
    bedrooms: 1,
    bathrooms: 1,
    squareMeters: 40,
    squareFeet: 431,
    price: null,
    priceUnit: "total",
    monthlyRentalPrice: null,
    amenities: [],
    latitude: null,
    longitude: null,
    location: null,
    yearBuilt: null,
    ownership: readOwnership([], []),
    lastVerifiedOn: null,
    commonFee: null,
    sinkingFund: null,
    financeTerms: {
      downPayment: null,
      months: null,
      premiumPercent: null,
      interestPercent: null,
      forfeiturePercent: null,
    },
    createdAt: `2026-01-${String(31 - number).padStart(2, "0")}T00:00:00+00:00`,
    updatedAt: "2026-01-31T00:00:00+00:00",
    featured: false,
    isSample: true,
    totalPrice: null,
    monthlyPrice: null,
    ...change,
  };
}
