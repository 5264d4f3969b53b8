/** A listing as structured data (schema.org): the listing, its accommodation and its offers. */
import type { Property, PropertyType } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { type Locale, localisePath } from "../../../domain/languages/locales.ts";
import { paths } from "../../routing/paths.ts";

const accommodations: Record<PropertyType, string> = {
  "condo-for-sale": "Apartment",
  "condo-for-rent": "Apartment",
  "condo-with-finance": "Apartment",
  "house-for-sale": "SingleFamilyResidence",
  "house-for-rent": "SingleFamilyResidence",
};

/** The page's description of the listing in the page's language. */
type Shown = { name: string; summary: string; picture: string | undefined };

export function describeListing(
  property: Property,
  { name, summary, picture }: Shown,
  origin: string,
  locale: Locale,
  siteName: string,
) {
  const address = origin + localisePath(paths.property(property.slug), locale);
  return {
    "@type": "RealEstateListing",
    "@id": address,
    url: address,
    name,
    description: summary,
    inLanguage: locale,
    datePosted: property.createdAt,
    dateModified: property.updatedAt,
    ...(picture && { image: origin + picture }),
    mainEntity: describeAccommodation(property),
    offers: describeOffers(property, address),
    provider: { "@type": "Organization", name: siteName, url: origin },
  };
}

function describeAccommodation({
  type,
  address,
  bedrooms,
  bathrooms,
  squareMeters,
  landSquareMeters,
  tenure,
  yearBuilt,
  location,
}: Property) {
  return {
    "@type": accommodations[type],
    address: {
      "@type": "PostalAddress",
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.city[0] ?? "Pattaya",
      addressCountry: "TH",
    },
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(squareMeters !== null && {
      floorSize: { "@type": "QuantitativeValue", value: squareMeters, unitCode: "MTK" },
    }),
    ...((tenure !== null || landSquareMeters !== null) && {
      additionalProperty: [
        ...(tenure === null ? [] : [{ "@type": "PropertyValue", name: "tenure", value: tenure }]),
        ...(landSquareMeters === null
          ? []
          : [{ "@type": "PropertyValue", name: "land", value: landSquareMeters, unitCode: "MTK" }]),
      ],
    }),
    ...(yearBuilt !== null && { yearBuilt }),
    ...(location && { geo: { "@type": "GeoCoordinates", latitude: location.lat, longitude: location.lng } }),
  };
}

/** Only a price makes an offer: "price on request" is none. What is gone is sold out, and shows no price on its page either. */
function describeOffers(property: Property, url: string) {
  const { price, monthlyRentalPrice } = property;
  const { gone, isForSale, isForRent } = readOffer(property);
  const availability = `https://schema.org/${gone ? "SoldOut" : "InStock"}`;
  const offer = { "@type": "Offer", url, priceCurrency: "THB", availability };
  const sale =
    price === null || !(isForSale || gone === "sold")
      ? []
      : [{ ...offer, ...(!gone && { price }), businessFunction: "https://purl.org/goodrelations/v1#Sell" }];
  const rent =
    monthlyRentalPrice === null || !(isForRent || gone === "rented")
      ? []
      : [
          {
            ...offer,
            businessFunction: "https://purl.org/goodrelations/v1#LeaseOut",
            ...(!gone && {
              priceSpecification: {
                "@type": "UnitPriceSpecification",
                price: monthlyRentalPrice,
                priceCurrency: "THB",
                unitCode: "MON",
              },
            }),
          },
        ];
  return [...sale, ...rent];
}
