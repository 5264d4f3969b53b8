/**
 * The only code that touches the Cache API.
 *
 * The Cache API knows neither stale-while-revalidate nor stale-if-error, so a copy is stored for as long
 * as it may ever be used and carries when its data was read; this file decides what may be done with it.
 */
import { type CachePolicy, revalidate } from "./cache-policy.ts";

/** Epoch milliseconds of the oldest data in a response: layers of caching do not add up. */
export const dataAtHeader = "x-data-at";
const versionHeader = "x-catalogue-version";
const etagHeader = "etag";

type CacheRequest = {
  request: Request;
  /** Canonical: known parameters only, sorted. */
  key: string;
  version: string;
  policyFor: (response: Response) => CachePolicy | undefined;
  produce: () => Promise<Response>;
  cache: Cache;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
};

export async function serveCached(options: CacheRequest): Promise<Response> {
  const copy = await options.cache.match(new Request(options.key));
  if (!copy) return answer(options, await produceAndStore(options), "fwd=miss");

  const policy = options.policyFor(copy);
  const ageSeconds = (options.now() - Number(copy.headers.get(dataAtHeader))) / 1000;
  const isCurrent = copy.headers.get(versionHeader) === options.version;

  if (policy && isCurrent && ageSeconds < policy.freshSeconds) {
    return answer(options, copy, `hit; ttl=${Math.floor(policy.freshSeconds - ageSeconds)}`);
  }
  if (policy && isCurrent && ageSeconds < policy.staleSeconds) {
    options.waitUntil(produceAndStore(options));
    return answer(options, copy, "hit; ttl=0; detail=stale-while-revalidate");
  }
  return refreshOrFallBack(options, copy, policy !== undefined && ageSeconds < policy.keepSeconds);
}

async function refreshOrFallBack(
  options: CacheRequest,
  copy: Response,
  mayFallBack: boolean,
): Promise<Response> {
  try {
    const produced = await produceAndStore(options);
    if (produced.status < 500 || !mayFallBack) return answer(options, produced, "fwd=stale");
  } catch (error) {
    if (!mayFallBack) throw error;
  }
  return answer(options, copy, "hit; detail=stale-if-error");
}

async function produceAndStore(options: CacheRequest): Promise<Response> {
  const response = await options.produce();
  const policy = options.policyFor(response);
  if (!policy) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(dataAtHeader, headers.get(dataAtHeader) ?? String(options.now()));
  headers.set(versionHeader, options.version);
  headers.set(etagHeader, await etagOf(body));
  headers.set("cache-control", `public, max-age=${Math.ceil(policy.keepSeconds)}`);
  const stored = new Response(body, { status: response.status, headers });
  options.waitUntil(options.cache.put(new Request(options.key), stored.clone()));
  return stored;
}

function answer(options: CacheRequest, response: Response, status: string): Response {
  const headers = new Headers(response.headers);
  headers.set("cache-status", `site; ${status}`);
  const isCacheable = options.policyFor(response) !== undefined;
  headers.set("cache-control", isCacheable ? revalidate : "no-store");
  headers.delete(versionHeader);
  const etag = headers.get(etagHeader);
  if (response.status === 200 && etag && matchesEtag(options.request, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = options.request.method === "HEAD" ? null : response.body;
  return new Response(body, { status: response.status, headers });
}

function matchesEtag(request: Request, etag: string): boolean {
  const wanted = request.headers.get("if-none-match");
  return (
    wanted !== null &&
    wanted.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*")
  );
}

async function etagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}
