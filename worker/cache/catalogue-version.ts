/** The catalogue's version as this isolate knows it, read from KV every few seconds. */
import { describeError } from "../../domain/describe-error.ts";
import { catalogueVersionKey } from "../../domain/listings/catalogue/catalogue-version.ts";

type VersionStore = { get(key: string, options: { cacheTtl: number }): Promise<string | null> };

let known: { store: VersionStore; value: string; at: number } | undefined;

/** When KV does not answer, the last known version stays in use. */
export async function readCatalogueVersion(
  store: VersionStore,
  checkEverySeconds: number,
  now: number,
): Promise<string> {
  const last = known?.store === store ? known : undefined;
  if (last && now - last.at < checkEverySeconds * 1000) return last.value;
  try {
    const value = (await store.get(catalogueVersionKey, { cacheTtl: 30 })) ?? "0";
    known = { store, value, at: now };
    return value;
  } catch (error) {
    console.warn(JSON.stringify({ event: "version_unreadable", reason: describeError(error) }));
    known = { store, value: last?.value ?? "0", at: now };
    return known.value;
  }
}
