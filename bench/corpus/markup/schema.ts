/** schema.org and plain data about a home, as sites fill them in. */
import type { Home } from "../home.ts";
import type { Plan } from "../plan/plan.ts";

export type Json = Record<string, unknown>;

export const schemaType = ({ kind }: Home): string =>
  ({
    condo: "Apartment",
    house: "House",
    office: "Place",
    land: "Landform",
    parking: "ParkingFacility",
    warehouse: "Place",
  })[kind];

export function offers({ home, market }: Plan): Json[] {
  const availability = `https://schema.org/${home.isGone ? "SoldOut" : "InStock"}`;
  const offer = (price: number, isRent: boolean): Json => ({
    "@type": "Offer",
    ...(home.isOnRequest ? {} : { price, priceCurrency: market.currency }),
    availability,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? "LeaseOut" : "Sell"}`,
    ...(isRent && !home.isOnRequest
      ? {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price,
            priceCurrency: market.currency,
            unitCode: "MON",
          },
        }
      : {}),
  });
  return [
    ...(home.price === null ? [] : [offer(home.price, false)]),
    ...(home.rent === null ? [] : [offer(home.rent, true)]),
  ];
}

export function floorSize({ home, market }: Pick<Plan, "home" | "market">): Json {
  return {
    "@type": "QuantitativeValue",
    value: home.area,
    unitCode: market.areaUnit === "sqft" ? "FTK" : "MTK",
  };
}

export function roomCounts({ bedrooms, bathrooms, rooms }: Home): Json {
  return {
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(rooms === null ? {} : { numberOfRooms: rooms }),
  };
}

export function postalAddress({ home, market }: Plan): Json {
  const { district, city, region } = home.place;
  return {
    "@type": "PostalAddress",
    streetAddress: district,
    addressLocality: city,
    addressRegion: region,
    addressCountry: market.isThailand ? "TH" : market.id.toUpperCase(),
  };
}
