/** An outside site for the scraper's tests: an HTTP server whose answers each test defines. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen, stop } from "../../local/listen.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type Outside = {
  url: string;
  host: string;
  /** Requests in the order they arrived. */
  requests: { path: string; headers: IncomingMessage["headers"]; at: number }[];
  close(): Promise<void>;
};

export async function startOutside(answer: Answer): Promise<Outside> {
  const requests: Outside["requests"] = [];
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? "", headers: request.headers, at: Date.now() });
    void answer(request, response);
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    requests,
    close: () => stop(server),
  };
}

export function sendHtml(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}

/** A believable page of one listing, described in JSON-LD and in words. */
export function listingPage(listing: {
  title: string;
  price: number;
  bedrooms?: number;
  area?: number;
  id: string;
}): string {
  const { title, price, bedrooms = 1, area = 35, id } = listing;
  const data = {
    "@context": "https://schema.org",
    "@type": "Apartment",
    name: title,
    numberOfBedrooms: bedrooms,
    floorSize: { "@type": "QuantitativeValue", value: area, unitCode: "MTK" },
    offers: { "@type": "Offer", price, priceCurrency: "THB" },
  };
  return `<!doctype html><html lang="en"><head><title>${title} | Seaside Homes</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script></head>
    <body><h1>${title}</h1><p>Condo for sale. A bright home near the beach, looked after by its owner for years.</p>
    <dl><dt>Price</dt><dd>฿${price.toLocaleString("en")}</dd><dt>Property ID</dt><dd>${id}</dd></dl></body></html>`;
}
