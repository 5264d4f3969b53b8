/** The pages whose misses are measured, each with what a miss of it asks of the platform. */
import { catalogueVersionKey } from "../../domain/listings/catalogue/catalogue-version.ts";
import { mostPins } from "../../domain/listings/pin-listing.ts";
import type { Product } from "../../tests/start-product.ts";

export type MissedPage = {
  name: string;
  /** An address of which the edge has no copy that it may use. */
  path: (n: number) => string;
  /** Makes the copies outdated, for a page with one address. */
  prepare?: (n: number) => Promise<void>;
  /** At least so many homes are on it. */
  cards: number;
  /** What it reads from the backend. */
  reads: string[];
  /** How often it counts the visitor's misses. */
  limits: number;
  /** Such a page and the answers it is made of, all of which are stored. */
  stored: string[];
};

/** Homes that are new and not among the sample's own, which other pages show too. */
export async function findMissedPages(product: Product): Promise<MissedPage[]> {
  const homes = await product.backend.database.query<{ id: string; slug: string }>(
    `select id, slug from listings where slug like '%-no-%' and publication = 'published' and not excluded
     order by created_at limit 201`,
  );
  const [known, ...others] = homes;
  if (!known) throw new Error("The catalogue has no homes.");
  const versions = await product.workers.miniflare.getKVNamespace("CATALOGUE", "site");
  return [
    {
      name: "list",
      path: (n) => `/listings?minPrice=${100_000 + n}`,
      cards: 24,
      reads: [search({ fields: "card", limit: 24 }), search({ fields: "pin", limit: mostPins })],
      limits: 2,
      stored: ["", "&fields=card", "&fields=pin"].map(
        (fields) => `${fields ? "/api" : ""}/listings?minPrice=99000${fields}`,
      ),
    },
    {
      name: "home",
      path: (n) => `/property/${others[n]?.slug}`,
      cards: 1,
      reads: [
        call("find_listing", { id_or_slug: known.slug }),
        `listing_price_points?select=price,monthly_rental_price,since&listing_id=eq.${known.id}&order=since.asc,id.asc`,
        call("similar_listings", { to_listing: known.id, wanted: "4" }),
      ],
      limits: 2,
      stored: [
        `/property/${known.slug}`,
        ...["", "/prices"].map((part) => `/api/listings/${known.slug}${part}`),
        `/api/listings/${known.id}/similar`,
      ],
    },
    {
      name: "front page",
      path: () => "/",
      prepare: (n) => versions.put(catalogueVersionKey, `of the bench ${n}`),
      cards: 3,
      reads: [
        call("front_page_listings", {}),
        call("site_settings", {}),
        call("published_texts", { for_locale: "en" }),
      ],
      limits: 0,
      stored: ["/", "/api/front-page", "/api/site", "/api/texts/en"],
    },
  ];
}

function search(asked: object): string {
  return call("search_listings", { query: JSON.stringify({ minPrice: 99_000, sort: "newest", ...asked }) });
}

function call(name: string, values: Record<string, string>): string {
  return `rpc/${name}?${new URLSearchParams(values)}`;
}
