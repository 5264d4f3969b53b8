/** Reads of the public catalogue. Row level security leaves out what is not published or excluded. */
import type { HomeGroups, ListingPage } from "../domain/api.ts";
import { type ListingRow, listingColumns, toProperty } from "../domain/listing.ts";
import { type ListingQuery, defaultPageSize, typesOf } from "../domain/listing-query.ts";
import { ApiError } from "./errors.ts";
import { type Backend, dataOf } from "./supabase.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** As PostgREST writes it, to the microsecond: a rounded one would skip or repeat rows. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/;

export async function readListing(backend: Backend, idOrSlug: string): Promise<ListingRow | null> {
  const column = uuid.test(idOrSlug) ? "id" : "slug";
  const answer = await backend
    .from("listings")
    .select(listingColumns)
    .eq(column, idOrSlug)
    .overrideTypes<ListingRow[], { merge: false }>();
  return dataOf(answer)[0] ?? null;
}

export async function readListingPage(backend: Backend, query: ListingQuery): Promise<ListingPage> {
  const limit = query.limit ?? defaultPageSize;
  let read = backend.from("listings").select(listingColumns, { count: "exact" });
  if (query.type) read = read.in("property_type", typesOf(query.type));
  if (query.status?.length) read = read.overlaps("status", query.status);
  if (query.area) read = read.eq("area", query.area);
  const { total, after } = readCursor(query.after);
  if (after) {
    const { createdAt, id } = after;
    read = read.or(`created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.gt.${id})`);
  }
  const answer = await read
    .order("created_at", { ascending: false })
    .order("id")
    .limit(limit + 1)
    .overrideTypes<ListingRow[], { merge: false }>();
  const rows = dataOf(answer);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  // Counting below a cursor counts the rest only, so the first page's total travels in the cursor.
  const all = total ?? answer.count ?? shown.length;
  const next = rows.length > limit && last ? writeCursor(all, last) : null;
  return { listings: shown.map(toProperty), total: all, next };
}

export async function readHomeGroups(backend: Backend): Promise<HomeGroups> {
  const newest = () =>
    backend.from("listings").select(listingColumns).order("created_at", { ascending: false }).order("id");
  const [featured, recent, withFinance, forSale] = await Promise.all([
    newest().eq("featured", true).limit(6).overrideTypes<ListingRow[], { merge: false }>(),
    newest().limit(3).overrideTypes<ListingRow[], { merge: false }>(),
    newest()
      .eq("property_type", "condo-with-finance")
      .contains("status", ["finance-available"])
      .limit(3)
      .overrideTypes<ListingRow[], { merge: false }>(),
    newest()
      .eq("property_type", "condo-for-sale")
      .contains("status", ["for-sale"])
      .not("status", "cs", "{finance-available}")
      .limit(4)
      .overrideTypes<ListingRow[], { merge: false }>(),
  ]);
  return {
    featured: dataOf(featured).map(toProperty),
    recent: dataOf(recent).map(toProperty),
    withFinance: dataOf(withFinance).map(toProperty),
    forSale: dataOf(forSale).map(toProperty),
  };
}

type Cursor = { total: number | undefined; after: { createdAt: string; id: string } | undefined };

function writeCursor(total: number, row: ListingRow): string {
  return [total, row.created_at, row.id].join("_");
}

function readCursor(cursor: string | undefined): Cursor {
  if (!cursor) return { total: undefined, after: undefined };
  const [total = "", createdAt = "", id = ""] = cursor.split("_");
  if (!/^\d{1,9}$/.test(total) || !timestamp.test(createdAt) || !uuid.test(id)) {
    throw new ApiError("bad_request", "after: is not a cursor of ours", { field: "after" });
  }
  return { total: Number(total), after: { createdAt, id } };
}
