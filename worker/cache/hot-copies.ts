/**
 * The latest answers of this isolate, in memory, because asking the Cache API costs more than the rest of a hit.
 * Only values are kept, up to a size limit. edge-cache.ts decides whether one may still be used.
 */
import type { Answer } from "./shared-attempts.ts";

/** An isolate has 128 MB; a page of listings takes about 0.1. */
const mostBytes = 16 * 1024 * 1024;
const largestBytes = 1024 * 1024;
/** Key and headers count too, so an answer without a body is not free. */
const bytesBesideBody = 2_048;

const copies = new Map<string, Answer>();
let bytes = 0;

export function findHotCopy(key: string): Answer | undefined {
  const copy = copies.get(key);
  if (!copy) return undefined;
  // The least recently used copy comes first and is dropped first.
  copies.delete(key);
  copies.set(key, copy);
  return copy;
}

export function keepHotCopy(key: string, answer: Answer): void {
  forget(key);
  const size = sizeOf(answer);
  if (size > largestBytes) return;
  copies.set(key, answer);
  bytes += size;
  for (const oldest of copies.keys()) {
    if (bytes <= mostBytes) return;
    forget(oldest);
  }
}

function forget(key: string): void {
  const copy = copies.get(key);
  if (!copy) return;
  copies.delete(key);
  bytes -= sizeOf(copy);
}

function sizeOf({ body }: Answer): number {
  return body.byteLength + bytesBesideBody;
}
