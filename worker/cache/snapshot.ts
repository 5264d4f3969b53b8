/** The last resort in an outage: the public catalogue that the office Worker wrote to KV. */
import { describeError } from "../../domain/describe-error.ts";
import { catalogueShape } from "../../domain/listings/catalogue/catalogue-shape.ts";
import { type CatalogueSnapshot, snapshotKey } from "../../domain/listings/catalogue/catalogue-snapshot.ts";

/** Parsing the snapshot is expensive, and in an outage every request needs it. */
const keepMs = 60_000;

type Store = { get(key: string, options: { type: "json"; cacheTtl: number }): Promise<unknown> };

let kept: { store: Store; snapshot: CatalogueSnapshot | null; at: number } | undefined;

export async function readSnapshot(store: Store, now: number): Promise<CatalogueSnapshot | null> {
  if (kept && kept.store === store && now - kept.at < keepMs) return kept.snapshot;
  try {
    const found = await store.get(snapshotKey, { type: "json", cacheTtl: 60 });
    const snapshot = isReadable(found) ? found : null;
    if (found && !snapshot) console.warn(JSON.stringify({ event: "snapshot_of_another_shape" }));
    kept = { store, snapshot, at: now };
    return snapshot;
  } catch (error) {
    console.warn(JSON.stringify({ event: "snapshot_unreadable", reason: describeError(error) }));
    return null;
  }
}

/** True when the build that wrote it used the same shape as this one. */
function isReadable(found: unknown): found is CatalogueSnapshot {
  return typeof found === "object" && found !== null && "shape" in found && found.shape === catalogueShape;
}
