/**
 * Removes private files that nothing shows any more: files of contracts ten years after their end, pictures of offers
 * after 30 days, guides that no text needs, files of feeds that a newer one replaced, and cards of homes that are
 * gone or have changed.
 */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { shareCardBucket } from "../../domain/listings/share-card/share-card.ts";
import { fileBucket } from "../../domain/papers/private-files.ts";
import { pattayaDay } from "../../domain/places/pattaya-time.ts";
import type { Office } from "../office.ts";
import { keepGuides } from "./keep-guides.ts";

/** Cron ticks every five minutes; once an hour is soon enough. In its second tick, beside nothing else. */
const minutes = { from: 5, until: 10 };

export async function sweepFiles(office: Pick<Office, "database" | "snapshot">, now: Date): Promise<void> {
  const { database } = office;
  const minute = now.getUTCMinutes();
  if (minute < minutes.from || minute >= minutes.until) return;
  unwrap(await database.rpc("erase_old_contract_papers", { today: pattayaDay(now) }), "erase old papers");
  unwrap(await database.rpc("erase_old_offer_pictures"), "erase old pictures of offers");
  await keepGuides(office);
  const orphans = unwrap(await database.rpc("orphan_files"), "find orphan files") ?? [];
  const oldFeeds = unwrap(await database.rpc("orphan_feed_files"), "find old files of feeds") ?? [];
  const oldCards = unwrap(await database.rpc("orphan_share_cards"), "find old share cards") ?? [];
  await remove(database, fileBucket, orphans);
  await remove(database, "feeds", oldFeeds);
  await remove(database, shareCardBucket, oldCards);
}

/** By the Storage API: a row deleted by SQL would leave its bytes behind. */
async function remove(database: BackendClient, bucket: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const { error } = await database.storage.from(bucket).remove(names);
  if (error) throw error;
}
