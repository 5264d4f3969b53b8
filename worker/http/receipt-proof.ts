/**
 * Signs what the thank-you page shows. Its address is all that the page gets, and anybody can write an address: without
 * the proof, a stranger could show a visitor a reference and an appointment that we never gave.
 */
import { base64url } from "jose";
import type { ShownReceipt } from "../../domain/api.ts";

const algorithm = { name: "HMAC", hash: "SHA-256" };

export async function signReceipt(siteKey: string, receipt: ShownReceipt): Promise<string> {
  const signature = await crypto.subtle.sign(algorithm, await importKey(siteKey), toBytes(receipt));
  return base64url.encode(new Uint8Array(signature));
}

export async function isSigned(siteKey: string, receipt: ShownReceipt, proof: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(proof)) return false;
  const signature = new Uint8Array(base64url.decode(proof));
  return crypto.subtle.verify(algorithm, await importKey(siteKey), signature, toBytes(receipt));
}

function importKey(siteKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new TextEncoder().encode(siteKey), algorithm, false, [
    "sign",
    "verify",
  ]);
}

/** The first word keeps this signature from meaning anything elsewhere. */
function toBytes({ kind, reference, listing, at }: ShownReceipt): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(["thank-you", kind, reference, listing ?? "", at ?? ""]));
}
