/**
 * Ends statements that run too long, as Supabase does. Postgres' own `statement_timeout` needs a timer signal, which
 * WebAssembly does not have, and while Postgres works this thread handles no event. So a second thread asks V8's
 * inspector to interrupt this one, also in the middle of WebAssembly; if the time is over, the flags are set that
 * Postgres' signal handler would set, and Postgres ends the statement itself at its next check.
 */
import { join } from "node:path";
import { isMainThread, Worker } from "node:worker_threads";
import { messages, type PGlite } from "@electric-sql/pglite";

/**
 * Counted is the time that this thread worked: on a busy machine a statement that waits for a processor is not slow.
 * One that only sleeps is ended after ten times the limit.
 */
const longestWait = 10;

type Running = { limitMs: number; startedAt: number; workedAt: number };
/** At most one a database: its transactions wait for each other. */
const running = new Map<PGlite, Running>();

declare global {
  /** Called by the interrupting thread, by this name. */
  var endOverdueStatement: (() => void) | undefined;
}

let isWatched = false;

/** Only the main thread can be interrupted. Elsewhere, statements have no limit. */
function watch(): void {
  if (isWatched || !isMainThread) return;
  isWatched = true;
  globalThis.endOverdueStatement = endOverdue;
  const worker = new Worker(join(import.meta.dirname, "statement-timeout-thread.ts"));
  worker.on("error", (error) => console.error("The statement time-out does not work:", error));
  worker.unref();
}

/** The limit holds for all of `work`, which runs one caller's statements in a transaction. */
export async function limitTime<Result>(
  pglite: PGlite,
  seconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  watch();
  running.set(pglite, { limitMs: seconds * 1000, startedAt: performance.now(), workedAt: workedMs() });
  try {
    return await work();
  } catch (error) {
    // Postgres words it as if a person had cancelled the statement.
    if (error instanceof messages.DatabaseError && error.code === "57014") {
      error.message = "canceling statement due to statement timeout";
    }
    throw error;
  } finally {
    running.delete(pglite);
    setFlags(pglite, 0);
  }
}

function endOverdue(): void {
  for (const [pglite, { limitMs, startedAt, workedAt }] of running) {
    const isOver = workedMs() - workedAt > limitMs || performance.now() - startedAt > limitMs * longestWait;
    if (isOver) setFlags(pglite, 1);
  }
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Memory = { HEAPU8: Uint8Array; _QueryCancelPending: number; _InterruptPending: number };

/** The flags are integers of four bytes, the lowest first. */
function setFlags(pglite: PGlite, value: 0 | 1): void {
  const memory = pglite.Module as unknown as Memory;
  const { HEAPU8: bytes, _QueryCancelPending: cancelFlag, _InterruptPending: interruptFlag } = memory;
  bytes[cancelFlag] = value;
  bytes[interruptFlag] = value;
}
