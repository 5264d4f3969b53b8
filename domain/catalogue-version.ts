/**
 * The catalogue's version in KV. Every admin save and every publishing scrape writes a new one;
 * a copy at the edge that carries an older one is refreshed before it is served.
 */
export const catalogueVersionKey = "version";

type VersionStore = { put(key: string, value: string): Promise<void> };

export async function bumpCatalogueVersion(store: VersionStore, now: Date): Promise<void> {
  await store.put(catalogueVersionKey, String(now.getTime()));
}
