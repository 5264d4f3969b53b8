/**
 * Pages that an admin looks at, kept for some minutes: pointing at five values and trying five selectors must ask the site
 * for each page once. Nothing is written to the database, and the copies are in this data centre only.
 */
export type PageShelf = {
  take(sourceId: string, url: string): Promise<ShelvedPage | null>;
  put(sourceId: string, url: string, page: ShelvedPage): Promise<void>;
};

/** `url` is the address after redirects. */
export type ShelvedPage = { html: string; url: string };

const keptSeconds = 15 * 60;

/** A cache of its own: the default one is shared with the requests that a Worker sends. */
export async function openShelf(): Promise<PageShelf> {
  const cache = await caches.open("teaching");
  return {
    async take(sourceId, url) {
      const kept = await cache.match(keyOf(sourceId, url));
      const at = kept?.headers.get("content-location");
      return kept && at ? { html: await kept.text(), url: decodeURIComponent(at) } : null;
    },
    put: (sourceId, url, page) =>
      cache.put(
        keyOf(sourceId, url),
        new Response(page.html, {
          headers: {
            "cache-control": `max-age=${keptSeconds}`,
            "content-type": "text/plain; charset=utf-8",
            "content-location": encodeURIComponent(page.url),
          },
        }),
      ),
  };
}

function keyOf(sourceId: string, url: string): string {
  return `https://teaching.invalid/${sourceId}?${new URLSearchParams({ url })}`;
}
