/** Finds listings, decides which are public, and changes many at once. Row level security is the second wall. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Json } from "../../../domain/database.ts";
import { bumpCatalogueVersion } from "../../../domain/listings/catalogue/catalogue-version.ts";
import {
  type BulkAction,
  type BulkResult,
  bulkActions,
  type FoundListing,
  type FoundListings,
  foundListingsShown,
  type JudgingAction,
  judgingActions,
  listingOrders,
  maxBulk,
} from "../../../domain/listings/editable-listing.ts";
import { listingStatuses, propertyTypes, publicationStates } from "../../../domain/listings/listing.ts";
import type { ListingChanges } from "../../../domain/listings/listing-fields.ts";
import { areas } from "../../../domain/places/areas.ts";
import { storableText } from "../../../domain/site/storable-text.ts";
import { saveListing } from "../../backend/saved-listing.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { idSchema } from "../../http/id-schema.ts";
import { requireIfMatch } from "../../http/read-if-match.ts";
import { validate } from "../../http/validate.ts";

/** "review" takes a judgement back. */
const judgementSchema = v.object({
  publication: v.picklist(["published", "rejected", "review"]),
  isAnotherHome: v.optional(v.boolean(), false),
});

const cursorSchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_/),
  v.transform((cursor) => ({ id: cursor.slice(0, 36), value: cursor.slice(37) })),
);
const findSchema = v.object({
  words: v.optional(v.pipe(storableText, v.trim(), v.maxLength(100))),
  publication: v.optional(v.picklist(publicationStates)),
  status: v.optional(v.picklist(listingStatuses)),
  type: v.optional(v.picklist(propertyTypes)),
  area: v.optional(v.picklist(areas.map(({ slug }) => slug))),
  agent: v.optional(v.pipe(storableText, v.maxLength(120))),
  needsWork: v.optional(v.literal("1")),
  sort: v.optional(v.picklist(listingOrders), "changed"),
  after: v.optional(cursorSchema),
});

const versionEntries = { id: v.pipe(v.string(), v.uuid()), seen: v.pipe(v.string(), v.isoTimestamp()) };
const bulkSchema = v.object({
  action: v.picklist([...bulkActions, ...judgingActions]),
  listings: v.pipe(v.array(v.object(versionEntries)), v.minLength(1), v.maxLength(maxBulk)),
});
const formerSchema = v.object({
  ...versionEntries,
  before: v.union([
    v.strictObject({ publication: v.picklist(publicationStates) }),
    v.strictObject({ status: v.pipe(v.array(v.picklist(listingStatuses)), v.minLength(1)) }),
  ]),
});
const undoSchema = v.object({
  listings: v.pipe(v.array(formerSchema), v.minLength(1), v.maxLength(maxBulk)),
});
const changesOf: Record<BulkAction | JudgingAction, ListingChanges> = {
  publish: { publication: "published" },
  reject: { publication: "rejected" },
  withdraw: { publication: "withdrawn" },
  sold: { status: ["sold"] },
  feature: { featured: true },
  unfeature: { featured: false },
};

type FoundRow = FoundListing & { sort_value: string };
type Found = { listings: FoundRow[]; total: number | null; totalIsCapped: boolean | null };

export const adminListings = new Hono<SignedInContext>()
  .get("/find", validate("query", findSchema), async (c) => {
    const query = { ...c.req.valid("query"), limit: foundListingsShown + 1 };
    const answer = await callersBackend(c).rpc("find_listings", { query });
    // A value of the cursor that its column cannot have.
    if (answer.error?.code.startsWith("22")) throw new ApiError("bad_request", "after: is no such cursor.");
    const { listings, ...counted } = jsonOf<Found>(answer);
    const shown = listings.slice(0, foundListingsShown);
    const last = listings.length > foundListingsShown ? shown.at(-1) : undefined;
    return c.json<FoundListings>({
      ...counted,
      listings: shown,
      next: last ? `${last.id}_${last.sort_value}` : null,
    });
  })
  .get("/agents", async (c) => c.json({ agents: dataOf(await callersBackend(c).rpc("listing_agents")) }))
  .post("/bulk", validate("json", bulkSchema), async (c) => {
    const { action, listings } = c.req.valid("json");
    return c.json({ results: await changeMany(c, listings, changesOf[action]) });
  })
  .post("/bulk/undo", validate("json", undoSchema), async (c) => {
    const items = c.req.valid("json").listings.map(({ before, ...version }) => ({ ...version, own: before }));
    return c.json({ results: await changeMany(c, items, {}) });
  })
  .post("/:id/publication", validate("param", idSchema), validate("json", judgementSchema), (c) => {
    const { publication, isAnotherHome } = c.req.valid("json");
    const { id } = c.req.valid("param");
    return saveListing(c, { id, seen: requireIfMatch(c), changes: { publication }, isAnotherHome });
  });

async function changeMany(
  c: Context<SignedInContext>,
  items: Json,
  changes: ListingChanges,
): Promise<BulkResult[]> {
  const answer = await callersBackend(c).rpc("save_listings", { items, changes: changes as Json });
  const results = writeData(answer) as BulkResult[];
  if (results.some(({ outcome }) => outcome === "saved")) {
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
  }
  return results;
}
