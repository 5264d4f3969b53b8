/**
 * The project's signing keys, kept for 10 minutes. An unknown key id fetches them again at most once in 30 s. Without
 * any keys no one can sign in, so then a failed attempt is repeated soon. Only values are kept between requests,
 * because one request must not await a promise of another.
 */
import { describeError } from "../../domain/describe-error.ts";
import type { JWK } from "jose";
import * as v from "valibot";
import { ApiError } from "../errors.ts";

const keepMs = 10 * 60_000;
const pauseMs = 30_000;
const pauseWithoutKeysMs = 1_500;
const fetchTimeoutMs = 3_000;
const pollMs = 20;

/** A 200 with another body must not replace a good key set. */
const keySetSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });

type KeySet = { url: string; keys: JWK[]; fetchedAt: number };

let keySet: KeySet | undefined;
let lastAttempt: { url: string; at: number; isPending: boolean } | undefined;

export async function findSigningKeys(
  supabaseUrl: string,
  keyId: string | undefined,
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<JWK[]> {
  const url = `${supabaseUrl}/auth/v1/.well-known/jwks.json`;
  const isKept = keySet?.url === url && now - keySet.fetchedAt < keepMs;
  if (!isKept) keySet = undefined;
  const mayAsk = lastAttempt?.url !== url || now - lastAttempt.at >= pauseAfter(lastAttempt);
  const isKnown = keySet?.keys.some((key) => key.kid === keyId) ?? false;
  if (!isKnown) {
    const work = mayAsk ? fetchKeys(url, now) : waitForPendingAttempt();
    // Continues when its visitor leaves, because others wait for the keys.
    waitUntil(work);
    await work;
  }
  if (keySet?.url !== url) {
    throw new ApiError("unavailable", "Sign-in cannot be checked right now. Please try again in a minute.");
  }
  return keySet.keys;
}

function pauseAfter({ isPending }: { isPending: boolean }): number {
  if (keySet) return pauseMs;
  return isPending ? fetchTimeoutMs : pauseWithoutKeysMs;
}

async function fetchKeys(url: string, now: number): Promise<void> {
  const attempt = { url, at: now, isPending: true };
  lastAttempt = attempt;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!response.ok) throw new Error(`JWKS answered ${response.status}`);
    const { keys } = v.parse(keySetSchema, await response.json());
    keySet = { url, keys, fetchedAt: now };
  } catch (error) {
    console.warn(JSON.stringify({ event: "jwks_unreachable", reason: describeError(error) }));
  } finally {
    attempt.isPending = false;
  }
}

async function waitForPendingAttempt(): Promise<void> {
  for (let waited = 0; waited < fetchTimeoutMs; waited += pollMs) {
    if (!lastAttempt?.isPending) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
