/** Pictures of scraped listings: taken for sending, opened once per message, settled with a copy or a reason. */
import * as v from "valibot";
import { imageBucket } from "../../domain/listings/picture-files.ts";
import { sourceRowSchema, type SourceRow } from "./runs.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

/** The only folder of the bucket that the scraper may write to. */
export const pictureFolder = "scraped/";

/** The status in the body; that of the answer is 400. */
const alreadyThere = "409";

export type WantedImage = { listingId: string; url: string };
export type ImageOutcome = { path: string } | { reason: string | null };

const takenSchema = v.array(v.object({ listing_id: v.string(), url: v.string() }));

/** Without a listing id, takes those of all listings. Pictures taken here count as sent. */
export async function takeUnsentImages(database: BackendClient, listingId?: string): Promise<WantedImage[]> {
  const answer = await (listingId
    ? database.rpc("take_unsent_images", { for_listing: listingId })
    : database.rpc("take_unsent_images"));
  const rows = v.parse(takenSchema, unwrap(answer, "take unsent images") ?? []);
  return rows.map(({ listing_id, url }) => ({ listingId: listing_id, url }));
}

/** Returns the source, whose pace applies, or null when there is nothing to do. */
export async function openImage(
  database: BackendClient,
  { listingId, url }: WantedImage,
): Promise<SourceRow | null> {
  const opened = unwrap(
    await database.rpc("open_image", { for_listing: listingId, image_url: url }),
    "open image",
  );
  return opened === null ? null : v.parse(sourceRowSchema, opened);
}

/** True when what visitors see has changed. A failure without a reason keeps the last reason noted. */
export async function settleImage(
  database: BackendClient,
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

/** Notes why the last attempt failed. This reason stays if the picture is given up without another. */
export async function noteImageFailure(
  database: BackendClient,
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

/** The name is a hash of the bytes, so a picture that is there already is the same one. We may not write over it. */
export async function storeImage(
  database: BackendClient,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<void> {
  const options = { contentType, upsert: false, cacheControl: "31536000" };
  const { error } = await database.storage.from(imageBucket).upload(path, bytes, options);
  if (error && error.statusCode !== alreadyThere) throw error;
}
