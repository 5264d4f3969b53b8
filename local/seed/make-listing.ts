/** Turns the few facts that distinguish a sample listing into a whole row of `listings`. */
import { createHash } from "node:crypto";
import type { Amenity } from "../../domain/listings/amenities.ts";
import { areas, type AreaSlug } from "../../domain/places/areas.ts";
import type { Database } from "../../domain/database.ts";
import type { ListingStatus, PropertyType } from "../../domain/listings/listing.ts";
import type { Tenure } from "../../domain/listings/tenure.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { buildingIdOf } from "./buildings/make-building.ts";
import { type SampleProject, findSampleBuilding } from "./buildings/sample-buildings.ts";
import { nameBasedId } from "./name-based-id.ts";
import { sampleAgents } from "./sample-agents.ts";

/** What distinguishes a sample listing, without its texts. */
export type SampleFacts = {
  slug: string;
  /** Of the seller; English unless it says another. */
  language?: Locale;
  type: PropertyType;
  status: readonly ListingStatus[];
  area: AreaSlug;
  /** Its building, which then has its street, year, place, fees and facilities. */
  project?: SampleProject | "View Talay 5";
  street?: string;
  /** Where a house stands whose words say it; others lie somewhere in their area. */
  at?: readonly [latitude: number, longitude: number];
  bedrooms: number;
  bathrooms: number;
  squareMeters: number;
  price?: number;
  monthly?: number;
  /** The plot of a house, in square metres. */
  land?: number;
  /** Missing where the seller has not said, and for most that are only to let. */
  tenure?: Tenure;
  /** The seller's own terms. One home has none, so that the owner's standard terms show. */
  finance?: { down: number; months: number };
  built?: number;
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
  const building = findSampleBuilding(sample.project);
  return {
    id: idOf(sample.slug),
    slug: sample.slug,
    title: sample.title,
    description: sample.description,
    language: sample.language ?? "en",
    images: sample.pictures.map((name) => `/pictures/${name}`),
    property_type: sample.type,
    status: [...sample.status],
    address: building?.street ?? sample.street ?? "",
    city: "Pattaya",
    area: sample.area,
    building_id: building ? buildingIdOf(building.slug) : null,
    condo_name: sample.project ?? null,
    bedrooms: sample.bedrooms,
    bathrooms: sample.bathrooms,
    square_meters: sample.squareMeters,
    land_square_meters: sample.land ?? null,
    price: sample.price ?? null,
    monthly_rental_price: sample.monthly ?? null,
    amenities: [...sample.amenities],
    latitude:
      building?.latitude ?? sample.at?.[0] ?? round(area.latitude + (spread(sample.slug, 0) - 0.5) * 0.014),
    longitude:
      building?.longitude ?? sample.at?.[1] ?? round(area.longitude + spread(sample.slug, 2) * 0.009),
    agent_name: agent?.name ?? null,
    agent_phone: agent?.phone ?? null,
    agent_email: agent?.email ?? null,
    year_built: building?.built ?? sample.built ?? null,
    common_fee: building?.fees?.common ?? null,
    sinking_fund: building?.fees?.sinking ?? null,
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

/** Some listings are well documented, some hardly at all. */
function buyersAnswers({ tenure, finance, status }: Sample, turn: number): Partial<ListingInsert> {
  // What we offer in instalments has an owner who is identified and a clear title, as our answers promise.
  const verified = ["title-deed", "sellers-identity", "no-mortgage"].slice(
    0,
    status.includes("finance-available") ? 3 : turn % 4,
  );
  const claimed = [
    ...(tenure === "foreign-quota" ? ["foreign-quota"] : []),
    ...(turn % 3 === 0 ? ["no-unpaid-fees"] : []),
  ];
  return {
    tenure: tenure ?? null,
    ownership_verified: verified,
    ownership_claimed: claimed,
    last_verified_on: verified.length > 0 ? `2026-10-${10 + (turn % 20)}` : null,
    ...(finance && { finance_down_payment: finance.down, finance_months: finance.months }),
  };
}

export function idOf(slug: string): string {
  return nameBasedId(`sample-listing:${slug}`);
}

/** From 0 to 1, always the same for a slug. Listings spread only inland: the sea is west of an area's centre. */
function spread(slug: string, byte: number): number {
  return createHash("sha256").update(slug).digest().readUInt16BE(byte) / 65_535;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
