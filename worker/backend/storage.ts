/** Pictures of homes in our storage: the one place from where they are read. */
import { fetchFromStorage } from "./backend-fetch.ts";
import type { Config } from "./env.ts";
import { unavailable } from "./errors.ts";

/** What uploads are called: folders and a name, nothing that could mean another place. */
const picturePath = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.(jpg|jpeg|png|webp|avif)$/i;
const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Undefined when there is no such picture; an outage is thrown. */
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
