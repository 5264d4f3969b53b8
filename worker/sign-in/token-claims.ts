/** Reads the caller's access token without checking it, for calls that Auth checks itself. */
import { decodeJwt } from "jose";
import * as v from "valibot";
import type { AskedContext } from "../context.ts";
import { bearerOf } from "./require-admin.ts";

const claimsSchema = v.object({
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  amr: v.optional(v.array(v.object({ method: v.string(), timestamp: v.number() })), []),
});
type TokenClaims = v.InferOutput<typeof claimsSchema>;

export function readTokenClaims(c: AskedContext): TokenClaims {
  const token = bearerOf(c);
  try {
    return v.parse(claimsSchema, token ? decodeJwt(token) : {});
  } catch {
    return { amr: [] };
  }
}

/** When the session last proved who it is, in milliseconds. A refreshed token keeps the time of the proof. */
export function lastProofAt({ amr }: TokenClaims): number {
  const proofs = amr.filter(({ method }) => method !== "anonymous" && method !== "token_refresh");
  return 1000 * Math.max(0, ...proofs.map(({ timestamp }) => timestamp));
}
