/**
 * The only code that touches the Cache API.
 *
 * The Cache API knows neither stale-while-revalidate nor stale-if-error, so a copy is stored for as long
 * as it may ever be used and carries when its data was read; this file decides what may be done with it.
 */
import { type CachePolicy, revalidate } from "./cache-policy.ts";
import { describeError } from "./describe-error.ts";
import { isLimit } from "./errors.ts";
import { hasJustFailed, noteFailedRefresh } from "./failed-refreshes.ts";
import { findHotCopy, keepHotCopy } from "./hot-copies.ts";
import { type Answer, isUnderWay, makeOnce } from "./shared-attempts.ts";

/** Epoch milliseconds of the oldest data in a response: layers of caching do not add up. */
export const dataAtHeader = "x-data-at";
/** Set on answers that stand in for better ones during an outage: they are never stored. */
export const degradedHeader = "x-degraded";
const versionHeader = "x-catalogue-version";
const etagHeader = "etag";

type CacheRequest = {
  request: Request;
  /** Canonical: known parameters only, sorted. */
  key: string;
  version: string;
  policyFor: (response: Response) => CachePolicy | undefined;
  produce: () => Promise<Response>;
  /** What to say when the backend cannot be asked and there is no copy. */
  fallBack?: (() => Promise<Response | undefined>) | undefined;
  cache: Pick<Cache, "match" | "put">;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
};

export async function serveCached(options: CacheRequest): Promise<Response> {
  const copy = await findCopy(options);
  if (!copy) return answer(options, await produceOrFallBack(options), "fwd=miss");

  const secondsLeft = freshSecondsLeft(options, copy);
  if (secondsLeft > 0) return answer(options, copy, `hit; ttl=${Math.floor(secondsLeft)}`);

  const policy = options.policyFor(copy);
  const ageSeconds = ageOf(options, copy);
  if (policy && isCurrent(options, copy) && ageSeconds < policy.staleSeconds) {
    if (mayRefresh(options)) options.waitUntil(refresh(options));
    return answer(options, copy, "hit; ttl=0; detail=stale-while-revalidate");
  }
  if (!policy || ageSeconds >= policy.keepSeconds) {
    return answer(options, await produceOrFallBack(options), "fwd=stale");
  }
  const refreshed = hasJustFailed(attemptKey(options), options.now()) ? undefined : await refresh(options);
  if (refreshed) return answer(options, refreshed, "fwd=stale");
  return answer(options, copy, "hit; detail=stale-if-error");
}

function mayRefresh(options: CacheRequest): boolean {
  const [key, now] = [attemptKey(options), options.now()];
  return !isUnderWay(key, now) && !hasJustFailed(key, now);
}

/** From this isolate's memory while it is fresh there, else from the data centre. */
async function findCopy(options: CacheRequest): Promise<Response | undefined> {
  const hot = findHotCopy(options.key);
  const hotCopy = hot && toResponse(hot);
  if (hotCopy && freshSecondsLeft(options, hotCopy) > 0) return hotCopy;

  const copy = await options.cache.match(new Request(options.key));
  if (!copy || freshSecondsLeft(options, copy) <= 0) return copy;
  const read = { status: copy.status, headers: [...copy.headers], body: await copy.arrayBuffer() };
  keepHotCopy(options.key, read);
  return toResponse(read);
}

/** Not above zero for a copy that must not be served without asking anybody. */
function freshSecondsLeft(options: CacheRequest, copy: Response): number {
  const policy = options.policyFor(copy);
  return policy && isCurrent(options, copy) ? policy.freshSeconds - ageOf(options, copy) : 0;
}

function isCurrent({ version }: CacheRequest, copy: Response): boolean {
  return copy.headers.get(versionHeader) === version;
}

function ageOf({ now }: CacheRequest, copy: Response): number {
  return (now() - Number(copy.headers.get(dataAtHeader))) / 1000;
}

/** An outage, or what stands in for it, does not replace a page that was whole. */
function isBetterThanCopy(produced: Response): boolean {
  return produced.status < 500 && !produced.headers.has(degradedHeader);
}

/** A better answer than the copy, or none. Who is told to wait has tried nothing: the next visitor may. */
async function refresh(options: CacheRequest): Promise<Response | undefined> {
  try {
    const produced = await produceAndStore(options);
    if (isBetterThanCopy(produced)) return produced;
    if (produced.status === 429) return undefined;
  } catch (error) {
    if (isLimit(error)) return undefined;
    console.warn(JSON.stringify({ event: "refresh_failed", reason: describeError(error) }));
  }
  noteFailedRefresh(attemptKey(options), options.now());
  return undefined;
}

async function produceOrFallBack(options: CacheRequest): Promise<Response> {
  try {
    return await produceAndStore(options);
  } catch (error) {
    const standIn = isLimit(error) ? undefined : await options.fallBack?.();
    if (!standIn) throw error;
    console.warn(JSON.stringify({ event: "stand_in", reason: describeError(error) }));
    return standIn;
  }
}

/** An isolate makes each version of a key once at a time, however many ask. */
function attemptKey({ key, version }: CacheRequest): string {
  return `${version} ${key}`;
}

/** Goes on when its visitor leaves: others wait for what it makes. */
function produceAndStore(options: CacheRequest): Promise<Response> {
  const work = makeAndStore(options);
  options.waitUntil(work.catch(() => {}));
  return work;
}

async function makeAndStore(options: CacheRequest): Promise<Response> {
  const { answer, isMaker, release } = await makeOnce(attemptKey(options), options.now, () => make(options));
  const response = toResponse(answer);
  const policy = options.policyFor(response);
  if (!isMaker) return response;
  if (!policy || response.headers.has("set-cookie")) {
    release();
    return response;
  }
  keepHotCopy(options.key, answer);
  const stored = toResponse(answer);
  stored.headers.set("cache-control", `public, max-age=${Math.ceil(policy.keepSeconds)}`);
  options.waitUntil(options.cache.put(new Request(options.key), stored).finally(release));
  return response;
}

async function make(options: CacheRequest): Promise<Answer> {
  const response = await options.produce();
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(dataAtHeader, headers.get(dataAtHeader) ?? String(options.now()));
  headers.set(versionHeader, options.version);
  headers.set(etagHeader, await etagOf(body));
  return { status: response.status, headers: [...headers], body };
}

function toResponse({ status, headers, body }: Answer): Response {
  const hasBody = status !== 304 && status !== 204;
  return new Response(hasBody ? body : null, { status, headers });
}

function answer(options: CacheRequest, response: Response, status: string): Response {
  const headers = new Headers(response.headers);
  const detail = headers.get(degradedHeader);
  headers.set("cache-status", `site; ${status}${detail ? `; detail=${detail}` : ""}`);
  // RFC 9111, section 5.1: whoever gets a stored answer is told how old it is.
  if (status.startsWith("hit")) headers.set("age", String(Math.max(0, Math.floor(ageOf(options, response)))));
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
