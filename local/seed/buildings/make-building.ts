/** Turns a sample building into a whole row of `buildings`. */
import type { Database } from "../../../domain/database.ts";
import { nameBasedId } from "../name-based-id.ts";
import { type SampleBuilding, sampleBuildings } from "./sample-buildings.ts";

type BuildingInsert = Database["public"]["Tables"]["buildings"]["Insert"];

/** Before the first sample listing. */
const addedAt = "2026-01-02T08:00:00Z";
const source = "Invented for the sample catalogue";

function makeBuilding(sample: SampleBuilding): BuildingInsert {
  const { foreignQuota: quota } = sample;
  return {
    id: buildingIdOf(sample.slug),
    slug: sample.slug,
    name: sample.name,
    names: sample.names,
    spellings: [...sample.spellings],
    area: sample.area,
    street: sample.street,
    latitude: sample.latitude,
    longitude: sample.longitude,
    year_built: sample.built,
    floors: sample.floors,
    units: sample.units,
    developer: sample.developer ?? null,
    common_fee: sample.fees?.common ?? null,
    sinking_fund: sample.fees?.sinking ?? null,
    juristic_person: sample.juristicPerson ?? null,
    foreign_quota_percent: quota?.percent ?? null,
    foreign_quota_on: quota?.on ?? null,
    foreign_quota_source: quota ? source : null,
    facilities: [...sample.facilities],
    pets: sample.pets ?? null,
    short_lets: sample.shortLets ?? null,
    images: sample.pictures.map((name) => `/pictures/${name}`),
    source,
    is_sample: true,
    created_at: addedAt,
    updated_at: addedAt,
  };
}

export function makeBuildings(): BuildingInsert[] {
  return sampleBuildings.map(makeBuilding);
}

export function buildingIdOf(slug: string): string {
  return nameBasedId(`sample-building:${slug}`);
}
