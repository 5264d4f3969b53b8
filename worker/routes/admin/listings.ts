/** Adds listings and decides which are public. Row level security is the second wall. */
import { Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../domain/listings/catalogue-version.ts";
import { newListingSchema } from "../../../domain/listings/new-listing.ts";
import { toSlug } from "../../../domain/listings/slug.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { callersBackend, writeData } from "../../backend/supabase.ts";
import { idSchema } from "../../http/id-schema.ts";
import { validate } from "../../http/validate.ts";

/** "review" takes a judgement back. */
const judgementSchema = v.object({ publication: v.picklist(["published", "rejected", "review"]) });

export const adminListings = new Hono<SignedInContext>()
  .post("/", validate("json", newListingSchema), async (c) => {
    const listing = c.req.valid("json");
    const slug = toSlug(listing.title, crypto.randomUUID().slice(0, 6));
    const answer = await callersBackend(c)
      .from("listings")
      .insert({ ...listing, slug })
      .select("id,slug")
      .single();
    const { id } = writeData(answer);
    if (listing.publication === "published") await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json({ id, slug }, 201);
  })
  .post("/:id/publication", validate("param", idSchema), validate("json", judgementSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("listings")
      .update({ publication: c.req.valid("json").publication })
      .eq("id", c.req.valid("param").id)
      .select("id,slug,title,publication,updated_at");
    const [listing] = writeData(answer);
    if (!listing) throw new ApiError("not_found", "There is no such listing.");
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json(listing);
  });
