/**
 * Splits the manifest of our pictures into parts, so that each bundle takes only what it uses. The browser's first
 * view needs only the unusual sizes from `virtual:pictures`, so it stays as small with more pictures; the previews stay
 * on the server. `virtual:picture-texts` loads what the pictures show, one language at a time.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { locales } from "../../domain/languages/locales.ts";

const texts = "virtual:picture-texts";
const ids = ["virtual:pictures", texts, ...locales.map((locale) => `${texts}/${locale}`)];
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
      const id = source.slice(1);
      if (!ids.includes(id)) return undefined;
      if (id === texts) {
        const loaders = locales.map((locale) => `${locale}: () => import("${texts}/${locale}")`);
        return `export const loadPictureTexts = { ${loaders.join(", ")} };`;
      }
      const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
      const part = (pick: (entry: Manifest[string]) => unknown) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(manifest).map(([name, entry]) => [name, pick(entry)])),
        );
      if (id.startsWith(texts))
        return `export default ${part(({ alt }) => alt[id.slice(texts.length + 1)])};`;
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
