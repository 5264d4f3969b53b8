/** Writes what the server says to web/public/texts (not in the repository), where the Worker reads one language. */
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { locales } from "../../../domain/languages/locales.ts";
import { writeServedFiles } from "../../content/build/write-served-files.ts";
import { servedTextsAddress } from "../texts.ts";
import { readSourceTexts } from "./read-source-texts.ts";

export function servedTexts(textsFolder: string, publicFolder: string): Plugin {
  let written: Promise<void> | undefined;
  const write = async (version?: string) => {
    const files = await Promise.all(
      locales.map(
        async (locale) =>
          [
            join(publicFolder, servedTextsAddress(locale)),
            JSON.stringify(await readSourceTexts(locale, version)),
          ] as const,
      ),
    );
    await writeServedFiles(join(publicFolder, dirname(servedTextsAddress("en"))), new Map(files));
  };
  return {
    name: "served-texts",
    // Runs before anything copies or serves the public folder.
    configResolved: () => (written ??= write()),
    configureServer: (server) => {
      server.watcher.on("change", (file) => {
        if (!file.startsWith(textsFolder) || !file.endsWith(".ts")) return;
        written = Promise.resolve(written)
          .then(() => write(String(Date.now())))
          .then(
            // The Worker keeps the language it has read until it starts again.
            () => Object.values(server.environments).forEach(({ hot }) => hot.send({ type: "full-reload" })),
            (error: unknown) => server.config.logger.error(String(error)),
          );
      });
    },
  };
}
