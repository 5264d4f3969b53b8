/** Reads of buildings, one call each. */
import type { AskedPrices, BuildingDetails, BuildingList } from "../../domain/api.ts";
import {
  type BuildingRow,
  type SummaryRow,
  toBuilding,
  toSummary,
} from "../../domain/buildings/building-row.ts";
import { type ListingRow, cardOfRow } from "../../domain/listings/listing-row.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { AskedContext, ReadApi } from "../context.ts";
import { readConfig } from "../env.ts";
import { type Backend, jsonOf, siteBackend } from "./supabase.ts";

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

/** For a preview: the building at this address of the API with the drafts of its description. Undefined for other addresses. */
export async function findDraftedBuilding(
  c: AskedContext,
  locale: Locale,
  address: string,
  readApi: ReadApi,
): Promise<BuildingDetails | undefined> {
  const [, slug] = /^\/api\/buildings\/([a-z0-9-]{1,100})$/.exec(address) ?? [];
  if (slug === undefined) return undefined;
  const { status, data } = await readApi(address);
  if (status !== 200) return undefined;
  const asked = { for_slug: slug, for_locale: locale };
  const drafted = await siteBackend(readConfig(c.env)).rpc("drafted_building_texts", asked);
  return { ...(data as BuildingDetails), about: jsonOf<BuildingDetails["about"]>(drafted) };
}
