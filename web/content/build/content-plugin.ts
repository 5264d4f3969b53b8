/**
 * Writes the texts to web/public/content (not in the repository). Both the browser and the Worker read them there as
 * static files, in development, in tests and in production.
 */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { buildContent } from "./build-content.ts";
import { contentRoot, readSourceFiles } from "./sources/source-files.ts";

const publicDir = fileURLToPath(new URL("../public/", contentRoot));

export function content(): Plugin {
  /** Writes one after the other, so that an older state never overwrites a newer one. */
  let written: Promise<void> | undefined;
  return {
    name: "content",
    // Runs before anything copies or serves the public folder.
    configResolved: () => (written ??= writeContent()),
    configureServer: (server) => {
      const folder = fileURLToPath(contentRoot);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder) || !/\.(?:mdx|yaml)$/u.test(file)) return;
        written = Promise.resolve(written)
          .then(writeContent)
          .then(
            () => server.hot.send({ type: "full-reload" }),
            (error: unknown) => server.config.logger.error(String(error)),
          );
      });
    },
  };
}

/** Writes only changed files: a running server may be reading the others. */
async function writeContent(): Promise<void> {
  const files = new Map(
    [...(await buildContent(readSourceFiles()))].map(([address, file]) => [
      join(publicDir, address),
      JSON.stringify(file),
    ]),
  );
  const kept = await readKept(join(publicDir, "content"));
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
