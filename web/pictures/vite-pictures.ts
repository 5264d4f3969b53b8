/**
 * `virtual:pictures`: what the manifest knows of our pictures, cut into parts of which each bundle takes what
 * it uses. The browser's first view needs sizes only; previews stay on the server, texts in the pages that show them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const id = "virtual:pictures";
const manifestFile = join(import.meta.dirname, "manifest.json");

type Manifest = Record<
  string,
  { width: number; height: number; widths: number[]; preview: string; alt: Record<string, string> }
>;

export function pictures(): Plugin {
  return {
    name: "pictures",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) => {
      if (source !== `\0${id}`) return undefined;
      const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
      const part = (pick: (entry: Manifest[string]) => unknown) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(manifest).map(([name, entry]) => [name, pick(entry)])),
        );
      return [
        `export const pictureSizes = ${part(({ width, height, widths }) => [width, height, ...widths])};`,
        `export const picturePreviews = ${part(({ preview }) => preview)};`,
        `export const pictureTexts = ${part(({ alt }) => alt)};`,
      ].join("\n");
    },
  };
}
