/** Finds and edits any listing, public or not. A trigger locks edited fields, so that the scraper leaves them alone. */
import { Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../domain/listings/catalogue-version.ts";
import {
  type EditableListing,
  type FoundListings,
  foundListingsShown,
} from "../../../domain/listings/editable-listing.ts";
import { publicationStates } from "../../../domain/listings/listing.ts";
import { listingChangesSchema, listingFieldNames } from "../../../domain/listings/new-listing.ts";
import { storableText } from "../../../domain/site/storable-text.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { callersBackend, dataOf, writeData } from "../../backend/supabase.ts";
import { idSchema } from "../../http/id-schema.ts";
import { readIfMatch } from "../../http/read-if-match.ts";
import { validate } from "../../http/validate.ts";

const findSchema = v.object({
  title: v.optional(v.pipe(storableText, v.trim(), v.maxLength(200)), ""),
  publication: v.optional(v.picklist(publicationStates)),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)), "1"),
});
/** Matches ids only, because words such as `suggestions` are routes of their own. */
const byId = "/:id{[\\da-fA-F-]{36}}";
/** PostgREST's code for a range beyond the last row. */
const beyondTheEnd = "PGRST103";
const headColumns = "id,slug,title,language,publication,updated_at";

export const adminEditing = new Hono<SignedInContext>()
  .get("/all", validate("query", findSchema), async (c) => {
    const { title, publication, page } = c.req.valid("query");
    let found = callersBackend(c)
      .from("listings")
      .select(`${headColumns},price,monthly_rental_price`, { count: "exact" });
    if (publication) found = found.eq("publication", publication);
    if (title) found = found.ilike("title", `%${title.replaceAll(/[%_\\]/g, "\\$&")}%`);
    const first = (page - 1) * foundListingsShown;
    const answer = await found
      .order("updated_at", { ascending: false })
      .order("id")
      .range(first, first + foundListingsShown - 1)
      .overrideTypes<FoundListings["listings"], { merge: false }>();
    if (answer.error?.code === beyondTheEnd) throw new ApiError("not_found", "This list has fewer pages.");
    const listings = dataOf(answer);
    return c.json<FoundListings>({ listings, total: answer.count ?? listings.length });
  })
  .get(byId, validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("listings")
      .select([headColumns, ...listingFieldNames].join(","))
      .eq("id", c.req.valid("param").id)
      .overrideTypes<EditableListing[], { merge: false }>();
    const [listing] = dataOf(answer);
    if (!listing) throw new ApiError("not_found", "There is no such listing.");
    return c.json(listing);
  })
  .patch(byId, validate("param", idSchema), validate("json", listingChangesSchema), async (c) => {
    const { id } = c.req.valid("param");
    const listings = callersBackend(c).from("listings");
    const written = listings.update(c.req.valid("json")).eq("id", id);
    const seen = readIfMatch(c);
    const answer = await (seen === undefined ? written : written.eq("updated_at", seen)).select(headColumns);
    const [listing] = writeData(answer);
    if (!listing && seen !== undefined && dataOf(await listings.select("id").eq("id", id)).length > 0) {
      throw new ApiError("changed_meanwhile", "This listing was changed meanwhile. Load it again.");
    }
    if (!listing) throw new ApiError("not_found", "There is no such listing.");
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json(listing);
  });
