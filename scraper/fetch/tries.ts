/**
 * How often a page is requested in all before its failure is final. The gate keeps a host's Retry-After and its
 * back-off, which use up no try.
 */

/** A host that says "not now" means it: a page is worth another try or two. */
const triesWhenBusy = 4;
/** For what breaks on the way: time-outs, connections, gateways. */
export const triesWhenBroken = 3;

/** Too many requests, unavailable. */
const busy = new Set([429, 503]);
/** Request time-out, too early. */
const brokenBelow500 = new Set([408, 425]);
/** Not implemented, version, negotiation, loop, not extended, network sign-in: the next answer would be the same. */
const finalAbove500 = new Set([501, 505, 506, 508, 510, 511]);

/** 1 for an answer that is final at once. */
export function triesFor(status: number): number {
  if (busy.has(status)) return triesWhenBusy;
  if (brokenBelow500.has(status)) return triesWhenBroken;
  return status >= 500 && !finalAbove500.has(status) ? triesWhenBroken : 1;
}
