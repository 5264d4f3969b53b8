/**
 * A pass in a link, of our letters or to a preview, opens one thing for a while: "<until>.<signature>", where `until` is in seconds. Both
 * Workers hold the key: the office writes passes into letters, the site checks them.
 */
import { base64url } from "jose";

const algorithm = { name: "HMAC", hash: "SHA-256" };
const hourMs = 3_600_000;

/** The kind keeps a pass from opening anything else of the same name. */
export type Opened = {
  kind: "guide" | "viewing" | "preview" | "alerts" | "feed" | "referrals" | "offer" | "owner";
  name: string;
};

export function writePass(key: string, opened: Opened, hours: number, now: Date): Promise<string> {
  return writePassUntil(key, opened, new Date(now.getTime() + hours * hourMs));
}

export async function writePassUntil(key: string, opened: Opened, end: Date): Promise<string> {
  const until = String(Math.floor(end.getTime() / 1000));
  const signature = await crypto.subtle.sign(algorithm, await importKey(key), signed(opened, until));
  return `${until}.${base64url.encode(new Uint8Array(signature))}`;
}

export async function isValidPass(key: string, opened: Opened, pass: string, now: Date): Promise<boolean> {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? [];
  if (!until || !signature) return false;
  const bytes = new Uint8Array(base64url.decode(signature));
  const isOurs = await crypto.subtle.verify(algorithm, await importKey(key), bytes, signed(opened, until));
  return isOurs && now.getTime() < Number(until) * 1000;
}

function signed({ kind, name }: Opened, until: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(`${kind} ${name} ${until}`));
}

function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new TextEncoder().encode(key), algorithm, false, ["sign", "verify"]);
}
