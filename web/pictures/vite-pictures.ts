/**
 * Splits the manifest of our pictures into parts, so that each bundle takes only what it uses. The browser's first
 * view needs only the sizes from `virtual:pictures`; the previews stay on the server. The texts are a separate module,
 * `virtual:picture-texts`, which loads with the code that shows pictures large.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const ids = ["virtual:pictures", "virtual:picture-texts"];
const manifestFile = join(import.meta.dirname, "manifest.json");

type Manifest = Record<
  string,
  { width: number; height: number; widths: number[]; preview: string; alt: Record<string, string> }
>;

export function pictures(): Plugin {
  return {
    name: "pictures",
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    load: async (source) => {
      if (!ids.includes(source.slice(1))) return undefined;
      const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
      const part = (pick: (entry: Manifest[string]) => unknown) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(manifest).map(([name, entry]) => [name, pick(entry)])),
        );
      if (source.endsWith("texts")) return `export const pictureTexts = ${part(({ alt }) => alt)};`;
      return [
        `export const pictureSizes = ${part(({ width, height, widths }) => [width, height, ...widths])};`,
        `export const picturePreviews = ${part(({ preview }) => preview)};`,
      ].join("\n");
    },
  };
}
