/** Runs from cron: writes the public catalogue to KV, from which the site answers while the backend is down. */
import type { AreaSummary, FrontPageListings } from "../../domain/api.ts";
import { completeAreas } from "../../domain/places/area-summaries.ts";
import type { BuildingSummary } from "../../domain/buildings/building.ts";
import { type SummaryRow, toSummary } from "../../domain/buildings/building-row.ts";
import { catalogueShape } from "../../domain/listings/catalogue/catalogue-shape.ts";
import {
  type CatalogueSnapshot,
  type SnapshotMetadata,
  mostInSnapshot,
  snapshotKey,
} from "../../domain/listings/catalogue/catalogue-snapshot.ts";
import { catalogueVersionKey } from "../../domain/listings/catalogue/catalogue-version.ts";
import type { Property } from "../../domain/listings/listing.ts";
import type { SearchText } from "../../domain/listings/query/match-text.ts";
import {
  type FrontPageRows,
  type ListingRow,
  listingColumns,
  toFrontPage,
  toProperty,
} from "../../domain/listings/listing-row.ts";
import type { StoredSettings } from "../../domain/site/settings/resolve-site.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import type { Office } from "../office.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { writeArticlesSnapshot } from "./write-articles-snapshot.ts";
import { writeBuildingTexts } from "./write-building-texts.ts";
import { writeTextsSnapshot } from "./write-texts-snapshot.ts";

const writeEveryMs = 10 * 60_000;
/** Changes without a new version (a listing marked sold by hand in the database) are picked up after a day. */
const renewEveryMs = 24 * 60 * 60_000;
/** PostgREST returns at most this many rows. */
const rowsPerRead = 1_000;

export async function writeSnapshot(
  { catalogue, snapshot: store, database }: Pick<Office, "catalogue" | "snapshot" | "database">,
  now: Date,
): Promise<"written" | "unchanged"> {
  const version = (await catalogue.get(catalogueVersionKey)) ?? "0";
  const { metadata } = await store.getWithMetadata<SnapshotMetadata>(snapshotKey, "stream");
  const age = now.getTime() - (metadata?.at ?? 0);
  const isReadable = metadata?.shape === catalogueShape;
  const isDue = !isReadable || age > (metadata.version === version ? renewEveryMs : writeEveryMs);
  if (!isDue) return "unchanged";
  // First: if it fails, the catalogue counts as not written, and both are tried again.
  await writeTextsSnapshot({ snapshot: store, database }, now);
  const areArticlesWhole = await writeArticlesSnapshot({ snapshot: store, database }, now);
  const isWhole = (await writeBuildingTexts({ snapshot: store, database })) && areArticlesWhole;
  const snapshot: CatalogueSnapshot = {
    shape: catalogueShape,
    at: now.getTime(),
    settings: unwrap(await database.rpc("site_settings"), "reading the settings") as StoredSettings,
    frontPage: await readFrontPage(database),
    areas: await readAreas(database),
    buildings: await readBuildings(database),
    listings: await readListings(database),
    searchTexts: await readSearchTexts(database),
  };
  await store.put(snapshotKey, JSON.stringify(snapshot), {
    // The texts that are left are written by a later run: without its version this counts as changed.
    metadata: {
      version: isWhole ? version : "",
      at: now.getTime(),
      shape: catalogueShape,
    } satisfies SnapshotMetadata,
  });
  return "written";
}

async function readFrontPage(database: BackendClient): Promise<FrontPageListings> {
  const groups = unwrap(await database.rpc("front_page_listings"), "reading the front page's listings");
  return toFrontPage(groups as FrontPageRows);
}

async function readAreas(database: BackendClient): Promise<AreaSummary[]> {
  const summaries = unwrap(await database.rpc("area_summaries"), "reading the areas");
  return completeAreas(summaries as AreaSummary[]);
}

async function readBuildings(database: BackendClient): Promise<BuildingSummary[]> {
  const rows = unwrap(await database.rpc("list_buildings"), "reading the buildings");
  return (rows as SummaryRow[]).map(toSummary);
}

/** The secret key sees every row, so this filters for the public ones. */
async function readListings(database: BackendClient): Promise<Property[]> {
  const listings: Property[] = [];
  while (listings.length < mostInSnapshot) {
    const answer = await database
      .from("listings")
      .select(listingColumns)
      .eq("publication", "published")
      .eq("excluded", false)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(listings.length, listings.length + rowsPerRead - 1)
      .overrideTypes<ListingRow[], { merge: false }>();
    const rows = unwrap(answer, "reading the catalogue") ?? [];
    listings.push(...rows.map(toProperty));
    if (rows.length < rowsPerRead) break;
  }
  return listings;
}

async function readSearchTexts(database: BackendClient): Promise<CatalogueSnapshot["searchTexts"]> {
  const texts: [string, SearchText][] = [];
  while (texts.length < mostInSnapshot) {
    const answer = await database
      .from("searched_listings")
      .select("id,names,words")
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(texts.length, texts.length + rowsPerRead - 1);
    const rows = unwrap(answer, "reading what listings are found by") ?? [];
    texts.push(...rows.map(({ id, names, words }): [string, SearchText] => [id, { names, words }]));
    if (rows.length < rowsPerRead) break;
  }
  return Object.fromEntries(texts);
}
