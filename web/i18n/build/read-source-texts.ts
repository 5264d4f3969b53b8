/** What the server says in a language, read from the source files by Node: for the build, the guide and the tests. */
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { Locale } from "../../../domain/languages/locales.ts";
import { type ServedTexts, serverSections, textFile } from "../texts.ts";

/** Node keeps what it has imported. Another version reads the files again. */
export async function readSourceTexts(locale: Locale, version = ""): Promise<ServedTexts> {
  const folder = join(import.meta.dirname, "..");
  return Object.fromEntries(
    await Promise.all(
      serverSections.map(async (section) => {
        const address = pathToFileURL(join(folder, textFile(locale, section))).href;
        const file: ServedTexts = await import(/* @vite-ignore */ `${address}${version && `?${version}`}`);
        return [section, file[section]] as const;
      }),
    ),
  );
}
