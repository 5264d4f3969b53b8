/**
 * The catalogue's version in KV. Every admin save and every publishing scrape writes a new one. A cached copy with an
 * older version is refreshed before it is served.
 */
export const catalogueVersionKey = "version";

type VersionStore = { put(key: string, value: string): Promise<void> };

/** KV accepts one write per key and second, so a second save waits. */
const writeAgainAfterMs = 1_100;

export async function bumpCatalogueVersion(store: VersionStore, now: Date): Promise<void> {
  const version = String(now.getTime());
  try {
    await store.put(catalogueVersionKey, version);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, writeAgainAfterMs));
    await store.put(catalogueVersionKey, version);
  }
}
