// npm run pictures -- check: our rules for the pictures of sample homes, and where they do not hold.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isExcludedTitle } from "../../domain/listings/listing-exclusion.ts";
import { widestShared } from "../../domain/listings/picture-files.ts";
import { pictures } from "./pictures.ts";
import { findBrokenRules, type PictureEntry, type PictureFile, type ShownHome } from "./picture-rules.ts";
import { makeSampleRows } from "../../local/seed/seed.ts";

const web = join(import.meta.dirname, "..", "..", "web");
const manifest: Record<string, PictureEntry> = JSON.parse(
  await readFile(join(web, "pictures", "manifest.json"), "utf8"),
);
const files: PictureFile[] = [];
for (const [name, { widths }] of Object.entries(manifest)) {
  const shared = { file: `${name}.webp`, width: Math.min(widestShared, Math.max(...widths)) };
  for (const { file, width } of [
    ...widths.map((wide) => ({ file: `${name}-${wide}.avif`, width: wide })),
    shared,
  ]) {
    const found = await stat(join(web, "public", "pictures", file)).catch(() => undefined);
    files.push({ name, file, width, bytes: found?.size });
  }
}
const homes = makeSampleRows()
  .filter(({ title }) => !isExcludedTitle(title))
  .map((row): ShownHome => ({ slug: row.slug, images: row.images ?? [], bedrooms: row.bedrooms ?? 0 }));
/** The front page's own. */
const heroes = ["hero-bay", "hero-bay-portrait"];
const broken = findBrokenRules({ manifest, files, homes, described: pictures, elsewhere: heroes });
for (const { rule, where } of broken) console.log(`${rule}: ${where}`);
const counts = Object.groupBy(broken, ({ rule }) => rule);
for (const [rule, list = []] of Object.entries(counts)) console.log(`\n${list.length} × ${rule}`);
console.log(broken.length === 0 ? "All rules hold." : `\n${broken.length} broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
