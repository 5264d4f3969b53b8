/** Data for judging listings: the origin of each value, likely duplicates, and sources that disagree with our edits. */
import { Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";
import type { Database, Json } from "../../../../domain/database.ts";
import { publicationStates } from "../../../../domain/listings/listing.ts";
import { type ListingRow, listingColumns, toProperty } from "../../../../domain/listings/listing-row.ts";
import type {
  ListingInReview,
  ListingTwin,
  ReadingWarning,
} from "../../../../domain/scraping/listing-review.ts";
import { pageToOpen } from "../../../../domain/scraping/pasted-post.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { callersBackend, dataOf, writeData } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { groupSuggestions } from "./group-suggestions.ts";
import { listFields } from "../list-fields.ts";

const uuid = v.pipe(v.string(), v.uuid());
const pairSchema = v.object({ id: uuid, other: uuid });
/** PostgREST's largest answer. */
const mostInReview = 1_000;
const reviewQuery = v.object({
  publication: v.optional(v.picklist(publicationStates), "review"),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(mostInReview)),
    "200",
  ),
});
const verdictSchema = v.object({ verdict: v.picklist(["same", "different"]) });
const settlementSchema = v.object({
  field: v.pipe(v.string(), v.regex(/^[a-z_]{2,40}$/)),
  /** The source's value that the admin saw. */
  theirs: v.custom<Json>((value) => value !== undefined && value !== null),
  take: v.boolean(),
});
const maxSuggestions = 500;

export const adminReview = new Hono<SignedInContext>()
  .get("/", validate("query", reviewQuery), async (c) => {
    const { publication, limit } = c.req.valid("query");
    const backend = callersBackend(c);
    const inState = (origins: "listing_origins" | "listing_origins!inner") =>
      backend
        .from("listings")
        .select(`${listingColumns},${origins}(${originColumns},scrape_sources(name,may_keep_images))`, {
          count: "exact",
        })
        .eq("publication", publication)
        .order("created_at", { ascending: false })
        // Listings stored together share one time. Ordering by id too keeps the cards in place between requests.
        .order("id")
        .limit(limit);
    const [doubtful, found, twins] = await Promise.all([
      inState("listing_origins!inner")
        .not("listing_origins.extracted->warnings->0", "is", null)
        .overrideTypes<ReviewRow[], { merge: false }>(),
      inState("listing_origins").overrideTypes<ReviewRow[], { merge: false }>(),
      backend.from("listing_twins").select().eq("listing_publication", publication),
    ]);
    const twinsOf = Map.groupBy(dataOf(twins), (twin) => twin.listing_id);
    // What is hard to believe comes first, however old it is.
    const rows = new Map([...dataOf(doubtful), ...dataOf(found)].map((row) => [row.id, row]));
    const listings = [...rows.values()]
      .slice(0, limit)
      .map((row) => toReview(row, (twinsOf.get(row.id) ?? []).map(toTwin)));
    return c.json({ listings, total: found.count ?? listings.length });
  })
  .get("/suggestions", async (c) => {
    const answer = await callersBackend(c)
      .from("listing_suggestions")
      .select()
      .order("last_seen_at", { ascending: false })
      .order("listing_id")
      .order("field")
      .limit(maxSuggestions);
    return c.json({ listings: groupSuggestions(dataOf(answer)) });
  })
  .get("/:id/reading", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const answer = await backend
      .from("listing_origins")
      .select("extracted,last_seen_at,source_id")
      .eq("listing_id", c.req.valid("param").id);
    const [origin] = dataOf(answer);
    if (!origin) throw new ApiError("not_found", "No page was read for this listing.");
    const [rights] = dataOf(
      await backend
        .from("scrape_sources")
        .select("may_show_agents,may_show_descriptions")
        .eq("id", origin.source_id),
    );
    return c.json({
      fields: listFields(origin.extracted),
      heldBack: [
        ...(rights?.may_show_descriptions ? [] : ["description"]),
        ...(rights?.may_show_agents ? [] : ["agentName", "agentPhone", "agentEmail"]),
      ],
      lastSeenAt: origin.last_seen_at,
    });
  })
  .post("/:id/suggestions", validate("param", idSchema), validate("json", settlementSchema), async (c) => {
    const { field, theirs, take } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("settle_suggestion", {
      for_listing: c.req.valid("param").id,
      field,
      seen: theirs,
      take,
    });
    if (!writeData(answer)) throw new ApiError("conflict", "The source's value has changed. Load it again.");
    if (take) await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json({ settled: true });
  })
  .post("/:id/twins/:other", validate("param", pairSchema), validate("json", verdictSchema), async (c) => {
    const { id, other } = c.req.valid("param");
    const [first = id, second = other] = [id.toLowerCase(), other.toLowerCase()].toSorted();
    const answer = await callersBackend(c)
      .from("listing_duplicates")
      .update({ verdict: c.req.valid("json").verdict })
      .eq("listing_id", first)
      .eq("other_id", second)
      .select("verdict");
    const [pair] = writeData(answer);
    if (!pair) throw new ApiError("not_found", "These two listings are not a suspected duplicate.");
    return c.json(pair);
  });

const originColumns =
  "source_url,first_seen_at,pictures:extracted->listing->images,warnings:extracted->warnings";

type ReviewRow = ListingRow & {
  listing_origins: {
    source_url: string;
    first_seen_at: string;
    pictures: string[] | null;
    /** Null for pages that were read before there were any. */
    warnings: ReadingWarning[] | null;
    scrape_sources: { name: string; may_keep_images: boolean };
  } | null;
};

function toReview(row: ReviewRow, twins: ListingTwin[]): ListingInReview {
  const origin = row.listing_origins;
  return {
    ...toProperty(row),
    sourceUrl: pageToOpen(origin?.source_url ?? null),
    source: origin && {
      name: origin.scrape_sources.name,
      mayKeepImages: origin.scrape_sources.may_keep_images,
    },
    firstSeenAt: origin?.first_seen_at ?? null,
    picturesSeen: origin?.pictures?.length ?? 0,
    warnings: origin?.warnings ?? [],
    twins,
  };
}

/** The generated types make every column of a view nullable, but the joins of this view rule null out. */
function toTwin(row: Database["public"]["Views"]["listing_twins"]["Row"]): ListingTwin {
  return {
    id: row.twin_id ?? "",
    slug: row.slug ?? "",
    title: row.title ?? "",
    language: row.language as ListingTwin["language"],
    publication: row.publication as ListingTwin["publication"],
    source: row.source,
    sourceUrl: pageToOpen(row.source_url),
    reasons: (row.reasons ?? []) as ListingTwin["reasons"],
  };
}
