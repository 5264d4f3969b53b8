/** The public catalogue: a page of listings, one listing, and similar listings. */
import * as v from "valibot";
import type { ListingPage, PinPage, SimilarListings, WithdrawnListing } from "../../../domain/api.ts";
import { type ExchangeRates, sampleRates } from "../../../domain/finance/exchange-rates.ts";
import type { KnownTerms } from "../../../domain/finance/finance-terms.ts";
import { mostInSnapshot } from "../../../domain/listings/catalogue/catalogue-snapshot.ts";
import { type CardListing, toCardListing } from "../../../domain/listings/card-listing.ts";
import { filterListings } from "../../../domain/listings/query/filter-listings.ts";
import {
  type ListingQuery,
  isRareQuery,
  listingQuerySchema,
} from "../../../domain/listings/query/listing-query.ts";
import { withoutView, writeListingQuery } from "../../../domain/listings/query/write-listing-query.ts";
import { mostPins, pinOfProperty } from "../../../domain/listings/pin-listing.ts";
import { readSite } from "../../../domain/site/settings/resolve-site.ts";
import type { Wanted } from "../../cache/cached-response.ts";
import { json } from "../../cache/plain-answer.ts";
import type { AskedContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { limitMisses } from "../../http/rate-limits.ts";
import { findSite } from "../../backend/site-reads.ts";
import {
  findListing,
  readCardPage,
  readListingPage,
  readPins,
  readSimilar,
} from "../../backend/listing-reads.ts";
import { publicBackend } from "../../backend/supabase.ts";
import { checkQuery } from "../../http/validate.ts";

/** `fields` leaves out the fields that a list or a map does not show. */
const addressSchema = v.intersect([
  listingQuerySchema,
  v.object({ fields: v.optional(v.picklist(["card", "pin"])) }),
]);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function wantedListings(c: AskedContext, search: URLSearchParams): Wanted {
  const { fields, ...asked } = checkQuery(addressSchema, search);
  const query = fields === "pin" ? withAllPins(asked) : withoutView(asked);
  const shape = shapes[fields ?? "whole"];
  return {
    key: `/api/listings${writeListingQuery(query, fields)}`,
    produce: async () => {
      if (isRareQuery(query)) await limitMisses(c);
      const backend = publicBackend(readConfig(c.env));
      const rates = await ratesFor(c, query);
      return json(await reads[fields ?? "whole"](backend, query, rates));
    },
    fromSnapshot: (snapshot) => {
      const site = readSite(snapshot.settings);
      const page = filterListings(snapshot, query, site);
      // An empty result proves nothing when the snapshot is only a part of the catalogue.
      const isUnsure = snapshot.listings.length >= mostInSnapshot;
      return isUnsure && page.listings.length === 0 ? undefined : json(shape(page, site.terms.rentToOwn));
    },
  };
}

export function wantedListing(c: AskedContext, said: string): Wanted {
  const idOrSlug = said.toLowerCase();
  if (!/^[a-z0-9-]{1,120}$/.test(idOrSlug)) throw noSuchListing();
  return {
    key: `/api/listings/${idOrSlug}`,
    produce: async () => {
      await limitMisses(c);
      const found = await findListing(publicBackend(readConfig(c.env)), idOrSlug);
      if (!found) return json(noSuchListing().toBody(), 404);
      if ("listing" in found) return json(found.listing);
      const error = { code: "gone", message: "This home is no longer offered." } as const;
      return json({ error, similar: found.withdrawn } satisfies WithdrawnListing, 410);
    },
    // A listing missing from the snapshot may still exist: an outage is not a 404.
    fromSnapshot: ({ listings }) => {
      const known = listings.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
      return known && json(known);
    },
  };
}

export function wantedSimilar(c: AskedContext, said: string): Wanted {
  const id = said.toLowerCase();
  if (!uuid.test(id)) throw noSuchListing();
  return {
    key: `/api/listings/${id}/similar`,
    produce: async () => {
      await limitMisses(c);
      const listings = await readSimilar(publicBackend(readConfig(c.env)), id);
      return json({ listings } satisfies SimilarListings);
    },
    fromSnapshot: ({ listings }) => {
      const type = listings.find((listing) => listing.id === id)?.type;
      if (!type) return undefined;
      const similar = listings.filter((listing) => listing.type === type && listing.id !== id);
      return json({ listings: similar.slice(0, 4).map(toCardListing) } satisfies SimilarListings);
    },
  };
}

const reads = { whole: readListingPage, card: readCardPage, pin: readPins };

/** The same answers, made from the snapshot. */
const shapes = {
  whole: (page: ListingPage) => page,
  card: (page: ListingPage): ListingPage<CardListing> => ({
    ...page,
    listings: page.listings.map(toCardListing),
  }),
  pin: ({ listings: found, total }: ListingPage, owner: KnownTerms): PinPage => ({
    pins: found.map((listing) => pinOfProperty(listing, owner)),
    total,
  }),
};

/** A map has no pages and no order. */
function withAllPins(query: ListingQuery): ListingQuery {
  return { ...withoutView(query), after: undefined, sort: undefined, limit: mostPins };
}

/** Only an amount in another currency needs the settings. */
async function ratesFor(c: AskedContext, { currency = "THB" }: ListingQuery): Promise<ExchangeRates> {
  return currency === "THB" ? sampleRates : (await findSite(c)).rates;
}

export function noSuchListing(): ApiError {
  return new ApiError("not_found", "There is no such listing.");
}
