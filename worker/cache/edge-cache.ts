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
import type { Bytes, PlainAnswer } from "./plain-answer.ts";
import { type Answer, type Patience, isUnderWay, makeOnce } from "./shared-attempts.ts";

/** Epoch milliseconds of the oldest data in a response, so that the ages of cache layers do not add up. */
const dataAtHeader = "x-data-at";
export const degradedHeader = "x-degraded";
const versionHeader = "x-catalogue-version";
const etagHeader = "etag";

/** Not a Response, because the platform makes each of those slowly. */
type Copy = Omit<Answer, "body"> & { body: Bytes | ReadableStream | null };

type CacheRequest = Patience & {
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

export async function serveCached({ request, ...options }: CacheRequest & { request: Request }) {
  const { copy, status } = await findOrMake(options, { mayBeStale: true });
  return answer(options, request, copy, status);
}

/** An answer as a part of another one. */
export type ReadAnswer<Data = unknown> = {
  status: number;
  data: Data;
  /** Undefined for what is not cached. */
  dataAt?: number | undefined;
  degraded?: string | undefined;
};

/**
 * For what the Worker makes of it, with no Response in between. What is made of it shall be fresh itself, so it is no
 * copy past its fresh time, unless that cannot be refreshed.
 */
export async function readCached<Data>(options: CacheRequest): Promise<ReadAnswer<Data>> {
  const { copy } = await findOrMake(options, { mayBeStale: false });
  const { status, headers, body, data } = copy;
  return {
    status,
    data: (data ?? (await new Response(body).json())) as Data,
    dataAt: Number(headers[dataAtHeader]),
    degraded: headers[degradedHeader],
  };
}

/** `status` is for the header Cache-Status. */
async function findOrMake(
  options: CacheRequest,
  { mayBeStale }: { mayBeStale: boolean },
): Promise<{ copy: Copy; status: string }> {
  const copy = await findCopy(options);
  if (!copy) return { copy: await produceOrFallBack(options), status: "fwd=miss" };

  const secondsLeft = freshSecondsLeft(options, copy);
  if (secondsLeft > 0) return { copy, status: `hit; ttl=${Math.floor(secondsLeft)}` };

  const policy = options.policyFor(copy);
  const ageSeconds = ageOf(options, copy);
  if (policy && isCurrent(options, copy) && ageSeconds < policy.staleSeconds && mayBeStale) {
    if (mayRefresh(options)) options.waitUntil(refresh(options));
    return { copy, status: "hit; ttl=0; detail=stale-while-revalidate" };
  }
  if (!policy || ageSeconds >= policy.keepSeconds) {
    return { copy: await produceOrFallBack(options), status: "fwd=stale" };
  }
  const refreshed = hasJustFailed(attemptKey(options), options.now()) ? undefined : await refresh(options);
  return refreshed
    ? { copy: refreshed, status: "fwd=stale" }
    : { copy, status: "hit; detail=stale-if-error" };
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
  const copy = stored && {
    status: stored.status,
    headers: Object.fromEntries(stored.headers),
    body: stored.body,
  };
  // Another request may have refreshed it meanwhile.
  if (!copy || freshSecondsLeft(options, copy) <= 0) return findFreshHotCopy(options) ?? copy;
  const read = { ...copy, body: await stored.arrayBuffer() };
  keepHotCopy(options.key, read);
  return read;
}

function findFreshHotCopy(options: CacheRequest): Copy | undefined {
  const copy = findHotCopy(options.key);
  return copy && freshSecondsLeft(options, copy) > 0 ? copy : undefined;
}

/** Zero or less means that the copy must not be served without a refresh. */
function freshSecondsLeft(options: CacheRequest, copy: Copy): number {
  const policy = options.policyFor(copy);
  return policy && isCurrent(options, copy) ? policy.freshSeconds - ageOf(options, copy) : 0;
}

function isCurrent({ version }: CacheRequest, { headers }: Copy): boolean {
  return headers[versionHeader] === version;
}

function ageOf({ now }: CacheRequest, { headers }: Copy): number {
  return (now() - Number(headers[dataAtHeader])) / 1000;
}

/** An error, a visitor's rate limit or an answer made in an outage does not replace a complete page. */
function isBetterThanCopy({ status, headers }: Copy): boolean {
  return status < 500 && status !== 429 && !(degradedHeader in headers);
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
    return complete(options, standIn, options.now());
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
  if (!isMaker) return answer;
  const policy = options.policyFor(answer);
  if (!policy || "set-cookie" in answer.headers) {
    release();
    return answer;
  }
  // As bytes only: what they say would take several times their memory.
  const { data: _, ...kept } = answer;
  keepHotCopy(options.key, kept);
  const headers = { ...kept.headers, "cache-control": `public, max-age=${Math.ceil(policy.keepSeconds)}` };
  const stored = toResponse({ ...kept, headers });
  options.waitUntil(options.cache.put(new Request(options.key), stored).finally(release));
  return answer;
}

async function make(options: CacheRequest): Promise<Answer> {
  const readAt = options.now();
  return complete(options, await options.produce(), readAt);
}

/** Adds what the cache has to know of an answer. */
async function complete({ version }: CacheRequest, made: PlainAnswer, readAt: number): Promise<Answer> {
  const { status, data, degraded, dataAt = readAt } = made;
  // Faster than the platform's own conversion from text to bytes.
  const body =
    typeof made.body === "string"
      ? (new TextEncoder().encode(made.body) as Uint8Array<ArrayBuffer>)
      : made.body;
  const headers = {
    ...made.headers,
    [dataAtHeader]: String(dataAt),
    [versionHeader]: version,
    [etagHeader]: await etagOf(body),
    ...(degraded && { [degradedHeader]: degraded }),
  };
  return { status, headers, body, data };
}

function toResponse({ status, headers, body }: Copy): Response {
  const hasBody = status !== 304 && status !== 204;
  return new Response(hasBody ? body : null, { status, headers });
}

function answer(options: CacheRequest, request: Request, copy: Copy, status: string): Response {
  const { [versionHeader]: _, ...kept } = copy.headers;
  const detail = kept[degradedHeader];
  // RFC 9111, section 5.1: a stored answer carries its age, and so does one that was made of stored answers.
  const age = Math.max(0, Math.floor(ageOf(options, copy)));
  const headers = {
    ...kept,
    "cache-status": `site; ${status}${detail ? `; detail=${detail}` : ""}`,
    "cache-control": options.policyFor(copy) ? revalidate : "no-store",
    ...((status.startsWith("hit") || age > 0) && { age: String(age) }),
  };
  const etag = kept[etagHeader];
  if (copy.status === 200 && etag && matchesEtag(request, etag)) {
    return toResponse({ status: 304, headers, body: null });
  }
  return toResponse({ ...copy, headers, body: request.method === "HEAD" ? null : copy.body });
}

function matchesEtag(request: Request, etag: string): boolean {
  const wanted = request.headers.get("if-none-match");
  return (
    wanted !== null &&
    wanted.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*")
  );
}

async function etagOf(body: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}
