/**
 * Edits any listing, public or not. A trigger locks edited fields, so that the scraper leaves them alone. Drafts keep
 * what is typed, the history what was saved.
 */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Json } from "../../../domain/database.ts";
import { bumpCatalogueVersion } from "../../../domain/listings/catalogue/catalogue-version.ts";
import type {
  EditableListing,
  ListingDraft,
  ListingInterest,
  ListingPresence,
  ListingSave,
  OpenedListing,
} from "../../../domain/listings/editable-listing.ts";
import { type ListingChanges, listingChangesSchema } from "../../../domain/listings/listing-fields.ts";
import { toSlug } from "../../../domain/listings/slug.ts";
import { storableText } from "../../../domain/site/storable-text.ts";
import { paths } from "../../../web/routing/paths.ts";
import { askAboutLinks } from "../../articles/list-linking.ts";
import { saveListing } from "../../backend/saved-listing.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { refuseContradictingPlan } from "./refuse-contradicting-plan.ts";
import { confirmedSchema } from "../../http/confirmed-schema.ts";
import { idSchema } from "../../http/id-schema.ts";
import { requireIfMatch } from "../../http/read-if-match.ts";
import { validate } from "../../http/validate.ts";

/** `new`: the id may be of a home that is not stored yet. */
const openSchema = v.object({ new: v.optional(v.literal("1")) });
const saveName = v.optional(v.pipe(storableText, v.trim(), v.maxLength(120)), "");
const saveSchema = v.object({
  changes: listingChangesSchema,
  name: saveName,
  endsDraft: v.optional(v.boolean(), false),
  isAnotherHome: v.optional(v.boolean(), false),
  /** The texts that lead to the home were shown. */
  isConfirmed: v.optional(v.boolean(), false),
});

/** Unfinished by nature, so its values are checked only when they are saved. */
const draftFields = v.record(v.pipe(v.string(), v.regex(/^[a-z_]+(?:\.[a-z]{2})?$/)), v.unknown());
const draftSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seen: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  changes: draftFields,
  base: draftFields,
});
type KeptDraft = { outcome: "kept"; version: number } | { outcome: "changed"; draft: ListingDraft };

/** What belongs to one home alone, so a copy starts without it. */
const notCopied: ListingChanges = {
  publication: "draft",
  featured: false,
  ownership_verified: [],
  ownership_claimed: [],
  last_verified_on: null,
};

/** Matches ids only, because words such as `suggestions` are routes of their own. */
const byId = "/:id{[\\da-fA-F-]{36}}";

export const adminEditing = new Hono<SignedInContext>()
  // New listings that were typed and never saved.
  .get("/drafts", async (c) => {
    const answer = await callersBackend(c)
      .from("listing_drafts")
      .select("listing_id,updated_at,title:changes->>title")
      .is("seen", null)
      .neq("changes", "{}")
      .order("updated_at", { ascending: false })
      .limit(20);
    return c.json({ drafts: dataOf(answer) });
  })
  .get(byId, validate("param", idSchema), validate("query", openSchema), async (c) => {
    const { id } = c.req.valid("param");
    const backend = callersBackend(c);
    const [listing, drafts] = await Promise.all([
      backend.rpc("read_listing", { for_listing: id }),
      backend
        .from("listing_drafts")
        .select("listing_id,version,seen,changes,base,updated_at")
        .eq("listing_id", id),
    ]);
    const draft = dataOf(drafts)[0] as ListingDraft | undefined;
    const opened: OpenedListing = {
      listing: jsonOf<EditableListing | null>(listing),
      draft: draft && Object.keys(draft.changes).length > 0 ? draft : null,
      draftVersion: draft?.version ?? 0,
    };
    const isNothing = !opened.listing && !opened.draft;
    if (isNothing && !c.req.valid("query").new) throw new ApiError("not_found", "There is no such listing.");
    return c.json(opened);
  })
  // The id is made where the listing is typed, so a repeated request does not add it twice.
  .put(byId, validate("param", idSchema), validate("json", saveSchema), (c) => {
    const { changes, name, endsDraft, isAnotherHome } = c.req.valid("json");
    if (!changes.title || !changes.property_type || !changes.status) {
      const field = changes.title ? (changes.property_type ? "status" : "property_type") : "title";
      throw new ApiError("invalid_input", `${field}: a new listing needs it.`, { field });
    }
    const slug = toSlug(changes.title, crypto.randomUUID().slice(0, 6), changes);
    return saveListing(c, {
      id: c.req.valid("param").id,
      seen: undefined,
      changes: { ...withoutUndefined(changes), slug },
      name,
      endsDraft,
      isAnotherHome,
    });
  })
  .patch(byId, validate("param", idSchema), validate("json", saveSchema), async (c) => {
    const { changes, isConfirmed, ...how } = c.req.valid("json");
    const { id } = c.req.valid("param");
    if (changes.publication && changes.publication !== "published" && !isConfirmed) {
      const asked = await askAboutHome(c, id);
      if (asked) return asked;
    }
    await refuseContradictingPlan(callersBackend(c), id, changes);
    const seen = requireIfMatch(c);
    return saveListing(c, { id, seen, changes: withoutUndefined(changes), ...how });
  })
  .post(`${byId}/duplicate`, validate("param", idSchema), async (c) => {
    const { id } = c.req.valid("param");
    const answer = await callersBackend(c).rpc("read_listing", { for_listing: id });
    const listing = jsonOf<EditableListing | null>(answer);
    if (!listing) throw new ApiError("not_found", "There is no such listing.");
    const title = `${Array.from(listing.title).slice(0, 190).join("")} (copy)`;
    const changes = v.parse(listingChangesSchema, { ...listing, ...notCopied, title });
    const slug = toSlug(title, crypto.randomUUID().slice(0, 6), changes);
    const copied = { ...withoutUndefined(changes), slug };
    return saveListing(c, { id: crypto.randomUUID(), seen: undefined, changes: copied });
  })
  // A home of somebody's is taken off the site and kept. What was invented may go for good.
  .delete(byId, validate("param", idSchema), validate("query", confirmedSchema), async (c) => {
    const asked = c.req.valid("query").confirmed ? undefined : await askAboutHome(c, c.req.valid("param").id);
    if (asked) return asked;
    const answer = await callersBackend(c)
      .from("listings")
      .delete()
      .eq("id", c.req.valid("param").id)
      .eq("updated_at", requireIfMatch(c))
      .eq("is_sample", true)
      .select("id");
    const [deleted] = writeData(answer);
    if (!deleted) {
      const words =
        "Only a sample home can be deleted, and only as it was when you opened it. Load it again.";
      throw new ApiError("home_kept", words);
    }
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json({ deleted: true });
  })
  // Without changes it ends the draft.
  .put(`${byId}/draft`, validate("param", idSchema), validate("json", draftSchema), async (c) => {
    const { version, seen, changes, base } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("keep_listing_draft", {
      for_listing: c.req.valid("param").id,
      draft_version: version,
      draft_changes: changes as Json,
      draft_base: base as Json,
      listing_seen: seen as string,
    });
    const kept = writeData(answer) as KeptDraft;
    if (kept.outcome === "kept") return c.json({ version: kept.version });
    const message = "Another window has kept a newer draft. Load it, or send this one with its version.";
    return c.json({ error: { code: "changed_meanwhile", message }, draft: kept.draft }, 409);
  })
  .post(`${byId}/presence`, validate("param", idSchema), async (c) => {
    const leaving = c.req.query("leaving") === "1";
    const { id } = c.req.valid("param");
    const answer = await callersBackend(c).rpc("note_listing_presence", { for_listing: id, leaving });
    return c.json(jsonOf<ListingPresence>(answer));
  })
  .get(`${byId}/interest`, validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("listing_interest", { for_listing: c.req.valid("param").id });
    return c.json(jsonOf<ListingInterest>(answer));
  })
  .get(`${byId}/history`, validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("listing_history", { for_listing: c.req.valid("param").id });
    return c.json({ saves: jsonOf<ListingSave[]>(answer) });
  });

/** Undefined when the home is not on the site, or no text leads to it. */
async function askAboutHome(c: Context<SignedInContext>, id: string): Promise<Response | undefined> {
  const [home] = dataOf(
    await callersBackend(c).from("listings").select("slug").eq("id", id).eq("publication", "published"),
  );
  return home && askAboutLinks(c, paths.property(home.slug), paths.property(id));
}

/** In the schema's type optional fields may be undefined. Fields that were not sent are not written. */
function withoutUndefined(changes: v.InferOutput<typeof listingChangesSchema>): ListingChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
