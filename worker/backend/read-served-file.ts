/** A file of the build that browsers may read too. The Worker reads it without a request to itself. */
import { type Env, readConfig } from "../env.ts";
import { unavailable } from "../errors.ts";

export async function readServedFile<Content>(env: Env, address: string): Promise<Content> {
  const file = await env.ASSETS.fetch(new URL(address, readConfig(env).SITE_URL));
  if (!file.ok) throw unavailable(new Error(`${address} answers ${file.status}`));
  return file.json<Content>();
}
