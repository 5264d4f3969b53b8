/** The only place that reads listing pictures from our storage, and adds those that admins send. */
import { isShowableSize } from "../../domain/listings/picture-size.ts";
import { fetchFromStorage } from "./backend-fetch.ts";
import type { Config } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";
import type { StrippedPicture } from "../pictures/strip-metadata.ts";

/** The names of uploads: folders and a file name, with nothing that could escape the bucket. */
const picturePath = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.(jpg|jpeg|png|webp|avif)$/i;
const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** The limit of the bucket. */
const maxBytes = 10_485_760;

/**
 * Undefined when the picture does not exist, or claims a size that nobody can show: an editor may put any file into
 * Storage. An outage throws.
 */
export async function fetchPublicImage(
  config: Config,
  path: string,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  if (path.length > 200 || !picturePath.test(path)) return undefined;
  const address = `${config.SUPABASE_URL}/storage/v1/object/public/listing-images/${path}`;
  const answer = await fetchFromStorage(address);
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const isShort = Number(answer.headers.get("content-length") ?? 0) <= maxBytes;
  if (answer.ok && pictureTypes.includes(type) && isShort) {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return isShowableSize(bytes) ? { bytes, type } : undefined;
  }
  await answer.body?.cancel();
  if (answer.status >= 500) throw unavailable(`storage answered ${answer.status}`);
  return undefined;
}

/** In the caller's own name, so that the policies of Storage apply. Storing a picture again changes nothing. */
export async function storePicture(
  config: Config,
  accessToken: string,
  path: string,
  { bytes, contentType }: StrippedPicture,
): Promise<void> {
  const answer = await fetchFromStorage(`${config.SUPABASE_URL}/storage/v1/object/listing-images/${path}`, {
    method: "POST",
    headers: {
      apikey: config.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${accessToken}`,
      "content-type": contentType,
      "cache-control": "max-age=31536000",
    },
    body: bytes,
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return;
  }
  // Storage answers refusals with 400 and names the real status in the body.
  const refusal: { statusCode?: string } = await answer.json<object>().catch(() => ({}));
  const status = String(refusal.statusCode ?? answer.status);
  if (status === "409") return;
  if (status === "403") {
    throw new ApiError("not_allowed", "Your role does not allow adding pictures.");
  }
  throw unavailable(`storage answered ${answer.status}`);
}
