/** A record of a feed as a home, in the shape that a page's reading has, or the rule that refuses it. */
import type { FeedRecord } from "../../domain/feeds/feed-fields.ts";
import type { FeedSettings } from "../../domain/feeds/feed-settings.ts";
import { isListingStatus, type PropertyType } from "../../domain/listings/listing.ts";
import { fitsType, isTenure, type Tenure } from "../../domain/listings/tenure.ts";
import { areas } from "../../domain/places/areas.ts";
import { toStorable } from "../../domain/site/storable-text.ts";
import type { ExtractedListing } from "../extract/fields.ts";
import { propertyTypeOf, statusesOf } from "../extract/normalise/type-and-status.ts";
import { cleanText } from "../extract/parse/clean-text.ts";
import { readAmenities } from "../meaning/amenities.ts";
import { readArea } from "../meaning/area.ts";
import {
  type Availability,
  offersFinance,
  type Offer,
  readAvailability,
  readBadge,
  readOffer,
} from "../meaning/kind-and-offer.ts";
import { readNumber } from "../meaning/number.ts";
import { readCoordinates } from "../meaning/place.ts";
import { readCurrency } from "../meaning/currency.ts";
import { isMoney, readPrice } from "../meaning/price.ts";
import { tenureWords } from "../words/tenures.ts";
import { anyOf } from "../words/word-pattern.ts";
import { rowLength } from "./csv-scan.ts";
import { kindOfType } from "./kind-of-type.ts";
import type { RecordRule } from "../../domain/feeds/record-rules.ts";
import { type Texts, textsOfRecord } from "./texts-of-record.ts";

export type HomeOfRecord = ExtractedListing & {
  type: PropertyType;
  /** Words that name the area. */
  landmark: string;
  translations?: Texts["translations"];
};

const mostImages = 50;
const longestTitle = 200;
const studio = /studio|สตูดิโอ|студия|单间|studette/iu;
const tenures = tenureWords.map(([tenure, words]) => [tenure, anyOf(words)] as const);

export function homeOfRecord(
  record: FeedRecord,
  settings: FeedSettings,
  defaultCurrency: string,
): HomeOfRecord | RecordRule {
  const one = (field: string) => cleanText(record[field]?.[0] ?? "");
  if (one("id") === "") return "no-id";
  if (record[rowLength]) return "row-length";
  if (one("type") === "") return "no-type";
  if (isYes(one("part_ownership"))) return "part-ownership";
  if (/^(?:week|night|day)/i.test(one("price_freq"))) return "rent-by-the-week";
  const kind = kindOfType(one("type"), settings);
  if (kind === undefined) return "unknown-type";
  if (kind === "none") return "left-out-type";
  const deal = dealOf(one, defaultCurrency);
  const { language, own, translations } = textsOfRecord(record);
  const squareMeters = measure(one("built"));
  if (own.title === "" && own.description === "" && squareMeters === null) return "no-size-and-no-text";
  const isRent = deal.offer === "rent";
  const finance = deal.finance || offersFinance(`${own.title} ${own.description}`);
  const place = readCoordinates(one("latitude"), one("longitude"));
  const bedrooms = count(one("beds"));
  const isStudio = kind === "condo" && studio.test(`${one("type")} ${one("beds")}`);
  const landmark = one("location_detail");
  const building =
    one("building") || (kind === "condo" && landmark.includes(",") ? (landmark.split(",")[0] ?? "") : "");
  const title =
    own.title || nameByMeasures({ kind, bedrooms, squareMeters, place: building || landmark || one("town") });
  const tenure = tenureOf(one("tenure"), one("leasehold"));
  return {
    title: title.slice(0, longestTitle).toWellFormed(),
    description: own.description,
    language,
    price: deal.price,
    currency: deal.currency,
    pricePeriod: deal.price === null ? null : isRent ? "month" : "total",
    priceOnRequest: deal.price === null,
    monthlyRentalPrice: deal.rent,
    // Kyero says 0 where it does not know.
    bedrooms: isStudio ? 0 : bedrooms === 0 && settings.format === "kyero" ? null : bedrooms,
    bathrooms: count(one("baths")) || null,
    rooms: null,
    squareMeters,
    landSquareMeters: kind === "house" ? measure(one("plot")) : null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    images: picturesOf(record),
    type: propertyTypeOf(kind, deal.offer, finance),
    status: statusesOf(
      deal.offer,
      finance,
      deal.availability,
      deal.price !== null && deal.rent !== null && !isRent,
    ),
    address: one("address") || streetIn(landmark, building) || null,
    landmark,
    city: one("town") || null,
    condoName: building || null,
    floor: count(one("floor")),
    financeDownPayment: null,
    financeInstalment: null,
    financeMonths: null,
    tenure: tenure && fitsType(tenure, kind) ? tenure : null,
    amenities: featuresOf(record),
    yearBuilt: yearOf(one("year_built")),
    agentName: one("agent_name") || null,
    agentPhone: one("agent_phone") || null,
    agentEmail: one("agent_email") || null,
    externalId: one("id").slice(0, 200),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
}

type Deal = {
  offer: Offer;
  price: number | null;
  rent: number | null;
  currency: string | null;
  finance: boolean;
  availability: Availability | null;
};

function dealOf(one: (field: string) => string, defaultCurrency: string): Deal {
  const stated = sumOf(one("price"));
  const beside = sumOf(one("rent"));
  const statuses = one("status")
    .split(/[,|;]\s*/)
    .filter((status) => isListingStatus(status));
  const saysRent =
    /^month/i.test(one("price_freq")) ||
    stated.isMonthly ||
    (statuses.length > 0
      ? statuses.every((status) => status === "for-rent" || status === "rented")
      : readOffer(`${one("offer")} ${one("status")}`) === "rent") ||
    (stated.amount === null && beside.amount !== null);
  const offer: Offer = saysRent ? "rent" : "sale";
  const rent = saysRent ? (beside.amount ?? stated.amount) : beside.amount;
  const price = saysRent ? rent : stated.amount;
  const code = one("currency").toUpperCase();
  const currency =
    readCurrency(code) ?? (/^[A-Z]{3}$/.test(code) ? code : (stated.currency ?? beside.currency));
  const gone = statuses.find((status) => status === "sold" || status === "rented");
  return {
    offer,
    price,
    rent,
    currency: price === null && rent === null ? null : (currency ?? defaultCurrency),
    finance: statuses.includes("finance-available"),
    availability: gone ?? readBadge(one("status")) ?? readAvailability(one("status")),
  };
}

function sumOf(text: string): { amount: number | null; currency: string | null; isMonthly: boolean } {
  const price = readPrice(text);
  if (price && isMoney(price.amount)) {
    return { amount: price.amount, currency: price.currency, isMonthly: price.period === "month" };
  }
  const bare = readNumber(text);
  return { amount: bare !== null && isMoney(bare) ? bare : null, currency: null, isMonthly: false };
}

/** "48", "48.5 sqm", "516 sq ft", "0-1-20 rai". */
function measure(text: string): number | null {
  const value = readArea(text) ?? readNumber(text);
  return value !== null && value > 0 ? value : null;
}

function count(text: string): number | null {
  const written = /^\d{1,3}(?:[.,]\d)?(?!\d)/.exec(text)?.[0];
  return written === undefined ? null : Number(written.replace(",", "."));
}

function yearOf(text: string): number | null {
  const year = Number(/^\d{4}/.exec(text)?.[0]);
  // In Thailand a year may be of the Buddhist era.
  const common = year > 2400 ? year - 543 : year;
  return common >= 1900 && common <= 2100 ? common : null;
}

function tenureOf(text: string, leasehold: string): Tenure | null {
  if (isTenure(text)) return text;
  return tenures.find(([, words]) => words.test(text))?.[0] ?? (isYes(leasehold) ? "leasehold" : null);
}

function isYes(text: string): boolean {
  return /^(?:1|y(?:es)?|true)$/i.test(text);
}

/** One value each in Kyero, one list in a table. Slugs of ours are words with dashes. */
function featuresOf(record: FeedRecord): string[] {
  const said = (record["features"] ?? []).flatMap((text) => text.split(/[|;\n]|,\s+/));
  const features = said.map((text) => toStorable(cleanText(text).replaceAll("-", " ").slice(0, 100)));
  const namesPool = readAmenities(features).some((amenity) => amenity.endsWith("-pool"));
  if (isYes(record["pool"]?.[0] ?? "") && !namesPool) features.push("swimming pool");
  return [...new Set(features.filter((feature) => feature !== ""))];
}

function picturesOf(record: FeedRecord): string[] {
  const written = (record["images"] ?? []).flatMap((text) => text.split(/[|;\s]+|,(?=https?:)/));
  const addresses = written.flatMap((text) => {
    const url = URL.parse(text.trim());
    const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
    return url && isWeb && url.href.length <= 2048 ? [url.href] : [];
  });
  return [...new Set(addresses)].slice(0, mostImages);
}

/** What a landmark says besides the building and the area: "The Base, Soi 5, Jomtien" → "Soi 5". */
function streetIn(landmark: string, building: string): string {
  const parts = landmark.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== building && areas.every(({ name }) => name !== part)).join(", ");
}

type Measures = {
  kind: "condo" | "house";
  bedrooms: number | null;
  squareMeters: number | null;
  place: string;
};

/** "2-bedroom condo, 48 m², Jomtien": for a record that names its home nowhere. */
function nameByMeasures({ kind, bedrooms, squareMeters, place }: Measures): string {
  const home = bedrooms ? `${bedrooms}-bedroom ${kind}` : kind === "condo" ? "Condo" : "House";
  return [home, squareMeters ? `${squareMeters} m²` : "", place].filter((part) => part !== "").join(", ");
}
