/** The catalogue's version as this isolate knows it, looked up at most every 15 s. */
import { catalogueVersionKey } from "../domain/catalogue-version.ts";

const lookEveryMs = 15_000;

let known: { store: KVNamespace; value: string; at: number } | undefined;

export async function readCatalogueVersion(store: KVNamespace, now: number): Promise<string> {
  if (known && known.store === store && now - known.at < lookEveryMs) return known.value;
  const value = (await store.get(catalogueVersionKey, { cacheTtl: 30 })) ?? "0";
  known = { store, value, at: now };
  return value;
}
