/** The catalogue's version as this isolate knows it, looked up now and then. */
import { catalogueVersionKey } from "../domain/catalogue-version.ts";

type VersionStore = { get(key: string, options: { cacheTtl: number }): Promise<string | null> };

let known: { store: VersionStore; value: string; at: number } | undefined;

/** When KV does not answer, the version that was known last goes on. */
export async function readCatalogueVersion(
  store: VersionStore,
  lookEverySeconds: number,
  now: number,
): Promise<string> {
  const last = known?.store === store ? known : undefined;
  if (last && now - last.at < lookEverySeconds * 1000) return last.value;
  try {
    const value = (await store.get(catalogueVersionKey, { cacheTtl: 30 })) ?? "0";
    known = { store, value, at: now };
    return value;
  } catch (error) {
    console.warn(JSON.stringify({ event: "version_unreadable", reason: String(error) }));
    known = { store, value: last?.value ?? "0", at: now };
    return known.value;
  }
}
