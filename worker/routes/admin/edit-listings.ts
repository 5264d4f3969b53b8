/** Finding any home, public or not, and editing it. What a human edits is locked by a trigger: the scraper leaves it alone. */
import { Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../domain/catalogue-version.ts";
import { type EditableHome, type ListedHomes, homesShown } from "../../../domain/editable-home.ts";
import { publicationStates } from "../../../domain/listing.ts";
import { listingChangesSchema, listingFieldNames } from "../../../domain/new-listing.ts";
import { storableText } from "../../../domain/storable-text.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { callersBackend, dataOf, writeData } from "../../supabase.ts";
import { validate } from "../../validate.ts";

const idSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
const findSchema = v.object({
  title: v.optional(v.pipe(storableText, v.trim(), v.maxLength(200)), ""),
  publication: v.optional(v.picklist(publicationStates)),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)), "1"),
});
/** Beside words such as `suggestions`, which are addresses of their own. */
const byId = "/:id{[\\da-fA-F-]{36}}";
const headColumns = "id,slug,title,language,publication,updated_at";

export const adminEditing = new Hono<SignedInContext>()
  .get("/all", validate("query", findSchema), async (c) => {
    const { title, publication, page } = c.req.valid("query");
    let found = callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("listings")
      .select(`${headColumns},price,monthly_rental_price`, { count: "exact" });
    if (publication) found = found.eq("publication", publication);
    if (title) found = found.ilike("title", `%${title.replaceAll(/[%_\\]/g, "\\$&")}%`);
    const first = (page - 1) * homesShown;
    const answer = await found
      .order("updated_at", { ascending: false })
      .order("id")
      .range(first, first + homesShown - 1)
      .overrideTypes<ListedHomes["homes"], { merge: false }>();
    const homes = dataOf(answer);
    return c.json<ListedHomes>({ homes, total: answer.count ?? homes.length });
  })
  .get(byId, validate("param", idSchema), async (c) => {
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("listings")
      .select([headColumns, ...listingFieldNames].join(","))
      .eq("id", c.req.valid("param").id)
      .overrideTypes<EditableHome[], { merge: false }>();
    const [home] = dataOf(answer);
    if (!home) throw new ApiError("not_found", "There is no such listing.");
    return c.json(home);
  })
  .patch(byId, validate("param", idSchema), validate("json", listingChangesSchema), async (c) => {
    const { id } = c.req.valid("param");
    const listings = callersBackend(readConfig(c.env), c.get("accessToken")).from("listings");
    const written = listings.update(c.req.valid("json")).eq("id", id);
    const seen = c.req.header("if-match");
    const answer = await (seen === undefined ? written : written.eq("updated_at", seen)).select(headColumns);
    const [home] = writeData(answer);
    if (!home && seen !== undefined && dataOf(await listings.select("id").eq("id", id)).length > 0) {
      throw new ApiError("changed_meanwhile", "This listing was changed meanwhile. Load it again.");
    }
    if (!home) throw new ApiError("not_found", "There is no such listing.");
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json(home);
  });
