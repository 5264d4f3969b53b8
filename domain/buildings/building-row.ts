/** A building as the database has it, and the one function that makes a Building of it. */
import type { Database } from "../database.ts";
import type { Building, BuildingSummary } from "./building.ts";
import { type HouseRule, houseRules, isFacility } from "./facilities.ts";

type TableRow = Database["public"]["Tables"]["buildings"]["Row"];

const columns = [
  "id",
  "slug",
  "name",
  "names",
  "spellings",
  "area",
  "street",
  "latitude",
  "longitude",
  "year_built",
  "floors",
  "units",
  "developer",
  "common_fee",
  "sinking_fund",
  "juristic_person",
  "foreign_quota_percent",
  "foreign_quota_on",
  "foreign_quota_source",
  "facilities",
  "pets",
  "short_lets",
  "images",
  "plan_images",
  "source",
  "is_sample",
  "updated_at",
] as const satisfies readonly (keyof TableRow)[];

export type BuildingRow = Pick<TableRow, (typeof columns)[number]>;

/** For a `select`. */
export const buildingColumns = columns.join(",");

export function toBuilding(row: BuildingRow): Building {
  const { latitude: lat, longitude: lng, foreign_quota_percent: percent } = row;
  const { foreign_quota_on: on, foreign_quota_source: source } = row;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    // A check of the table allows these alone.
    names: row.names as Building["names"],
    spellings: row.spellings,
    area: row.area,
    street: row.street,
    location: lat === null || lng === null ? null : { lat, lng },
    yearBuilt: row.year_built,
    floors: row.floors,
    units: row.units,
    developer: row.developer,
    commonFee: row.common_fee,
    sinkingFund: row.sinking_fund,
    juristicPerson: row.juristic_person,
    foreignQuota: percent === null || on === null || source === null ? null : { percent, on, source },
    facilities: row.facilities?.filter(isFacility) ?? null,
    pets: toRule(row.pets),
    shortLets: toRule(row.short_lets),
    images: row.images,
    planImages: row.plan_images,
    source: row.source,
    isSample: row.is_sample,
    updatedAt: row.updated_at,
  };
}

function toRule(value: string | null): HouseRule | null {
  return houseRules.find((rule) => rule === value) ?? null;
}

export type SummaryRow = BuildingRow & {
  homes_for_sale: number;
  homes_for_rent: number;
  homes_gone: number;
  median_price_per_square_meter: number | null;
};

export function toSummary(row: SummaryRow): BuildingSummary {
  return {
    ...toBuilding(row),
    homesForSale: row.homes_for_sale,
    homesForRent: row.homes_for_rent,
    homesGone: row.homes_gone,
    medianPricePerSquareMeter: row.median_price_per_square_meter,
  };
}
