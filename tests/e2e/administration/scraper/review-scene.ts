/** A product for the review journeys: sources, listings in review, a duplicate, an edited field. */
import type { ListingInReview } from "../../../../domain/scraping/listing-review.ts";
import { type Product, eventually, signIn, startProduct } from "../../../start-product.ts";

/** Different from the ports of the two products in playwright.config.ts. */
export const reviewPort = Number(process.env["E2E_PORT"] ?? 8797) + 2;

type ListingFacts = {
  title: string;
  price: number;
  project?: string;
  squareMeters?: number;
  bedrooms?: number;
};

export function writeListingPage({
  title,
  price,
  project,
  squareMeters = 48,
  bedrooms = 1,
}: ListingFacts): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Apartment",
    name: title,
    image: ["/photos/1.jpg", "/photos/2.jpg"],
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: 1,
    floorSize: { "@type": "QuantitativeValue", value: squareMeters, unitCode: "MTK" },
    address: { "@type": "PostalAddress", addressLocality: "Jomtien", addressRegion: "Chon Buri" },
    offers: { "@type": "Offer", price, priceCurrency: "THB" },
  };
  return `<!doctype html><html lang="en"><head><title>${title}</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${title}</h1>
    <dl><dt>Price</dt><dd>฿${price.toLocaleString("en-US")}</dd>${project ? `<dt>Project</dt><dd>${project}</dd>` : ""}</dl>
    <p>An invented home for a test, with a balcony and a view of the sea.</p></body></html>`;
}

export type ReviewScene = Awaited<ReturnType<typeof openReviewScene>>;

export async function openReviewScene() {
  const product = await startProduct({
    port: reviewPort,
    leniency: 20,
    siteVars: {
      PRIVATE_HOSTS_ALLOWED:
        "reef-homes.example,mistyped-homes.example,kept-homes.example,sea-portal.example",
    },
  });
  const token = await signIn(product, "admin@example.com");
  const call = callerOf(product, token);
  const addSource = async (name: string, host: string) =>
    (
      await call<{ id: string }>("/api/admin/sources", {
        name,
        start_urls: [`https://${host}/`],
        allowed_hosts: [host],
      })
    ).id;
  const inReview = async () => (await call<{ listings: ListingInReview[] }>("/api/admin/listings")).listings;
  const paste = async (sourceId: string, url: string, html: string) => {
    const { runId } = await call<{ runId: string }>(`/api/admin/sources/${sourceId}/pastes`, { url, html });
    await eventually(
      () => call<{ state: string }>(`/api/admin/runs/${runId}`),
      ({ state }) => state === "done",
    );
    return (await inReview()).find(({ sourceUrl }) => sourceUrl === url)?.id ?? "";
  };
  const reject = async (id: string) => {
    const listing = (await inReview()).find((one) => one.id === id);
    await call(`/api/admin/listings/${id}/publication`, { publication: "rejected" }, listing?.updatedAt);
  };
  return { product, call, addSource, paste, inReview, reject };
}

function callerOf(product: Product, token: string) {
  return async <Body>(path: string, body?: unknown, seen?: string): Promise<Body> => {
    const response = await product.fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(seen && { "if-match": seen }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
}
