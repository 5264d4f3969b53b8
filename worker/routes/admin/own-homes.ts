/** The homes whose agent the caller is, to read. Row level security decides which, and shows public ones as well. */
import { Hono } from "hono";
import {
  type FoundListings,
  mostOwnHomes,
  type OwnHome,
  type OwnHomes,
} from "../../../domain/listings/editable-listing.ts";
import { type ListingRow, listingColumns, toProperty } from "../../../domain/listings/listing-row.ts";
import type { PublicationState } from "../../../domain/listings/listing.ts";
import { callersBackend, dataOf, jsonOf } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { idSchema } from "../../http/id-schema.ts";
import { validate } from "../../http/validate.ts";

type OwnRow = ListingRow & { publication: PublicationState; excluded: boolean };

export const adminOwnHomes = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const query = { own: true, limit: mostOwnHomes };
    const { listings } = jsonOf<FoundListings>(await callersBackend(c).rpc("find_listings", { query }));
    return c.json<OwnHomes>({ listings });
  })
  .get("/:id", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("listings")
      .select(`${listingColumns},floor_plan,plan_images,publication,excluded`)
      .eq("id", c.req.valid("param").id)
      .maybeSingle()
      .overrideTypes<OwnRow, { merge: false }>();
    const row = dataOf(answer);
    if (!row) throw new ApiError("not_found", "There is no such listing among your homes.");
    const { publication, excluded } = row;
    return c.json<OwnHome>({
      property: toProperty(row),
      publication,
      isShown: publication === "published" && !excluded,
    });
  });
