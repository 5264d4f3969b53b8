/** Signs access tokens and verifies them against the keys that are not revoked. */
import {
  createLocalJWKSet,
  errors,
  importJWK,
  type JWK,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import type { KeyStore, SigningKey } from "./key-store.ts";

export type Claims = JWTPayload & {
  role?: string;
  aal?: string;
  session_id?: string;
  is_anonymous?: boolean;
};

export type TokenFailure = "expired" | "not-yet-valid" | "unknown-key" | "malformed" | "bad-claims";
export type TokenCheck = { ok: true; claims: Claims } | { ok: false; failure: TokenFailure };

export async function signToken(store: KeyStore, claims: Claims): Promise<string> {
  const key = currentKey(store);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.algorithm, kid: key.kid, typ: "JWT" })
    .sign(await importJWK(key.jwk, key.algorithm));
}

export async function verifyToken(store: KeyStore, token: string, leewaySeconds = 0): Promise<TokenCheck> {
  try {
    const { payload } = await jwtVerify<Claims>(token, createLocalJWKSet(publicKeySet(store)), {
      algorithms: ["ES256", "RS256"],
      clockTolerance: leewaySeconds,
    });
    return { ok: true, claims: payload };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** The answer of `/.well-known/jwks.json`: the public halves of all keys that are not revoked. */
export function publicKeySet(store: KeyStore): JSONWebKeySet {
  const valid = store.read().signing.filter((key) => key.state !== "revoked");
  return { keys: valid.map(publicHalf) };
}

function currentKey(store: KeyStore): SigningKey {
  const key = store.read().signing.find((candidate) => candidate.state === "current");
  if (!key) throw new Error("keys.json has no current signing key. Rotate to make one.");
  return key;
}

function publicHalf({ jwk, kid, algorithm }: SigningKey): JWK {
  const published = { kid, alg: algorithm, use: "sig", key_ops: ["verify"] };
  if (algorithm === "RS256") return { kty: "RSA", n: jwk.n ?? "", e: jwk.e ?? "", ...published };
  return { kty: "EC", crv: "P-256", x: jwk.x ?? "", y: jwk.y ?? "", ...published };
}

function failureOf(error: unknown): TokenFailure {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === "nbf" ? "not-yet-valid" : "bad-claims";
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed) {
    return "unknown-key";
  }
  return "malformed";
}
