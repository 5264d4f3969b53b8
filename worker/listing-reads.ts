/** Reads of the public catalogue. Row level security leaves out what is not published or excluded. */
import type { HomeGroups, ListingPage } from "../domain/api.ts";
import { type ListingRow, listingColumns, toProperty } from "../domain/listing.ts";
import { type ListingQuery, defaultPageSize, typesOf } from "../domain/listing-query.ts";
import { readCursor, writeCursor } from "../domain/listing-sorts.ts";
import { type Backend, dataOf } from "./supabase.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

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
  if (query.area?.length) read = read.in("area", query.area);
  const after = query.after ? readCursor(query.after, "newest") : undefined;
  if (after) {
    const { key, id } = after;
    read = read.or(`created_at.lt."${key}",and(created_at.eq."${key}",id.gt.${id})`);
  }
  const answer = await read
    .order("created_at", { ascending: false })
    .order("id")
    .limit(limit + 1)
    .overrideTypes<ListingRow[], { merge: false }>();
  const rows = dataOf(answer);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? writeCursor({ key: last.created_at, id: last.id }) : null;
  const total = answer.count ?? shown.length;
  return { listings: shown.map(toProperty), total, totalIsCapped: false, next, facets: null };
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
