/**
 * Splits the manifest of our pictures into parts, so that each bundle takes only what it uses. The browser's first
 * view needs only the unusual sizes from `virtual:pictures`, so it stays as small with more pictures; the previews stay
 * on the server. The texts are a separate module, `virtual:picture-texts`, which loads with the code that shows pictures
 * large.
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
      const usual = usualSize(manifest);
      const unusual = Object.entries(manifest).flatMap(([name, entry]) => {
        const size = sizeOf(entry);
        return String(size) === String(usual) ? [] : [[name, size]];
      });
      return [
        `export const usualSize = ${JSON.stringify(usual)};`,
        `export const unusualSizes = ${JSON.stringify(Object.fromEntries(unusual))};`,
        `export const picturePreviews = ${part(({ preview }) => preview)};`,
      ].join("\n");
    },
  };
}

/** Width and height, then the widths for which AVIF files exist. */
function sizeOf({ width, height, widths }: Manifest[string]): number[] {
  return [width, height, ...widths];
}

/** The size of most pictures. The browser's code names only the others. */
function usualSize(manifest: Manifest): number[] {
  const groups = Object.values(Object.groupBy(Object.values(manifest).map(sizeOf), String));
  return groups.toSorted((a = [], b = []) => b.length - a.length)[0]?.[0] ?? [];
}
