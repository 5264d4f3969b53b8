/** Reads of buildings, one call each. */
import type { AskedPrices, BuildingDetails, BuildingList } from "../../domain/api.ts";
import {
  type BuildingRow,
  type SummaryRow,
  toBuilding,
  toSummary,
} from "../../domain/buildings/building-row.ts";
import { type ListingRow, cardOfRow } from "../../domain/listings/listing-row.ts";
import { type Backend, jsonOf } from "./supabase.ts";

type Found =
  | { building: BuildingRow; about: BuildingDetails["about"]; homes: ListingRow[]; prices: AskedPrices[] }
  | { movedTo: string }
  | null;

export async function readBuildings(backend: Backend): Promise<BuildingList> {
  const rows = jsonOf<SummaryRow[]>(await backend.rpc("list_buildings", {}, { get: true }));
  return { buildings: rows.map(toSummary) };
}

/** `movedTo` is the address of the building that it was merged into. */
export async function findBuilding(
  backend: Backend,
  slug: string,
): Promise<BuildingDetails | { movedTo: string } | null> {
  const found = jsonOf<Found>(await backend.rpc("find_building", { asked: slug }, { get: true }));
  if (!found || "movedTo" in found) return found;
  const { building, about, homes, prices } = found;
  return { building: toBuilding(building), about, homes: homes.map(cardOfRow), prices };
}
