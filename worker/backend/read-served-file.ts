/** A file of the build that browsers may read too. The Worker reads it without a request to itself. */
import { type Env, readConfig } from "../env.ts";
import { unavailable } from "../errors.ts";

export async function readServedFile<Content>(env: Env, address: string): Promise<Content> {
  return (await fetchServed(env, address)).json<Content>();
}

/** Undefined where the build wrote no such file. */
export async function findServedFile<Content>(env: Env, address: string): Promise<Content | undefined> {
  const file = await askFor(env, address);
  if (file.status === 404) return undefined;
  return servedOf(file, address).json<Content>();
}

export async function readServedBytes(env: Env, address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchServed(env, address)).arrayBuffer());
}

async function fetchServed(env: Env, address: string): Promise<Response> {
  return servedOf(await askFor(env, address), address);
}

function askFor(env: Env, address: string): Promise<Response> {
  return env.ASSETS.fetch(new URL(address, readConfig(env).SITE_URL));
}

function servedOf(file: Response, address: string): Response {
  if (!file.ok) throw unavailable(new Error(`${address} answers ${file.status}`));
  return file;
}
