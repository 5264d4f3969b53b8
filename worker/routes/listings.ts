/** The public catalogue: a page of listings, one listing, and those that are like it. */
import { Hono } from "hono";
import type { SimilarListings, WithdrawnListing } from "../../domain/api.ts";
import { mostInSnapshot } from "../../domain/catalogue-snapshot.ts";
import { filterListings } from "../../domain/filter-listings.ts";
import { isRareQuery, listingQuerySchema } from "../../domain/listing-query.ts";
import { writeListingQuery } from "../../domain/write-listing-query.ts";
import { cachedCatalogueResponse } from "../cached-response.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { limitMisses } from "../rate-limits.ts";
import { findListing, readListingPage, readSimilar } from "../listing-reads.ts";
import { publicBackend } from "../supabase.ts";
import { validate } from "../validate.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listings = new Hono<PublicContext>()
  .get("/", validate("query", listingQuerySchema), (c) => {
    const query = c.req.valid("query");
    return cachedCatalogueResponse(c, {
      key: `/api/listings${writeListingQuery(query)}`,
      produce: async () => {
        if (isRareQuery(query)) await limitMisses(c);
        return c.json(await readListingPage(publicBackend(readConfig(c.env)), query));
      },
      fromSnapshot: (snapshot) => {
        const page = filterListings(snapshot.listings, query);
        // Nothing found means nothing where the snapshot is not the whole catalogue, or where the search would have
        // forgiven how a text is spelt.
        const isUnsure = query.q !== undefined || snapshot.listings.length >= mostInSnapshot;
        return isUnsure && page.listings.length === 0 ? undefined : c.json(page);
      },
    });
  })
  .get("/:idOrSlug", (c) => {
    const idOrSlug = c.req.param("idOrSlug").toLowerCase();
    if (!/^[a-z0-9-]{1,120}$/.test(idOrSlug)) throw noSuchListing();
    return cachedCatalogueResponse(c, {
      key: `/api/listings/${idOrSlug}`,
      produce: async () => {
        await limitMisses(c);
        const found = await findListing(publicBackend(readConfig(c.env)), idOrSlug);
        if (!found) return c.json(noSuchListing().toBody(), 404);
        if ("listing" in found) return c.json(found.listing);
        const error = { code: "gone", message: "This home is no longer offered." } as const;
        return c.json({ error, similar: found.withdrawn } satisfies WithdrawnListing, 410);
      },
      // What the snapshot does not know may exist all the same: an outage is not a 404.
      fromSnapshot: ({ listings }) => {
        const known = listings.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
        return known && c.json(known);
      },
    });
  })
  .get("/:id/similar", (c) => {
    const id = c.req.param("id").toLowerCase();
    if (!uuid.test(id)) throw noSuchListing();
    return cachedCatalogueResponse(c, {
      key: `/api/listings/${id}/similar`,
      produce: async () => {
        await limitMisses(c);
        const listings = await readSimilar(publicBackend(readConfig(c.env)), id);
        return c.json({ listings } satisfies SimilarListings);
      },
      fromSnapshot: ({ listings }) => {
        const type = listings.find((property) => property.id === id)?.type;
        if (!type) return undefined;
        const alike = listings.filter((property) => property.type === type && property.id !== id);
        return c.json({ listings: alike.slice(0, 4) } satisfies SimilarListings);
      },
    });
  });

function noSuchListing(): ApiError {
  return new ApiError("not_found", "There is no such listing.");
}
