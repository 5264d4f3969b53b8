/** The public catalogue: a page of listings, one listing. */
import { Hono } from "hono";
import type { ListingPage } from "../../domain/api.ts";
import { toProperty } from "../../domain/listing.ts";
import { listingQuerySchema, writeListingQuery } from "../../domain/listing-query.ts";
import { cachedCatalogueResponse } from "../cached-response.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { readListing, readListingPage } from "../listing-reads.ts";
import { publicBackend } from "../supabase.ts";
import { validate } from "../validate.ts";

export const listings = new Hono<PublicContext>()
  .get("/", validate("query", listingQuerySchema), (c) => {
    const query = c.req.valid("query");
    return cachedCatalogueResponse(c, `/api/listings${writeListingQuery(query)}`, async () => {
      const page = await readListingPage(publicBackend(readConfig(c.env)), query);
      return c.json(page satisfies ListingPage);
    });
  })
  .get("/:idOrSlug", (c) => {
    const idOrSlug = c.req.param("idOrSlug").toLowerCase();
    if (!/^[a-z0-9-]{1,120}$/.test(idOrSlug)) throw new ApiError("not_found", "There is no such listing.");
    return cachedCatalogueResponse(c, `/api/listings/${idOrSlug}`, async () => {
      const row = await readListing(publicBackend(readConfig(c.env)), idOrSlug);
      if (!row) return c.json(new ApiError("not_found", "There is no such listing.").toBody(), 404);
      return c.json(toProperty(row));
    });
  });
