/** Our homes as a table (CSV, RFC 4180). It loses nothing that the site shows, and is read in as it is. */
import { convertMoney } from "../finance/exchange-rates.ts";
import { locales, localisePath } from "../languages/locales.ts";
import { csvCell } from "../leads/desk/lead-csv.ts";
import { isHouse } from "../listings/tenure.ts";
import { areas } from "../places/areas.ts";
import { type PassedHome, passedPictures, passedTexts } from "./passed-home.ts";
import type { WritingOptions } from "./write-kyero.ts";

const columns = [
  "id",
  "ref",
  "date",
  "language",
  "type",
  "status",
  "price",
  "rent",
  "currency",
  "town",
  "address",
  "building",
  "location_detail",
  "latitude",
  "longitude",
  "beds",
  "baths",
  "built",
  "plot",
  "year_built",
  "tenure",
  "features",
  "images",
  "url",
  ...locales.flatMap((locale) => [`title_${locale}`, `description_${locale}`]),
];

/** The first mark tells spreadsheets that it is UTF-8. */
export const tableHead = `\uFEFF${columns.join(",")}\r\n`;

export function writeTableRow(home: PassedHome, { origin, currency, rates }: WritingOptions): string {
  const sum = (amount: number | null) =>
    amount === null ? "" : String(Math.round(convertMoney(amount, "THB", currency, rates) * 100) / 100);
  const plain: Record<string, string | number | null | undefined> = {
    id: home.id,
    ref: home.slug,
    date: home.updated_at,
    language: home.language,
    type: isHouse(home.property_type) ? "house" : home.bedrooms === 0 ? "studio" : "condo",
    status: home.status.join("|"),
    price: sum(home.price),
    rent: sum(home.monthly_rental_price),
    currency,
    town: home.city,
    address: home.address,
    building: home.condo_name,
    location_detail: areas.find(({ slug }) => slug === home.area)?.name,
    latitude: home.latitude,
    longitude: home.longitude,
    beds: home.bedrooms,
    baths: home.bathrooms,
    built: home.square_meters,
    plot: home.land_square_meters,
    year_built: home.year_built,
    tenure: home.tenure,
    features: home.amenities.join("|"),
    images: passedPictures(home, origin).join("|"),
    url: origin + localisePath(`/property/${home.slug}`, home.language),
  };
  for (const { locale, title, description } of passedTexts(home)) {
    plain[`title_${locale}`] = title;
    plain[`description_${locale}`] = description;
  }
  return `${columns.map((column) => csvCell(String(plain[column] ?? ""))).join(",")}\r\n`;
}
