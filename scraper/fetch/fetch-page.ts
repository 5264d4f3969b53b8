/**
 * One request, guarded at every hop and limited in time, hops and decoded bytes.
 * It returns a tagged result and never throws because of what a site does.
 */
import { guardUrl, type UrlRefusal } from "../../domain/scraping/guard-url.ts";

export type FetchFailure =
  | { kind: "refused-url"; reason: UrlRefusal }
  | { kind: "other-host"; url: string }
  | { kind: "refused-by-robots" }
  | { kind: "robots-not-now" }
  | { kind: "not-our-turn"; comeBackInSeconds: number }
  | { kind: "told-to-wait"; seconds: number }
  | { kind: "no-turn-for-redirect" }
  | { kind: "redirects" }
  | { kind: "timeout" }
  | { kind: "too-large"; limit: number }
  | { kind: "network"; message: string };

export type Fetched = {
  kind: "answer";
  url: string;
  isRedirected: boolean;
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
};

export type FetchResult = Fetched | FetchFailure;

export type FetchRules = {
  fetch: typeof fetch;
  privateHostsAllowed: ReadonlySet<string>;
  /** Redirects may lead to other allowed hosts only; null allows any public one. */
  allowedHosts: ReadonlySet<string> | null;
  userAgent: string;
  limitBytes: number;
  timeoutMs: number;
  /** Validators from this address's last answer. They are not sent to the addresses it redirects to. */
  conditional?: { etag: string | null; lastModified: string | null };
  accept?: string;
  /** Keeps the part that fits when a body is too large, instead of refusing it. */
  cutOff?: boolean;
  /** Receives the body of a 200 as it arrives, instead of collecting it. Returning false stops the reading. */
  onBytes?: (chunk: Uint8Array) => Promise<boolean>;
  /** Called before every redirect, which is another request. Null lets it through, perhaps after a wait. */
  mayFollow?: (url: URL, redirect: Response) => Promise<FetchFailure | null>;
};

export const htmlLimitBytes = 2 * 1024 * 1024;
export const pageTimeoutMs = 12_000;
const maxRedirects = 5;
/** The first buffer's size, enough for most pages. It doubles whenever it is full. */
const firstBufferBytes = 256 * 1024;

export async function fetchPage(address: string, rules: FetchRules): Promise<FetchResult> {
  let leftMs = rules.timeoutMs;
  let signal = AbortSignal.timeout(leftMs);
  let redirect: Response | null = null;
  try {
    let next = address;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const verdict = guardUrl(next, rules.privateHostsAllowed);
      if (!verdict.ok) return { kind: "refused-url", reason: verdict.reason };
      if (rules.allowedHosts && !isAllowedHost(verdict.url, rules.allowedHosts)) {
        return { kind: "other-host", url: verdict.url.href };
      }
      const refusal = redirect && (await rules.mayFollow?.(verdict.url, redirect));
      if (refusal) return refusal;
      const askedAt = Date.now();
      // Waiting for a host's turn does not use up the host's time.
      if (redirect) signal = AbortSignal.timeout(leftMs);
      const response: Response = await rules.fetch(verdict.url, {
        headers: headersFor(rules, redirect === null),
        redirect: "manual",
        signal,
      });
      const target = redirectTarget(response, verdict.url);
      if (target !== null) {
        await response.body?.cancel();
        leftMs = Math.max(leftMs - (Date.now() - askedAt), 1);
        redirect = response;
        next = target;
        continue;
      }
      const bytes = await readUpTo(response, rules, signal);
      if (!bytes) return { kind: "too-large", limit: rules.limitBytes };
      return {
        kind: "answer",
        url: verdict.url.href,
        isRedirected: redirect !== null,
        status: response.status,
        headers: response.headers,
        bytes,
      };
    }
    return { kind: "redirects" };
  } catch (error) {
    if (signal.aborted) return { kind: "timeout" };
    return { kind: "network", message: error instanceof Error ? error.message : String(error) };
  }
}

/** An allowed host without a port allows only the default ports. */
export function isAllowedHost(url: URL, allowedHosts: ReadonlySet<string>): boolean {
  return allowedHosts.has(url.host) || allowedHosts.has(url.host.replace(/^www\./, ""));
}

function headersFor(rules: FetchRules, isFirst: boolean): Record<string, string> {
  const conditional = isFirst ? rules.conditional : undefined;
  return {
    "user-agent": rules.userAgent,
    accept: rules.accept ?? "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
    ...(conditional?.etag && { "if-none-match": conditional.etag }),
    ...(conditional?.lastModified && { "if-modified-since": conditional.lastModified }),
  };
}

function redirectTarget(response: Response, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(response.status)) return null;
  const location = response.headers.get("location");
  // An unreadable Location becomes an address that the guard refuses.
  return location === null ? null : (URL.parse(location, from.href)?.href ?? location);
}

/** `min` is standard but missing from the types. It fills the view in one read instead of one read per packet. */
type ReaderWithMin = {
  read(
    view: Uint8Array<ArrayBuffer>,
    options: { min: number },
  ): Promise<{ done: boolean; value?: Uint8Array<ArrayBuffer> | undefined }>;
  cancel(): Promise<void>;
};

/**
 * Counts decoded bytes as they arrive: a decompression bomb is cut off at the limit, whatever its headers say.
 * The abort signal does not reach the body reader in every runtime, so each read races the deadline.
 */
async function readUpTo(
  response: Response,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return new Uint8Array();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(new Error("deadline"));
    signal.addEventListener("abort", () => reject(new Error("deadline")), { once: true });
  });
  aborted.catch(() => undefined);
  const reader: ReaderWithMin = response.body.getReader({ mode: "byob" });
  const onBytes = response.status === 200 ? rules.onBytes : undefined;
  // Each read takes the buffer away and returns it, with the bytes read before still in it.
  let buffer = new ArrayBuffer(firstBufferBytes);
  let kept = 0;
  let size = 0;
  try {
    for (;;) {
      if (kept === buffer.byteLength) buffer = buffer.transfer(Math.min(2 * kept, rules.limitBytes + 1));
      const room = new Uint8Array(buffer, kept);
      const { done, value } = await Promise.race([reader.read(room, { min: room.byteLength }), aborted]);
      if (!value) return new Uint8Array(buffer, 0, kept);
      buffer = value.buffer;
      size += value.byteLength;
      if (size > rules.limitBytes && !rules.cutOff) return null;
      if (!onBytes) kept = Math.min(size, rules.limitBytes);
      else if (!(await onBytes(value))) return new Uint8Array();
      // The last bytes may come with the end or before it: runtimes differ.
      if (done || size > rules.limitBytes) return new Uint8Array(buffer, 0, kept);
    }
  } finally {
    // Not awaited: a site that never ends its body would keep us here.
    reader.cancel().catch(() => undefined);
  }
}
