/** Writes built files to their folder and removes others from it. */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes only changed files: a running server may be reading the others. */
export async function writeServedFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const kept = await readKept(folder);
  for (const target of kept.keys()) if (!files.has(target)) await rm(target);
  for (const [target, text] of files) {
    if (kept.get(target) === text) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

async function readKept(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const targets = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(targets.map(async (target) => [target, await readFile(target, "utf8")] as const)),
  );
}
