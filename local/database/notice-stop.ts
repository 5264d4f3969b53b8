/**
 * Notices that Postgres has stopped for good, for example in the middle of a write because the disk is full (PANIC).
 * PGlite catches the abort, and the next statement would keep the process busy forever. A real server would restart;
 * here nothing may run on that Postgres any more, and opening the folder again recovers all that was committed.
 */
import type { PGlite } from "@electric-sql/pglite";

export class PostgresStopped extends Error {
  override name = "PostgresStopped";
  /** As from a server that shut down ("admin_shutdown"), so that callers know to ask again later. */
  readonly code = "57P01";

  constructor(cause: unknown) {
    super("Postgres has stopped in the middle of its work. All that it had confirmed is kept.", { cause });
  }

  /** PGlite catches what its main loop throws, reads the status, and calls the loop again: only this ends that. */
  get status(): never {
    throw this;
  }
}

/** Resolves when Postgres stops. From then on every statement throws. */
export function noticeStop(pglite: PGlite): Promise<PostgresStopped> {
  const { _PostgresMainLoopOnce: runOnce } = pglite.Module;
  const { promise, resolve } = Promise.withResolvers<PostgresStopped>();
  let stopped: PostgresStopped | undefined;
  const runWatched = () => {
    if (stopped) throw stopped;
    try {
      runOnce();
    } catch (error) {
      if (isLongJump(error)) throw error;
      // Not thrown yet: what Postgres said last is still on its way to the caller.
      stopped = new PostgresStopped(error);
      resolve(stopped);
    }
  };
  Object.assign(pglite.Module, { _PostgresMainLoopOnce: runWatched });
  return promise;
}

/** An ordinary failed statement returns to the main loop with this exit status; PGlite keeps the number private. */
const longJumpStatus = 100;

function isLongJump(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === longJumpStatus;
}
