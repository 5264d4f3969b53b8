/** A file of the build that browsers may read too. The Worker reads it without a request to itself. */
import { type Env, readConfig } from "../env.ts";
import { unavailable } from "../errors.ts";

export async function readServedFile<Content>(env: Env, address: string): Promise<Content> {
  return (await fetchServed(env, address)).json<Content>();
}

export async function readServedBytes(env: Env, address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchServed(env, address)).arrayBuffer());
}

async function fetchServed(env: Env, address: string): Promise<Response> {
  const file = await env.ASSETS.fetch(new URL(address, readConfig(env).SITE_URL));
  if (!file.ok) throw unavailable(new Error(`${address} answers ${file.status}`));
  return file;
}
