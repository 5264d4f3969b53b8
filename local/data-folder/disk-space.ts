/** A start needs room: Postgres stops in the middle of a write when there is none. */
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** A new database takes 40 MB, and its log grows by files of 16 MB. */
const neededBytes = 100 * 1024 ** 2;

export async function assertDiskSpace(folder: string, needed = neededBytes): Promise<void> {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Error(
    `The disk is full: ${inMegabytes(free)} MB are free, ${inMegabytes(needed)} MB are needed.`,
  );
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2);
}
