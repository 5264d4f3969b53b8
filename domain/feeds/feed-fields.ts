/** The names of what a record of a feed says, whatever its format calls it. A text in a language is `description.th`. */
import { isLocale, locales } from "../languages/locales.ts";

const plainFields = [
  "id",
  "ref",
  "date",
  "title",
  "description",
  "language",
  "type",
  "status",
  "offer",
  "price",
  "rent",
  "currency",
  "price_freq",
  "part_ownership",
  "leasehold",
  "tenure",
  "town",
  "province",
  "address",
  "building",
  "location_detail",
  "latitude",
  "longitude",
  "beds",
  "baths",
  "built",
  "plot",
  "floor",
  "year_built",
  "pool",
  "features",
  "images",
  "agent_name",
  "agent_phone",
  "agent_email",
] as const;

/** Fields of a record that a column of a table can be read as. */
export const feedFields: readonly string[] = [
  ...plainFields,
  ...locales.flatMap((locale) => [`title.${locale}`, `description.${locale}`]),
];

/** Each value as it is written, in the file's order. */
export type FeedRecord = Record<string, string[]>;

/** What tables call these fields, without spaces and signs. */
const otherNames: Record<string, readonly string[]> = {
  id: ["propertyid", "listingid", "externalid", "code"],
  ref: ["reference", "propertyref"],
  title: ["name", "headline"],
  description: ["desc", "details", "text"],
  type: ["propertytype", "kind", "category"],
  offer: ["saleorrent", "transaction", "purpose", "dealtype"],
  price: ["saleprice", "askingprice", "pricethb"],
  rent: ["monthlyrent", "rentalprice", "monthlyrentalprice", "rentpermonth"],
  town: ["city"],
  province: ["region", "changwat"],
  building: ["condo", "condoname", "project", "projectname", "development"],
  location_detail: ["area", "district", "neighbourhood", "location"],
  latitude: ["lat"],
  longitude: ["lng", "lon", "long"],
  beds: ["bedrooms", "bedroom"],
  baths: ["bathrooms", "bathroom"],
  built: ["size", "sqm", "squaremeters", "squaremetres", "livingarea", "areasqm", "surface"],
  plot: ["land", "landsize", "landsquaremeters", "plotsize", "landsqm"],
  year_built: ["year", "built year", "yearofconstruction"],
  features: ["amenities", "facilities"],
  images: ["image", "photos", "pictures", "imageurls", "photo"],
  tenure: ["ownership", "quota"],
  agent_name: ["agent"],
  agent_phone: ["phone"],
  agent_email: ["email"],
};

const known = new Map<string, string>([
  ...feedFields.map((field) => [squeeze(field), field] as const),
  ...Object.entries(otherNames).flatMap(([field, names]) =>
    names.map((name) => [squeeze(name), field] as const),
  ),
]);

/** The field that a column most likely holds: "Bedrooms" → beds, "description_th" → description.th. */
export function guessField(column: string): string | undefined {
  const name = column.trim();
  const ending = /[\s._-]\(?([a-z]{2})\)?$/i.exec(name);
  const text = ending && known.get(squeeze(name.slice(0, ending.index)));
  const code = ending?.[1]?.toLowerCase();
  if (isLocale(code) && (text === "title" || text === "description")) return `${text}.${code}`;
  return known.get(squeeze(name));
}

function squeeze(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
