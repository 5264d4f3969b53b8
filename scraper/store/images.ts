/** Pictures of scraped homes: taken to be sent, opened once a message, settled with a copy or a reason. */
import * as v from "valibot";
import { sourceRowSchema, type SourceRow } from "./runs.ts";
import { unwrap, type ScrapeDatabase } from "./database.ts";

const imageBucket = "listing-images";

export type WantedImage = { listingId: string; url: string };
export type ImageOutcome = { path: string } | { reason: string | null };

const takenSchema = v.array(v.object({ listing_id: v.string(), url: v.string() }));

/** Without a listing: those of all. What is taken here counts as sent. */
export async function takeUnsentImages(database: ScrapeDatabase, listingId?: string): Promise<WantedImage[]> {
  const answer = await (listingId
    ? database.rpc("take_unsent_images", { for_listing: listingId })
    : database.rpc("take_unsent_images"));
  const rows = v.parse(takenSchema, unwrap(answer, "take unsent images") ?? []);
  return rows.map(({ listing_id, url }) => ({ listingId: listing_id, url }));
}

/** The source whose pace to keep; null when there is nothing to do. */
export async function openImage(
  database: ScrapeDatabase,
  { listingId, url }: WantedImage,
): Promise<SourceRow | null> {
  const opened = unwrap(
    await database.rpc("open_image", { for_listing: listingId, image_url: url }),
    "open image",
  );
  return opened === null ? null : v.parse(sourceRowSchema, opened);
}

/** True when visitors see something else now. A failure without a reason keeps the one noted last. */
export async function settleImage(
  database: ScrapeDatabase,
  { listingId, url }: WantedImage,
  outcome: ImageOutcome,
): Promise<boolean> {
  const answer = await database.rpc("settle_image", {
    for_listing: listingId,
    image_url: url,
    stored_path: "path" in outcome ? outcome.path : "",
    failure: "reason" in outcome ? (outcome.reason ?? "") : "",
  });
  return unwrap(answer, "settle image") ?? false;
}

/** Why the last attempt failed: what stays when there is no other. */
export async function noteImageFailure(
  database: ScrapeDatabase,
  { listingId, url }: WantedImage,
  reason: string,
): Promise<void> {
  const answer = await database
    .from("scrape_images")
    .update({ reason })
    .eq("listing_id", listingId)
    .eq("url", url)
    .eq("state", "queued");
  unwrap(answer, "note image failure");
}

/** The same name always holds the same bytes, so storing it again changes nothing. */
export async function storeImage(
  database: ScrapeDatabase,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<void> {
  const options = { contentType, upsert: true, cacheControl: "31536000" };
  const { error } = await database.storage.from(imageBucket).upload(path, bytes, options);
  if (error) throw error;
}
