/**
 * Our homes in Kyero's XML, version 3 (https://help.kyero.com/estate-agents/xml-import-specification, V3.9 of September
 * 2024). `property` elements stand beside `kyero` inside `root`. It has one price and no name: a home that is for sale and
 * to let is written as for sale, and a name is the first line of its text.
 */
import { convertMoney, type ExchangeRates } from "../finance/exchange-rates.ts";
import { locales, localisePath } from "../languages/locales.ts";
import { isHouse } from "../listings/tenure.ts";
import { areas } from "../places/areas.ts";
import type { PartnerCurrency } from "./partner-feed.ts";
import { type PassedHome, passedPictures, passedTexts, sayAmenity } from "./passed-home.ts";

export type WritingOptions = { origin: string; currency: PartnerCurrency; rates: ExchangeRates; now: Date };

const mostImages = 50;
const mostFeatures = 50;
const longestFeature = 35;
const longestDetail = 50;

export const kyeroHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n';
export const kyeroFoot = "</root>\n";

export function writeKyeroHome(home: PassedHome, { origin, currency, rates, now }: WritingOptions): string {
  const isRent = home.property_type.endsWith("-for-rent");
  const asked = (isRent ? home.monthly_rental_price : home.price) ?? home.monthly_rental_price ?? 0;
  const area = areas.find(({ slug }) => slug === home.area)?.name;
  const detail = [home.condo_name, area].filter((part) => part).join(", ");
  const pictures = passedPictures(home, origin).slice(0, mostImages);
  const lines = [
    one("id", home.id),
    one("date", home.updated_at.slice(0, 19).replace("T", " ")),
    one("ref", home.slug),
    one("price", String(Math.round(convertMoney(asked, "THB", currency, rates)))),
    one("currency", currency),
    one("price_freq", isRent || home.price === null ? "month" : "sale"),
    one("part_ownership", "0"),
    one("leasehold", home.tenure === "leasehold" ? "1" : "0"),
    one("new_build", home.year_built === now.getUTCFullYear() ? "1" : "0"),
    one("type", typeOf(home)),
    one("town", home.city),
    one("province", "Chon Buri"),
    one("country", "Thailand"),
    `<location>${one("latitude", degrees(home.latitude))}${one("longitude", degrees(home.longitude))}</location>`,
    detail === "" ? "" : one("location_detail", detail.slice(0, longestDetail).toWellFormed()),
    one("beds", String(home.bedrooms ?? 0)),
    one("baths", String(home.bathrooms ?? 0)),
    one("pool", home.amenities.some((amenity) => amenity.endsWith("-pool")) ? "1" : "0"),
    `<surface_area>${area0("built", home.square_meters)}${area0("plot", home.land_square_meters)}</surface_area>`,
    `<url>${locales.map((locale) => one(locale, origin + localisePath(`/property/${home.slug}`, locale))).join("")}</url>`,
    `<desc>${passedTexts(home)
      .map(({ locale, title, description }) => one(locale, textOf(title, description)))
      .join("")}</desc>`,
    `<features>${home.amenities
      .slice(0, mostFeatures)
      .map((amenity) => one("feature", sayAmenity(amenity).slice(0, longestFeature)))
      .join("")}</features>`,
    `<images>${pictures.map((url, index) => `<image id="${index + 1}">${one("url", url)}</image>`).join("")}</images>`,
  ];
  return `<property>\n${lines.filter((line) => line !== "").join("\n")}\n</property>\n`;
}

function typeOf({ property_type, bedrooms }: PassedHome): string {
  if (isHouse(property_type)) return "House";
  return bedrooms === 0 ? "Studio" : "Apartment";
}

function textOf(title: string, description: string): string {
  return [title, description].filter((part) => part !== "").join("\n\n");
}

/** At most 15 characters; nobody finds a home by more than a metre. */
function degrees(value: number | null): string {
  return value === null ? "0" : String(Number(value.toFixed(6)));
}

/** Whole square metres. */
function area0(name: string, value: number | null): string {
  return value === null ? "" : one(name, String(Math.round(value)));
}

function one(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Drops the characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>]/g, (mark) => marks[mark] ?? "");
}
