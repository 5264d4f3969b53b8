/** Turns the few facts that distinguish a sample listing into a whole row of `listings`. */
import { createHash } from "node:crypto";
import type { Amenity } from "../../domain/listings/amenities.ts";
import { areas, type AreaSlug } from "../../domain/places/areas.ts";
import type { Database } from "../../domain/database.ts";
import type { ListingStatus, PropertyType } from "../../domain/listings/listing.ts";
import type { Tenure } from "../../domain/listings/tenure.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { sampleAgents } from "./sample-agents.ts";

/** What distinguishes a sample listing, without its texts. */
export type SampleFacts = {
  slug: string;
  /** Of the seller; English unless it says another. */
  language?: Locale;
  type: PropertyType;
  status: readonly ListingStatus[];
  area: AreaSlug;
  project?: string;
  street: string;
  bedrooms: number;
  bathrooms: number;
  squareMeters: number;
  price?: number;
  monthly?: number;
  /** The plot of a house, in square metres. */
  land?: number;
  /** Missing where the seller has not said, and for most that are only to let. */
  tenure?: Tenure;
  /** The owner's own terms. */
  finance?: { down: number; months: number };
  built: number;
  amenities: readonly Amenity[];
  featured?: boolean;
  agent?: keyof typeof sampleAgents;
  /** The day in 2026 on which it was listed. */
  listed: Day;
  /** Earlier prices, oldest first, each until a day in 2026. Today's price follows the last one. */
  formerly?: readonly { price?: number; monthly?: number; until: Day }[];
  /** What its gallery shows, the cover first: names of our own pictures. */
  pictures: readonly string[];
};
export type Sample = SampleFacts & { title: string; description: string };

type Day = `${number}-${number}`;

type ListingInsert = Database["public"]["Tables"]["listings"]["Insert"];
type PricePoint = Omit<Database["public"]["Tables"]["listing_price_points"]["Insert"], "id">;

export function makeListing(sample: Sample, turn: number): ListingInsert {
  const area = areas.find((candidate) => candidate.slug === sample.area) ?? areas[0];
  const agent = sample.agent && sampleAgents[sample.agent];
  const listedAt = momentOf(sample.listed, turn);
  return {
    id: idOf(sample.slug),
    slug: sample.slug,
    title: sample.title,
    description: sample.description,
    language: sample.language ?? "en",
    images: sample.pictures.map((name) => `/pictures/${name}`),
    property_type: sample.type,
    status: [...sample.status],
    address: sample.street,
    city: "Pattaya",
    area: sample.area,
    condo_name: sample.project ?? null,
    bedrooms: sample.bedrooms,
    bathrooms: sample.bathrooms,
    square_meters: sample.squareMeters,
    land_square_meters: sample.land ?? null,
    price: sample.price ?? null,
    monthly_rental_price: sample.monthly ?? null,
    amenities: [...sample.amenities],
    latitude: round(area.latitude + (spread(sample.slug, 0) - 0.5) * 0.014),
    longitude: round(area.longitude + spread(sample.slug, 2) * 0.009),
    agent_name: agent?.name ?? null,
    agent_phone: agent?.phone ?? null,
    agent_email: agent?.email ?? null,
    year_built: sample.built,
    ...buyersAnswers(sample, turn),
    featured: sample.featured ?? false,
    is_sample: true,
    publication: "published",
    created_at: listedAt,
    updated_at: momentOf(sample.formerly?.at(-1)?.until ?? sample.listed, turn),
  };
}

/** All prices that a repriced listing has had. */
export function makePricePoints(sample: Sample, turn: number): PricePoint[] {
  const prices = [...(sample.formerly ?? []), { price: sample.price, monthly: sample.monthly }];
  const days = [sample.listed, ...(sample.formerly ?? []).map(({ until }) => until)];
  return prices.map(({ price, monthly }, index) => ({
    listing_id: idOf(sample.slug),
    price: price ?? null,
    monthly_rental_price: monthly ?? null,
    since: momentOf(days[index] ?? sample.listed, turn),
  }));
}

function momentOf(day: Day, turn: number): string {
  return `2026-${day}T0${turn % 10}:${10 + (turn % 50)}:00Z`;
}

/** What a building's owners pay for each square metre: every month, and once. Of some we do not know it. */
const feesOf: Record<string, readonly [common: number, sinking: number]> = {
  "Lanthom Point": [40, 400],
  "Mali Sands Tower": [55, 700],
  "Nok Aen Tower": [65, 500],
  "Tawan Bay Residence": [60, 600],
  "Ruamchai Place": [35, 400],
  "Bua Kham Place": [40, 400],
  "Pha Ngam Heights": [50, 600],
  "Hin Khao House": [60, 500],
  "Talay Thong Residence": [60, 700],
  "Lom Talay Tower": [65, 800],
  "Suan Lom Residence": [65, 600],
};

/** Some listings are well documented, some hardly at all. */
function buyersAnswers({ project, tenure, finance }: Sample, turn: number): Partial<ListingInsert> {
  const [common = null, sinking = null] = feesOf[project ?? ""] ?? [];
  // What we offer in instalments has an owner who is identified and a clear title, as our answers promise.
  const verified = ["title-deed", "sellers-identity", "no-mortgage"].slice(0, finance ? 3 : turn % 4);
  const claimed = [
    ...(tenure === "foreign-quota" ? ["foreign-quota"] : []),
    ...(turn % 3 === 0 ? ["no-unpaid-fees"] : []),
  ];
  return {
    tenure: tenure ?? null,
    ownership_verified: verified,
    ownership_claimed: claimed,
    last_verified_on: verified.length > 0 ? `2026-10-${10 + (turn % 20)}` : null,
    common_fee: common,
    sinking_fund: sinking,
    ...(finance && { finance_down_payment: finance.down, finance_months: finance.months }),
  };
}

/** A name-based UUID (RFC 9562, version 8), so that a listing has the same id on every machine. */
export function idOf(slug: string): string {
  const hex = createHash("sha256").update(`sample-listing:${slug}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** From 0 to 1, always the same for a slug. Listings spread only inland: the sea is west of an area's centre. */
function spread(slug: string, byte: number): number {
  return createHash("sha256").update(slug).digest().readUInt16BE(byte) / 65_535;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
