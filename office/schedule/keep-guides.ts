/**
 * Keeps the bytes of the owner's guides in KV, from where the site serves them: deletes those that no text needs any
 * more, and copies one that is missing there from Storage.
 */
import { unwrap } from "../../domain/backend/unwrap.ts";
import { fileBucket } from "../../domain/papers/private-files.ts";
import { guideFileKey, guideFilePrefix } from "../../domain/texts/guide-files.ts";
import type { Office } from "../office.ts";

type KeptGuide = { id: string; object: string; isStored: boolean };

export async function keepGuides({
  database,
  snapshot,
}: Pick<Office, "database" | "snapshot">): Promise<void> {
  // Before the rows: a guide that is being sent has its row first.
  const { keys } = await snapshot.list({ prefix: guideFilePrefix });
  const kept = unwrap(await database.rpc("keep_guides"), "keep guides") as KeptGuide[];
  const wanted = new Set(kept.map(({ id }) => guideFileKey(id)));
  const there = new Set(keys.map(({ name }) => name));
  for (const name of there) if (!wanted.has(name)) await snapshot.delete(name);
  for (const { id, object, isStored } of kept) {
    if (!isStored || there.has(guideFileKey(id))) continue;
    const { data, error } = await database.storage.from(fileBucket).download(object);
    if (error) throw error;
    await snapshot.put(guideFileKey(id), await data.arrayBuffer());
  }
}
