/** Verifies a Supabase access token against the project's JWKS. Failures carry the specification's messages. */
import { decodeProtectedHeader, errors, importJWK, type JWK, type JWTPayload, jwtVerify } from "jose";
import * as v from "valibot";
import { messages } from "../../domain/site/messages.ts";
import { isSigningKey } from "./is-signing-key.ts";
import { ApiError } from "../errors.ts";

const algorithms = ["ES256", "RS256"];
const maxTokenBytes = 8 * 1024;
/** Our clock and Auth's may differ. RFC 7519 allows "some small leeway", in §4.1.4 for `exp` and in §4.1.5 for `nbf`. */
const clockSkewSeconds = 5;
/** The last second that a date can name. JSON's 1e999 is read as Infinity, and such a token would never expire. */
const lastSecond = 8.64e12;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  exp: v.pipe(v.number(), v.maxValue(lastSecond)),
  email: v.optional(v.string()),
  role: v.literal("authenticated"),
  aal: v.optional(v.string()),
  is_anonymous: v.optional(v.boolean(), false),
});

export type User = v.InferOutput<typeof claimsSchema>;

type KeyFinder = (keyId: string | undefined) => Promise<JWK[]>;

export async function verifyJwt(
  token: string,
  issuer: string,
  findKeys: KeyFinder,
  now: Date,
): Promise<User> {
  if (token.length > maxTokenBytes) throw badToken("The access token is too long.");
  if (!isCanonical(token)) throw badToken("The access token is malformed.");
  const header = readHeader(token);
  if (header.crit !== undefined)
    throw badToken("The access token has a critical header that is not understood.");
  if (!header.alg || !algorithms.includes(header.alg)) throw badToken(messages.token.invalidAlg);
  const keys = await findKeys(header.kid);
  if (keys.length === 0) throw badToken(messages.token.emptyJwks);
  const matching = keys.filter(
    (key) => key.kid === header.kid && (key.alg ?? header.alg) === header.alg && isSigningKey(key),
  );
  const [key] = matching;
  if (!key || matching.length > 1) throw badToken(messages.token.noMatchingKey);
  const payload = await verifySignature(token, key, header.alg, issuer, now);
  const claims = v.safeParse(claimsSchema, payload);
  if (!claims.success) {
    const isExpiry = claims.issues.some((issue) => v.getDotPath(issue) === "exp");
    throw badToken(isExpiry ? wrongClaim("exp") : "The access token does not belong to a signed-in user.");
  }
  return claims.output;
}

/** Decoders ignore the spare bits at the end of base64url. Without this check one signature has several spellings. */
function isCanonical(token: string): boolean {
  const parts = token.split(".");
  return parts.length === 3 && parts.every((part) => /^[\w-]*$/.test(part) && hasNoSpareBits(part));
}

function hasNoSpareBits(part: string): boolean {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = alphabet.indexOf(part.at(-1) ?? "A");
  const spareBits = { 0: 0, 1: undefined, 2: 4, 3: 2 }[part.length % 4];
  return spareBits !== undefined && last % 2 ** spareBits === 0;
}

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch (error) {
    throw badToken("The access token is malformed.", error);
  }
}

async function verifySignature(
  token: string,
  key: JWK,
  alg: string,
  issuer: string,
  now: Date,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, await importJWK(key, alg), {
      algorithms,
      issuer,
      audience: "authenticated",
      clockTolerance: clockSkewSeconds,
      requiredClaims: ["exp"],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    throw badToken(describeFailure(error), error);
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof errors.JWTExpired) return messages.token.expired;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "exp")
    return messages.token.missingExp;
  if (error instanceof errors.JWTClaimValidationFailed) return wrongClaim(error.claim);
  if (error instanceof errors.JWSSignatureVerificationFailed) return messages.token.invalidSignature;
  return messages.token.invalidSignature;
}

function wrongClaim(name: string): string {
  return `The access token has a wrong ${name} claim.`;
}

function badToken(message: string, cause?: unknown): ApiError {
  return new ApiError("bad_token", message, { cause });
}
