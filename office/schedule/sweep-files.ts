/** Removes private files that nothing shows any more: of contracts after ten years, pictures of offers after 30 days. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { fileBucket } from "../../domain/papers/private-files.ts";
import { pattayaDay } from "../../domain/places/pattaya-time.ts";

/** Cron ticks every five minutes; once an hour is soon enough. In its second tick, beside nothing else. */
const minutes = { from: 5, until: 10 };

export async function sweepFiles(database: BackendClient, now: Date): Promise<void> {
  const minute = now.getUTCMinutes();
  if (minute < minutes.from || minute >= minutes.until) return;
  unwrap(await database.rpc("erase_old_contract_papers", { today: pattayaDay(now) }), "erase old papers");
  unwrap(await database.rpc("erase_old_offer_pictures"), "erase old pictures of offers");
  const orphans = unwrap(await database.rpc("orphan_files"), "find orphan files") ?? [];
  if (orphans.length === 0) return;
  // By the Storage API: a row deleted by SQL would leave its bytes behind.
  const { error } = await database.storage.from(fileBucket).remove(orphans);
  if (error) throw error;
}
