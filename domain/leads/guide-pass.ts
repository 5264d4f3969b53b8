/**
 * A pass opens the guide in one language for a while. It is in the address of the guide: "<until>.<signature>", where
 * `until` is in seconds. Both Workers hold the key: the site checks passes, the scraper writes them into emails.
 */
import { base64url } from "jose";
import type { Locale } from "../languages/locales.ts";

/** Long enough to read an email late. After that one asks again. */
const passDays = 30;
const algorithm = { name: "HMAC", hash: "SHA-256" };

export async function guideAddress(key: string, language: Locale, now: Date): Promise<string> {
  return `/guide/${language}?${new URLSearchParams({ pass: await writeGuidePass(key, language, now) })}`;
}

export async function writeGuidePass(key: string, language: Locale, now: Date): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + passDays * 24 * 60 * 60;
  const signature = await crypto.subtle.sign(
    algorithm,
    await importKey(key),
    signed(language, String(until)),
  );
  return `${until}.${base64url.encode(new Uint8Array(signature))}`;
}

export async function isValidGuidePass(
  key: string,
  language: Locale,
  pass: string,
  now: Date,
): Promise<boolean> {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? [];
  if (!until || !signature) return false;
  const bytes = new Uint8Array(base64url.decode(signature));
  const isOurs = await crypto.subtle.verify(algorithm, await importKey(key), bytes, signed(language, until));
  return isOurs && now.getTime() < Number(until) * 1000;
}

/** The first word keeps this signature from meaning anything elsewhere. */
function signed(language: Locale, until: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(`guide ${language} ${until}`));
}

function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new TextEncoder().encode(key), algorithm, false, ["sign", "verify"]);
}
