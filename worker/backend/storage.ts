/** The only place that reads listing pictures from our storage. */
import { fetchFromStorage } from "./backend-fetch.ts";
import type { Config } from "../env.ts";
import { unavailable } from "../errors.ts";

/** The names of uploads: folders and a file name, with nothing that could escape the bucket. */
const picturePath = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.(jpg|jpeg|png|webp|avif)$/i;
const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Undefined when the picture does not exist. An outage throws. */
export async function fetchPublicImage(config: Config, path: string): Promise<Response | undefined> {
  if (path.length > 200 || !picturePath.test(path)) return undefined;
  const address = `${config.SUPABASE_URL}/storage/v1/object/public/listing-images/${path}`;
  const answer = await fetchFromStorage(address);
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  if (answer.ok && pictureTypes.includes(type)) return answer;
  await answer.body?.cancel();
  if (answer.status >= 500) throw unavailable(`storage answered ${answer.status}`);
  return undefined;
}
