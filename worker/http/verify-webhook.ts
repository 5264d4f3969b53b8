/**
 * Whether a call comes from the email provider: it signs as Svix does, with HMAC-SHA256 over id, time and body, and with
 * two keys while one replaces the other. An old call is refused, so that nobody can repeat one that was recorded.
 */
const longestAgeMs = 5 * 60_000;
const algorithm = { name: "HMAC", hash: "SHA-256" };
const mostSignatures = 5;

type SignedCall = { id: string; timestamp: string; signatures: string; body: Uint8Array };

/** `secret` is `whsec_` and the key in base64. */
export async function isSignedCall(
  secret: string,
  { id, timestamp, signatures, body }: SignedCall,
  now: Date,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > longestAgeMs) return false;
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(secret.replace(/^whsec_/, "")) ?? new Uint8Array(),
    algorithm,
    false,
    ["verify"],
  );
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array([...head, ...body]);
  for (const signature of signatures.split(" ").slice(0, mostSignatures)) {
    const bytes = signature.startsWith("v1,") ? bytesOf(signature.slice(3)) : undefined;
    if (bytes && (await crypto.subtle.verify(algorithm, key, bytes, signed))) return true;
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // Not base64, so not a signature.
    return undefined;
  }
}
