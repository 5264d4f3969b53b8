/**
 * Deployed, an isolate has 128 MB. Locally workerd gives each of about 25 isolates (ours and Miniflare's) a heap for a
 * machine's whole memory, so that one with little to do collects its garbage after hours. Memory would rise with every
 * visit: by 0.15 MB, measured. Docs: docs/decisions/0122-the-embedded-postgres-is-watched.md.
 */
const flags = [
  // Megabytes. The old generation starts small, and grows with what is alive.
  "--initial-heap-size=4",
  // Short-lived objects are collected after each megabyte, together with their buffers outside the heap.
  "--max-semi-space-size=1",
];

/** Before Miniflare is made: it reads the variable when it starts workerd. */
export function collectGarbageEarly(): void {
  process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= flags.join(" ");
}
