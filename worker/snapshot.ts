/** The last resort in an outage: the public catalogue that the background Worker wrote to KV. */
import { type CatalogueSnapshot, snapshotKey } from "../domain/catalogue-snapshot.ts";

/** Parsing it is expensive, and during an outage every request wants it. */
const keepMs = 60_000;

let kept: { store: KVNamespace; snapshot: CatalogueSnapshot | null; at: number } | undefined;

export async function readSnapshot(store: KVNamespace, now: number): Promise<CatalogueSnapshot | null> {
  if (kept && kept.store === store && now - kept.at < keepMs) return kept.snapshot;
  try {
    const snapshot = await store.get<CatalogueSnapshot>(snapshotKey, { type: "json", cacheTtl: 60 });
    kept = { store, snapshot, at: now };
    return snapshot;
  } catch (error) {
    console.warn(JSON.stringify({ event: "snapshot_unreadable", reason: String(error) }));
    return null;
  }
}
