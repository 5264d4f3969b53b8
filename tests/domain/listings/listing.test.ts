import { expect, test } from "vitest";
import { toCardListing } from "../../../domain/listings/card-listing.ts";
import { catalogueShape } from "../../../domain/listings/catalogue/catalogue-shape.ts";
import { defaultSite } from "../../../domain/site/site.ts";
import { splitStatus } from "../../../domain/listings/listing.ts";
import { type ListingRow, toProperty } from "../../../domain/listings/listing-row.ts";

const row: ListingRow = {
  id: "6f1c1f6e-0000-4000-8000-000000000001",
  slug: "sea-view-one-bedroom",
  title: "Sea-view one-bedroom",
  description: "Quiet, on the ninth floor.",
  language: "en",
  picture_texts: { "/img/sea.jpg": { en: "The sea from the balcony" } },
  listing_translations: [
    { locale: "de", title: "Wohnung mit Meerblick", description: "Ruhig, im neunten Stock." },
    { locale: "th", title: "", description: "" },
  ],
  images: ["/pictures/living-sea"],
  plan_images: ["/img/uploads/plan.jpg"],
  property_type: "condo-with-finance",
  status: ["for-sale", "finance-available"],
  address: "12 Soi Seven",
  city: "Pattaya",
  area: "jomtien",
  building: null,
  condo_name: "Laem Thong Residence",
  bedrooms: 1,
  bathrooms: 1,
  square_meters: 42,
  land_square_meters: null,
  tenure: "foreign-quota",
  price: 2_450_000,
  monthly_rental_price: 14_000,
  amenities: ["pool", "gym"],
  latitude: 12.89,
  longitude: 100.87,
  agent_name: "K. Sample",
  agent_phone: "+66 38 000 001",
  agent_email: "k@example.com",
  agent_photo: null,
  year_built: 2019,
  ownership_verified: ["title-deed"],
  ownership_claimed: ["foreign-quota"],
  last_verified_on: "2026-02-20",
  common_fee: 50,
  sinking_fund: 500,
  finance_down_payment: 300_000,
  finance_months: 60,
  finance_premium_percent: null,
  finance_interest_percent: null,
  finance_forfeiture_percent: null,
  featured: true,
  is_sample: true,
  created_at: "2026-02-01T00:00:00+00:00",
  updated_at: "2026-03-01T00:00:00+00:00",
};

test("The id is the row's", () => expect(toProperty(row).id).toBe(row.id));
test("The title is the row's", () => expect(toProperty(row).title).toBe("Sea-view one-bedroom"));
test("The description is the row's", () =>
  expect(toProperty(row).description).toBe("Quiet, on the ninth floor."));
test("Images are a list", () => expect(toProperty(row).images).toEqual(["/pictures/living-sea"]));
test("No images are an empty list", () => expect(toProperty({ ...row, images: null }).images).toEqual([]));
test("A home without a picture of its plan has no such field", () => {
  expect(toProperty(row).planImages).toEqual(["/img/uploads/plan.jpg"]);
  expect(toProperty({ ...row, plan_images: [] })).not.toHaveProperty("planImages");
});
test("The type comes from property_type", () => expect(toProperty(row).type).toBe("condo-with-finance"));
test("An unknown type throws", () =>
  expect(() => toProperty({ ...row, property_type: "castle" })).toThrow(/unknown type "castle"/));
test("The status is a list", () => expect(toProperty(row).status).toEqual(["for-sale", "finance-available"]));
test("A comma-separated status is split", () => {
  expect(toProperty({ ...row, status: "for-sale, finance-available" }).status).toEqual([
    "for-sale",
    "finance-available",
  ]);
});
test("Unknown words of a status are left out", () =>
  expect(splitStatus("for-sale,haunted")).toEqual(["for-sale"]));
test("The street is the address", () => expect(toProperty(row).address.street).toBe("12 Soi Seven"));
test("The city is a list", () => expect(toProperty(row).address.city).toEqual(["Pattaya"]));
test("The state is the condominium's name", () =>
  expect(toProperty(row).address.state).toBe("Laem Thong Residence"));
test("Without a condominium the state is empty", () =>
  expect(toProperty({ ...row, condo_name: null }).address.state).toBe(""));
test("The zip is empty", () => expect(toProperty(row).address.zip).toBe(""));
test("The country is Thailand", () => expect(toProperty(row).address.country).toBe("Thailand"));
test("Bedrooms are the row's", () => expect(toProperty(row).bedrooms).toBe(1));
test("Bathrooms are the row's", () => expect(toProperty(row).bathrooms).toBe(1));
test("Square feet come from square metres", () => expect(toProperty(row).squareFeet).toBe(452));
test("Square feet are rounded, not cut", () =>
  expect(toProperty({ ...row, square_meters: 35 }).squareFeet).toBe(377));
test("An unknown area has no square feet", () =>
  expect(toProperty({ ...row, square_meters: null }).squareFeet).toBeNull());
test("The price is the row's", () => expect(toProperty(row).price).toBe(2_450_000));
test("No price stays no price", () => expect(toProperty({ ...row, price: null }).price).toBeNull());
test("The price unit is the total", () => expect(toProperty(row).priceUnit).toBe("total"));
test("The monthly rent is the row's", () => expect(toProperty(row).monthlyRentalPrice).toBe(14_000));
test("Amenities are a list", () => expect(toProperty(row).amenities).toEqual(["pool", "gym"]));
test("Latitude and longitude are the row's", () =>
  expect(toProperty(row)).toMatchObject({ latitude: 12.89, longitude: 100.87 }));
test("The location is a pair", () => expect(toProperty(row).location).toEqual({ lat: 12.89, lng: 100.87 }));
test("Without coordinates there is no location", () =>
  expect(toProperty({ ...row, latitude: null, longitude: null }).location).toBeNull());
test("With a name there is an agent", () => {
  expect(toProperty(row).agent).toEqual({
    name: "K. Sample",
    phone: "+66 38 000 001",
    email: "k@example.com",
    photo: null,
  });
});
test("Without an agent's name there is no agent", () =>
  expect(toProperty({ ...row, agent_name: null })).not.toHaveProperty("agent"));
test("The year built is the row's", () => expect(toProperty(row).yearBuilt).toBe(2019));
test("An unknown year stays unknown", () =>
  expect(toProperty({ ...row, year_built: null }).yearBuilt).toBeNull());
test("The creation time is the row's", () => expect(toProperty(row).createdAt).toBe(row.created_at));
test("The update time is the row's", () => expect(toProperty(row).updatedAt).toBe(row.updated_at));
test("Without an update time it is the creation time", () =>
  expect(toProperty({ ...row, updated_at: null }).updatedAt).toBe(row.created_at));
test("Featured is the row's", () => expect(toProperty(row).featured).toBe(true));
test("The total price is the price", () => expect(toProperty(row).totalPrice).toBe(2_450_000));
test("The monthly price is the monthly rent", () => expect(toProperty(row).monthlyPrice).toBe(14_000));

test("Each ownership fact is verified, claimed or unknown", () => {
  expect(toProperty(row).ownership).toEqual({
    "foreign-quota": "claimed",
    "title-deed": "verified",
    "no-mortgage": "unknown",
    "no-unpaid-fees": "unknown",
    "sellers-identity": "unknown",
  });
});
test("A tenure that the site has no words for is unknown", () => {
  expect(toProperty(row).tenure).toBe("foreign-quota");
  expect(toProperty({ ...row, tenure: "time-share" }).tenure).toBeNull();
});
test("Unset terms stay unset", () => {
  expect(toProperty(row).financeTerms).toEqual({
    downPayment: 300_000,
    months: 60,
    premiumPercent: null,
    interestPercent: null,
    forfeiturePercent: null,
  });
});

/** The type of each field, such as "address.city: array". */
function describeShape(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const isObject = typeof one === "object" && one !== null && !Array.isArray(one);
    const isRecord = isObject && name !== "ownership";
    if (isRecord) return describeShape(one, `${prefix}${name}.`);
    return [`${prefix}${name}: ${Array.isArray(one) ? "array" : one === null ? "null" : typeof one}`];
  });
}

test("An empty translation is none, and a list's translation is a title alone", () => {
  expect(toProperty(row).translations).toEqual({
    de: { title: "Wohnung mit Meerblick", description: "Ruhig, im neunten Stock." },
  });
  const listed = toProperty({ ...row, listing_translations: [{ locale: "fr", title: "Deux-pièces" }] });
  expect(listed.translations).toEqual({ fr: { title: "Deux-pièces" } });
});

test("Descriptions of pictures are on the listing's page and in no list", () => {
  const property = toProperty(row);
  expect(property.pictureTexts).toEqual({ "/img/sea.jpg": { en: "The sea from the balcony" } });
  const { picture_texts: _, ...listed } = row;
  expect(toProperty(listed).pictureTexts).toEqual({});
  expect(toCardListing(property)).not.toHaveProperty("pictureTexts");
});

test("A change of the shape of Property, of its card or of the settings needs a new catalogueShape", async () => {
  const listing = toProperty(row);
  const fields = [
    ...describeShape(listing),
    ...describeShape(toCardListing(listing), "card."),
    ...describeShape(defaultSite, "site."),
  ];
  const shape = fields.toSorted().join("\n");
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(shape));
  expect({ shape: catalogueShape, of: Buffer.from(bytes).toString("hex").slice(0, 16) }).toEqual({
    shape: "13",
    of: "51384fc6d3127cdb",
  });
});
