/** Removes what editing listings leaves behind: uploads that nothing shows, forgotten drafts, old signs of presence. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { imageBucket } from "../../domain/listings/picture-files.ts";

/** Cron ticks every five minutes; once an hour is soon enough for what is at least a day old. */
const tickMinutes = 5;

export async function sweepEditing(database: BackendClient, now: Date): Promise<void> {
  if (now.getUTCMinutes() >= tickMinutes) return;
  unwrap(await database.rpc("forget_stale_editing"), "forget stale editing");
  unwrap(await database.rpc("forget_stale_text_drafts"), "forget stale drafts of texts");
  const uploads = unwrap(await database.rpc("orphan_pictures"), "find orphan pictures") ?? [];
  const ofLibrary = unwrap(await database.rpc("orphan_media_files"), "find files of deleted pictures") ?? [];
  const orphans = [...uploads, ...ofLibrary];
  if (orphans.length === 0) return;
  // By the Storage API: a row deleted by SQL would leave its bytes behind.
  const { error } = await database.storage.from(imageBucket).remove(orphans);
  if (error) throw error;
}
