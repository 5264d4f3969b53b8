/**
 * Writes the texts to web/public/content (not in the repository), from where both the browser and the Worker
 * read them as static files: in development, in tests and deployed alike.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { buildContent } from "./build-content.ts";
import { contentRoot, readSourceFiles } from "./source-files.ts";

const publicDir = fileURLToPath(new URL("../public/", contentRoot));

export function content(): Plugin {
  let written: Promise<void> | undefined;
  return {
    name: "content",
    // Before anything copies or serves the public folder.
    configResolved: () => (written ??= writeContent()),
    configureServer: (server) => {
      const folder = fileURLToPath(contentRoot);
      server.watcher.on("change", (file) => {
        if (!file.startsWith(folder) || !/\.(?:mdx|yaml)$/u.test(file)) return;
        void writeContent().then(
          () => server.hot.send({ type: "full-reload" }),
          (error: unknown) => server.config.logger.error(String(error)),
        );
      });
    },
  };
}

async function writeContent(): Promise<void> {
  const files = await buildContent(readSourceFiles());
  await rm(join(publicDir, "content"), { recursive: true, force: true });
  for (const [address, file] of files) {
    const target = join(publicDir, address);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(file));
  }
}
