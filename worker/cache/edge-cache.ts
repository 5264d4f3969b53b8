/**
 * The only code that touches the Cache API.
 *
 * The Cache API knows neither stale-while-revalidate nor stale-if-error. So a copy is stored for as long as it may
 * ever be used, with the time its data was read, and this file decides how it may be used.
 */
import { type CachePolicy, revalidate } from "./cache-policy.ts";
import { describeError } from "../../domain/describe-error.ts";
import { isLimit } from "../errors.ts";
import { hasJustFailed, noteFailedRefresh } from "./failed-refreshes.ts";
import { findHotCopy, keepHotCopy } from "./hot-copies.ts";
import type { PlainAnswer } from "./plain-answer.ts";
import { type Answer, type Patience, isUnderWay, makeOnce } from "./shared-attempts.ts";

/** Epoch milliseconds of the oldest data in a response, so that the ages of cache layers do not add up. */
export const dataAtHeader = "x-data-at";
/** Of a request: no copy past its fresh time, unless it cannot be refreshed (RFC 9111, section 5.2.1.2). */
export const freshOnly = { "cache-control": "max-stale=0" };
export const degradedHeader = "x-degraded";
const versionHeader = "x-catalogue-version";
const etagHeader = "etag";

/** An answer that can still be changed. Not a Response, because the platform makes each of those slowly. */
type Copy = { status: number; headers: Headers; body: ArrayBuffer | ReadableStream | null };

type CacheRequest = Patience & {
  request: Request;
  /** Canonical: known parameters only, sorted. */
  key: string;
  version: string;
  policyFor: (answer: Pick<Copy, "status" | "headers">) => CachePolicy | undefined;
  produce: () => Promise<PlainAnswer>;
  /** The answer when the backend is down and there is no copy. */
  fallBack?: (() => Promise<PlainAnswer | undefined>) | undefined;
  cache: Pick<Cache, "match" | "put">;
  waitUntil: (work: Promise<unknown>) => void;
};

export async function serveCached(options: CacheRequest): Promise<Response> {
  const copy = await findCopy(options);
  if (!copy) return answer(options, await produceOrFallBack(options), "fwd=miss");

  const secondsLeft = freshSecondsLeft(options, copy);
  if (secondsLeft > 0) return answer(options, copy, `hit; ttl=${Math.floor(secondsLeft)}`);

  const policy = options.policyFor(copy);
  const ageSeconds = ageOf(options, copy);
  if (policy && isCurrent(options, copy) && ageSeconds < policy.staleSeconds && acceptsStale(options)) {
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

/** What is made from this answer shall be fresh itself, so it waits for the refresh. */
function acceptsStale({ request }: CacheRequest): boolean {
  return request.headers.get("cache-control") !== freshOnly["cache-control"];
}

function mayRefresh(options: CacheRequest): boolean {
  const key = attemptKey(options);
  return !isUnderWay(key, options) && !hasJustFailed(key, options.now());
}

/** From this isolate's memory while it is fresh there, else from the data centre. */
async function findCopy(options: CacheRequest): Promise<Copy | undefined> {
  const hot = findFreshHotCopy(options);
  if (hot) return hot;

  const stored = await options.cache.match(new Request(options.key));
  const copy = stored && fromResponse(stored);
  // Another request may have refreshed it meanwhile.
  if (!copy || freshSecondsLeft(options, copy) <= 0) return findFreshHotCopy(options) ?? copy;
  const read = { status: copy.status, headers: [...copy.headers], body: await stored.arrayBuffer() };
  keepHotCopy(options.key, read);
  return { ...copy, body: read.body };
}

function findFreshHotCopy(options: CacheRequest): Copy | undefined {
  const hot = findHotCopy(options.key);
  const copy = hot && toCopy(hot);
  return copy && freshSecondsLeft(options, copy) > 0 ? copy : undefined;
}

/** Zero or less means that the copy must not be served without a refresh. */
function freshSecondsLeft(options: CacheRequest, copy: Copy): number {
  const policy = options.policyFor(copy);
  return policy && isCurrent(options, copy) ? policy.freshSeconds - ageOf(options, copy) : 0;
}

function isCurrent({ version }: CacheRequest, copy: Copy): boolean {
  return copy.headers.get(versionHeader) === version;
}

function ageOf({ now }: CacheRequest, copy: Copy): number {
  return (now() - Number(copy.headers.get(dataAtHeader))) / 1000;
}

/** An error or an answer of an outage does not replace a complete page. */
function isBetterThanCopy(produced: Copy): boolean {
  return produced.status < 500 && !produced.headers.has(degradedHeader);
}

/** A better answer than the copy, or none. A rate-limited visitor has tried nothing, so the next one may try. */
async function refresh(options: CacheRequest): Promise<Copy | undefined> {
  try {
    const produced = await produceAndStore(options);
    // Made of copies that could not be refreshed, it is no fresher than the copy, and the next try waits too.
    if (options.policyFor(produced) && freshSecondsLeft(options, produced) <= 0) {
      noteFailedRefresh(attemptKey(options), options.now());
    }
    if (isBetterThanCopy(produced)) return produced;
    if (produced.status === 429) return undefined;
  } catch (error) {
    if (isLimit(error)) return undefined;
    console.warn(JSON.stringify({ event: "refresh_failed", reason: describeError(error) }));
  }
  noteFailedRefresh(attemptKey(options), options.now());
  return undefined;
}

async function produceOrFallBack(options: CacheRequest): Promise<Copy> {
  try {
    return await produceAndStore(options);
  } catch (error) {
    const standIn = isLimit(error) ? undefined : await options.fallBack?.();
    if (!standIn) throw error;
    console.warn(JSON.stringify({ event: "stand_in", reason: describeError(error) }));
    return toCopy(await complete(options, standIn, options.now()));
  }
}

/** An isolate makes each version of a key once at a time, however many requests want it. */
function attemptKey({ key, version }: CacheRequest): string {
  return `${version} ${key}`;
}

/** Continues when its visitor leaves, because others wait for the result. */
function produceAndStore(options: CacheRequest): Promise<Copy> {
  const work = makeAndStore(options);
  options.waitUntil(work.catch(() => {}));
  return work;
}

async function makeAndStore(options: CacheRequest): Promise<Copy> {
  const { answer, isMaker, release } = await makeOnce(attemptKey(options), options, () => make(options));
  const copy = toCopy(answer);
  if (!isMaker) return copy;
  const policy = options.policyFor(copy);
  if (!policy || copy.headers.has("set-cookie")) {
    release();
    return copy;
  }
  keepHotCopy(options.key, answer);
  const stored = toCopy(answer);
  stored.headers.set("cache-control", `public, max-age=${Math.ceil(policy.keepSeconds)}`);
  options.waitUntil(options.cache.put(new Request(options.key), toResponse(stored)).finally(release));
  return copy;
}

async function make(options: CacheRequest): Promise<Answer> {
  const readAt = options.now();
  return complete(options, await options.produce(), readAt);
}

/** Adds what the cache has to know of an answer. */
async function complete({ version }: CacheRequest, made: PlainAnswer, readAt: number): Promise<Answer> {
  const body = await new Response(made.body).arrayBuffer();
  const headers = new Headers(made.headers);
  headers.set(dataAtHeader, String(made.dataAt ?? readAt));
  headers.set(versionHeader, version);
  headers.set(etagHeader, await etagOf(body));
  if (made.degraded) headers.set(degradedHeader, made.degraded);
  return { status: made.status, headers: [...headers], body };
}

function toCopy({ status, headers, body }: Answer): Copy {
  return { status, headers: new Headers(headers), body };
}

function fromResponse({ status, headers, body }: Response): Copy {
  return { status, headers: new Headers(headers), body };
}

function toResponse({ status, headers, body }: Copy): Response {
  const hasBody = status !== 304 && status !== 204;
  return new Response(hasBody ? body : null, { status, headers });
}

function answer(options: CacheRequest, copy: Copy, status: string): Response {
  const { headers } = copy;
  const detail = headers.get(degradedHeader);
  headers.set("cache-status", `site; ${status}${detail ? `; detail=${detail}` : ""}`);
  // RFC 9111, section 5.1: a stored answer carries its age, and so does one that was made of stored answers.
  const age = Math.max(0, Math.floor(ageOf(options, copy)));
  if (status.startsWith("hit") || age > 0) headers.set("age", String(age));
  const isCacheable = options.policyFor(copy) !== undefined;
  headers.set("cache-control", isCacheable ? revalidate : "no-store");
  headers.delete(versionHeader);
  const etag = headers.get(etagHeader);
  if (copy.status === 200 && etag && matchesEtag(options.request, etag)) {
    return toResponse({ status: 304, headers, body: null });
  }
  return toResponse(options.request.method === "HEAD" ? { ...copy, body: null } : copy);
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
