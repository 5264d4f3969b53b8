/**
 * Makes the six font files in web/fonts: a heading and a text face for Latin, Cyrillic and Thai pages,
 * each with the Latin letters and figures its pages mix in, so that no page needs more than two files.
 * Run by hand when a face or a character set changes, in a folder that has the sources:
 *   npm install @ibm/plex-sans-variable@0.2.0 @ibm/plex-sans-thai@1.1.0 @expo-google-fonts/spectral \
 *     @expo-google-fonts/trirong subset-font @capsizecss/unpack
 *   node <repository>/studio/fonts/subset-fonts.mjs
 * It prints the metrics that web/styles/fonts.css overrides its fallbacks with. All four families are OFL 1.1.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));
const { default: subsetFont } = await import(require.resolve("subset-font"));
const { fromBlob } = await import(join(process.cwd(), "node_modules/@capsizecss/unpack/dist/index.mjs"));

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join("");

const figuresAndMarks = "‘’‚“”„«»‹›–—…·•′″≈≤≥−×÷²³½¼→←↑↓✓№\u00a0\u202f\u2011€£¥฿₽";
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸŠšŽžıƒ" + figuresAndMarks;
const cyrillic = latin + range(0x400, 0x45f) + "Ґґ";
const thai =
  range(0x20, 0x7e) + "éèäöüß©" + figuresAndMarks + range(0xe01, 0xe3a) + range(0xe3f, 0xe5b) + "\u200b";

const text = "node_modules/@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf";
const textThai = "node_modules/@ibm/plex-sans-thai/fonts/complete/woff2/IBMPlexSansThai-Regular.woff2";
const heading = "node_modules/@expo-google-fonts/spectral/300Light/Spectral_300Light.ttf";
const headingThai = "node_modules/@expo-google-fonts/trirong/Trirong_300Light.ttf";
const weights = { variationAxes: { wght: { min: 400, max: 600 }, wdth: 100 } };
// Screens that need hinting are gone; of the features only what running text and columns of figures use.
const lean = {
  targetFormat: "woff2",
  noHinting: true,
  keepFeatures: ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"],
};

const files = [
  { name: "text-latin", source: text, characters: latin, options: weights },
  { name: "text-cyrillic", source: text, characters: cyrillic, options: weights },
  { name: "text-thai", source: textThai, characters: thai, options: {} },
  { name: "heading-latin", source: heading, characters: latin, options: {} },
  { name: "heading-cyrillic", source: heading, characters: cyrillic, options: {} },
  { name: "heading-thai", source: headingThai, characters: thai, options: {} },
];

for (const { name, source, characters, options } of files) {
  const original = await readFile(source);
  const subset = await subsetFont(original, characters, { ...lean, ...options });
  await writeFile(join(import.meta.dirname, "../../web/fonts", `${name}.woff2`), subset);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBlob(new Blob([original]));
  console.log(name, `${subset.length} bytes`, { ascent, descent, lineGap, unitsPerEm, xWidthAvg });
}
