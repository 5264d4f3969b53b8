/** `npm start -- --backup FILE` and `--restore FILE`: the whole data folder to one file and back. */
import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { BackupError, readArchive, writeArchive } from "./archive.ts";
import { checkData } from "./check-data.ts";
import { lockFolder } from "./lock.ts";
import { moveAside } from "./set-aside-data.ts";

/** Answers one line on what was written. */
export async function backUp(folder: string, file: string, now: Date): Promise<string> {
  const lock = lockFolder(folder, { command: "npm start -- --backup" });
  try {
    const state = await checkData(folder);
    if (state.kind === "none") throw new BackupError(`There is no data in ${nameOf(folder)}.`);
    if (state.kind === "damaged")
      throw new BackupError(`The data is damaged (${state.reason}): no backup was made.`);
    if (existsSync(file))
      throw new BackupError(`${file} exists. Choose another name: nothing is written over it.`);
    const unfinished = `${file}.unfinished`;
    try {
      const count = await writeArchive(folder, unfinished, now);
      await rename(unfinished, file);
      return `${count} files of ${nameOf(folder)} are in ${file} (${inMegabytes((await stat(file)).size)} MB). It holds keys and people's data: keep it safe.`;
    } finally {
      await rm(unfinished, { force: true });
    }
  } finally {
    lock.release();
  }
}

/** The data that was there is kept aside. Answers one line on what was restored. */
export async function restore(folder: string, file: string, now: Date): Promise<string> {
  const lock = lockFolder(folder, { command: "npm start -- --restore" });
  const unchecked = `${resolve(folder)}.unchecked`;
  try {
    if (!existsSync(file)) throw new BackupError("There is no such file.");
    await rm(unchecked, { recursive: true, force: true });
    await mkdir(unchecked, { recursive: true, mode: 0o700 });
    const { madeAt, files } = await readArchive(file, unchecked);
    const state = await checkData(unchecked);
    if (state.kind === "foreign") throw new BackupError("It belongs to other migrations.");
    if (state.kind === "none") throw new BackupError("There is no database in it.");
    if (state.kind === "damaged") throw new BackupError(`Its data is damaged: ${state.reason}.`);
    const earlier = existsSync(folder) ? await moveAside(folder, now) : undefined;
    await rename(unchecked, folder);
    const kept = earlier ? ` What was there is in ${nameOf(earlier)}.` : "";
    return `${files.length} files of ${madeAt} are restored to ${nameOf(folder)}.${kept}`;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(`${file} was not restored. ${error.message}`, { cause: error });
  } finally {
    await rm(unchecked, { recursive: true, force: true });
    lock.release();
  }
}

function nameOf(folder: string): string {
  return relative("", folder);
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(1);
}
