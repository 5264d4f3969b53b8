/** The only place that reads listing pictures from our storage, and adds those that admins send. */
import { imageBucket } from "../../domain/listings/picture-files.ts";
import { shareCardBucket } from "../../domain/listings/share-card/share-card.ts";
import { isShowableSize } from "../../domain/listings/picture-size.ts";
import { fetchFromStorage } from "./backend-fetch.ts";
import type { Config } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";
import type { StrippedPicture } from "../pictures/strip-metadata.ts";

/** The names of uploads: folders and a file name, with nothing that could escape the bucket. The library's have no ending. */
const picturePath =
  /^(?:[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.(jpg|jpeg|png|webp|avif)|media\/[0-9a-fx-]+)$/i;
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

/** As a stranger, so that Storage shows only cards of public homes. Undefined until the card is drawn. */
export async function fetchShareCard(
  config: Config,
  object: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const answer = await fetchFromStorage(
    `${config.SUPABASE_URL}/storage/v1/object/authenticated/${shareCardBucket}/${object}`,
    { headers: { apikey: config.SUPABASE_PUBLISHABLE_KEY } },
  );
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
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
  const object = { bucket: imageBucket, path, bytes, contentType, cacheControl: "max-age=31536000" };
  if ((await storeObject(config, accessToken, object)) === "refused") {
    throw new ApiError("not_allowed", "Your role does not allow adding pictures.");
  }
}

type NewObject = {
  bucket: string;
  path: string;
  /** A stream is handed through as it arrives. */
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  contentType: string;
  cacheControl: string;
};

/** In the caller's own name, without a token as a stranger. "known" is an object that is there already, whose bytes stay as they are. */
export async function storeObject(
  config: Config,
  accessToken: string | undefined,
  { bucket, path, bytes, contentType, cacheControl }: NewObject,
): Promise<"stored" | "known" | "refused"> {
  const answer = await askStorage(config, accessToken, `object/${bucket}/${path}`, {
    headers: { "content-type": contentType, "cache-control": cacheControl },
    body: bytes,
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return "stored";
  }
  const status = await statusOfRefusal(answer);
  if (status === "409") return "known";
  if (status === "403") return "refused";
  throw unavailable(`storage answered ${answer.status}`);
}

/** An address at which whoever has it reads the object for so long, as an attachment of this name. */
export async function signAddress(
  config: Config,
  accessToken: string,
  { bucket, path, name, seconds }: { bucket: string; path: string; name: string; seconds: number },
): Promise<string> {
  const answer = await askStorage(config, accessToken, `object/sign/${bucket}/${path}`, {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ expiresIn: seconds }),
  });
  if (!answer.ok) {
    const status = await statusOfRefusal(answer);
    // Storage says of an object that the caller may not read that it is not there.
    if (["400", "403", "404"].includes(status)) throw new ApiError("not_found", "There is no such file.");
    throw unavailable(`storage answered ${answer.status}`);
  }
  const { signedURL } = await answer.json<{ signedURL: string }>();
  return `${config.SUPABASE_URL}/storage/v1${signedURL}&download=${encodeURIComponent(name)}`;
}

/** In the caller's own name. */
export async function readObject(
  config: Config,
  accessToken: string,
  bucket: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetchFromStorage(
    `${config.SUPABASE_URL}/storage/v1/object/authenticated/${bucket}/${path}`,
    { headers: { apikey: config.SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${accessToken}` } },
  );
  if (!answer.ok) throw unavailable(new Error(`storage answered ${await statusOfRefusal(answer)}`));
  return new Uint8Array(await answer.arrayBuffer());
}

function askStorage(
  config: Config,
  accessToken: string | undefined,
  path: string,
  { headers, body }: { headers: Record<string, string>; body: BodyInit },
): Promise<Response> {
  return fetchFromStorage(`${config.SUPABASE_URL}/storage/v1/${path}`, {
    method: "POST",
    headers: {
      apikey: config.SUPABASE_PUBLISHABLE_KEY,
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body,
  });
}

/** Storage answers refusals with 400 and names the real status in the body. */
async function statusOfRefusal(answer: Response): Promise<string> {
  const refusal: { statusCode?: string } = await answer.json<object>().catch(() => ({}));
  return String(refusal.statusCode ?? answer.status);
}
