/**
 * The lock on a data folder. Two Postgres on one folder destroy it, so a process that opens it holds this file beside
 * it: beside and not inside, so that the folder can be moved while it is locked. A killed process leaves its lock
 * behind; the next one sees that its holder is gone and takes it over.
 */
import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import * as v from "valibot";
import { isRunning, ownIdentity } from "./process-identity.ts";

const portSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535));
const holderSchema = v.object({
  /** Tells two locks of the same process apart. */
  id: v.string(),
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  started: v.nullable(v.string()),
  since: v.string(),
  /** What the holder does, as a person would type it. */
  command: v.string(),
  /** Set only by a start: where the product answers. */
  ports: v.optional(
    v.object({ site: portSchema, backend: v.optional(portSchema), outside: v.optional(portSchema) }),
  ),
});

export type LockHolder = v.InferOutput<typeof holderSchema>;
export type LockPurpose = Pick<LockHolder, "command" | "ports">;

export type FolderLock = {
  /** True when a process that ended without releasing it had held the lock. */
  isTakenOver: boolean;
  release(): void;
};

export class FolderInUseError extends Error {
  override name = "FolderInUseError";
  readonly holder: LockHolder;
  constructor(folder: string, holder: LockHolder) {
    super(describeHolder(folder, holder));
    this.holder = holder;
  }
}

/** Throws a FolderInUseError when another process holds the lock. */
export function lockFolder(folder: string, purpose: LockPurpose): FolderLock {
  const file = lockFileOf(folder);
  const own: LockHolder = {
    id: randomUUID(),
    ...ownIdentity(),
    since: new Date().toISOString(),
    ...purpose,
  };
  mkdirSync(dirname(file), { recursive: true });
  const isTakenOver = take(folder, file, own);
  return {
    isTakenOver,
    release: () => {
      if (readLock(file)?.id === own.id) rmSync(file, { force: true });
    },
  };
}

/** For commands that may also run beside a start, which sees their changes. They wait for nothing else. */
export function lockUnlessStarted(folder: string, purpose: LockPurpose): FolderLock {
  if (findHolder(folder)?.ports) return { isTakenOver: false, release: () => {} };
  return lockFolder(folder, purpose);
}

/** The running process that holds the folder. */
export function findHolder(folder: string): LockHolder | undefined {
  const holder = readLock(lockFileOf(folder));
  return holder && isRunning(holder) ? holder : undefined;
}

function lockFileOf(folder: string): string {
  return `${resolve(folder)}.lock`;
}

/**
 * A link appears with its whole content, and only for one process. Only the process that holds the lock on replacing
 * may replace a stale lock. Without that, the second of two processes that both saw the stale lock would remove the
 * lock that the first had taken meanwhile.
 */
function take(folder: string, file: string, own: LockHolder): boolean {
  for (;;) {
    if (linkNew(file, own)) return false;
    const holder = readLock(file);
    if (!holder) continue;
    if (isRunning(holder)) throw new FolderInUseError(folder, holder);
    const turn = `${file}.${holder.id}`;
    take(folder, turn, own);
    try {
      if (readLock(file)?.id !== holder.id) continue;
      renameSync(writeBeside(file, own), file);
      return true;
    } finally {
      rmSync(turn, { force: true });
    }
  }
}

function linkNew(file: string, own: LockHolder): boolean {
  const written = writeBeside(file, own);
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

function writeBeside(file: string, own: LockHolder): string {
  const name = `${file}.${randomUUID()}`;
  // Flushed, so that a power cut leaves no empty lock.
  writeFileSync(name, `${JSON.stringify(own, null, 2)}\n`, { flush: true });
  return name;
}

/** Undefined when there is no lock. A file that no process of ours wrote is a fault that a person must look at. */
function readLock(file: string): LockHolder | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const holder = v.safeParse(v.pipe(v.string(), v.parseJson(), holderSchema), text);
  if (holder.success) return holder.output;
  throw new Error(
    `${relative("", file)} is not readable as a lock. If nothing uses the folder, delete that file and start again.`,
  );
}

function describeHolder(folder: string, { pid, since, command, ports }: LockHolder): string {
  const name = relative("", folder) || folder;
  const holder = `${name} is in use by "${command}" (process ${pid}, since ${since})`;
  if (!ports) return `${holder}. Wait until it has ended.`;
  const backend = ports.backend ? `, its backend at http://127.0.0.1:${ports.backend}` : "";
  return `${holder}. It runs at http://localhost:${ports.site}${backend}. Stop it first: two starts would destroy the data.`;
}
