/** Which networks have signed in with an account before. The database keeps one hash of both. */
import { siteBackend, dataOf, writeData } from "../backend/supabase.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { hashText } from "../http/hash-text.ts";
import { networkOf } from "../http/network-of.ts";

export async function noteNetwork(c: AskedContext, account: string): Promise<void> {
  const hash = await hashOf(c, account);
  if (hash) writeData(await siteBackend(readConfig(c.env)).rpc("note_sign_in_network", { hash }));
}

export async function isKnownNetwork(c: AskedContext, account: string): Promise<boolean> {
  const hash = await hashOf(c, account);
  if (!hash) return false;
  return dataOf(await siteBackend(readConfig(c.env)).rpc("knows_sign_in_network", { hash }));
}

async function hashOf(c: AskedContext, account: string): Promise<string | undefined> {
  const address = c.req.header("cf-connecting-ip");
  return address && hashText([account, networkOf(address), readConfig(c.env).SITE_KEY].join("|"));
}
