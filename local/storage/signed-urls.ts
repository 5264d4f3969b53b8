/** Addresses with a signed token that grants access to one object and expires. */
import type { KeyStore } from "../keys/key-store.ts";
import { signToken, verifyToken } from "../keys/tokens.ts";
import { StorageError } from "./storage-error.ts";

/** Different from Auth's audience, so that neither kind of token is accepted as the other. */
const audiences = { download: "storage-download", upload: "storage-upload" } as const;
export type SignedUse = keyof typeof audiences;

/** The same as on Supabase. */
export const uploadSeconds = 2 * 60 * 60;

export type SignedClaims = { url: string; upsert?: boolean; owner?: string };

export function signUrl(
  keys: KeyStore,
  use: SignedUse,
  claims: SignedClaims,
  expiresAt: number,
): Promise<string> {
  return signToken(keys, { ...claims, aud: audiences[use], exp: expiresAt });
}

export async function checkSignedUrl(
  keys: KeyStore,
  use: SignedUse,
  token: string | undefined,
  url: string,
): Promise<SignedClaims> {
  const check = await verifyToken(keys, token ?? "");
  if (!check.ok) {
    const why =
      check.failure === "expired" ? '"exp" claim timestamp check failed' : "signature verification failed";
    throw new StorageError("400", "InvalidJWT", why);
  }
  if (check.claims.aud !== audiences[use] || check.claims["url"] !== url) {
    throw new StorageError("400", "InvalidSignature", "The token does not match this address");
  }
  const { upsert, owner } = check.claims;
  return { url, upsert: upsert === true, ...(typeof owner === "string" && { owner }) };
}
