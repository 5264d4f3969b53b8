/**
 * Writes the texts to web/public/content (not in the repository). Both the browser and the Worker read them there as
 * static files, in development, in tests and in production.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { buildContent } from "./build-content.ts";
import { contentRoot, readSourceFiles } from "./sources/source-files.ts";
import { writeServedFiles } from "./write-served-files.ts";

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

async function writeContent(): Promise<void> {
  const files = [...(await buildContent(readSourceFiles()))].map(
    ([address, file]) => [join(publicDir, address), JSON.stringify(file)] as const,
  );
  await writeServedFiles(join(publicDir, "content"), new Map(files));
}
