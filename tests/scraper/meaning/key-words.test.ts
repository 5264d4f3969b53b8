import { expect, test } from "vitest";
import { fieldOfKey } from "../../../scraper/meaning/keys.ts";

const meanings: Record<string, string[]> = {
  price: ["price_actual", "obj_purchasePrice", "priceDisplay", "hdnListPrice", "sell_price", "rentPerWeek"],
  bedrooms: ["nbChambres", "bedRoomsNumber", "num_beds", "field_bedrooms"],
  bathrooms: ["bathNumber", "salles_de_bain", "baths_full", "toiletNumber"],
  halfBathrooms: ["baths_half", "halfBathrooms"],
  squareMeters: [
    "size_sq_feet",
    "total_square_meters",
    "coveredArea",
    "interiorSqft",
    "superficie_construida",
  ],
  landSquareMeters: ["lot_sqft", "areaTerreno", "landSurfaceArea"],
  rooms: ["roomNumber", "anzahlZimmer", "oda_sayisi"],
  areaUnit: ["cAreaUnit", "floorAreaUnit"],
  currency: ["currency_type", "listing_currency_code", "cena_d_unit_s"],
  period: ["rentFrequency", "pricePeriod"],
  latitude: ["pmtLat", "listGeoLat", "initIdo"],
  images: ["propertyImage", "allImgPath", "categorizedPhotos"],
};

for (const [field, keys] of Object.entries(meanings)) {
  test(`Keys put together from plain words mean ${field}`, () => {
    expect(keys.map(fieldOfKey)).toEqual(keys.map(() => field));
  });
}

test("A word that belongs to something else makes a key mean nothing of the home", () => {
  const others = [
    "last_sold_price",
    "price_min",
    "pricePerSqFt",
    "imageSize",
    "living_rooms",
    "cityLat",
    "agentPhoto",
  ];
  expect(others.map(fieldOfKey)).toEqual(others.map(() => null));
});
