/** Draws the covers of all sample buildings and homes on one sheet, each with the name of its picture. */
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { isExcludedTitle } from "../../domain/listings/listing-exclusion.ts";
import { nameOfOurPicture } from "../../domain/listings/picture-files.ts";
import { makeBuildings } from "../../local/seed/buildings/make-building.ts";
import { makeSampleRows } from "../../local/seed/seed.ts";

const files = join(import.meta.dirname, "../../web/public/pictures");
const columns = 6;
const cell = { width: 300, height: 252 };
const cover = { width: 288, height: 200 };

type Row = { slug: string; images?: string[] };

export async function drawSheet(file: string): Promise<void> {
  const shown: Row[] = [
    ...makeBuildings(),
    ...makeSampleRows().filter(({ title }) => !isExcludedTitle(title)),
  ];
  const parts = await Promise.all(
    shown.map(({ slug, images = [] }, place) => drawCell(slug, images[0], place)),
  );
  const height = Math.ceil(shown.length / columns) * cell.height;
  await sharp({ create: { width: columns * cell.width, height, channels: 3, background: "#101828" } })
    .composite(parts.flat())
    .png({ palette: true })
    .toFile(file);
  console.log(`${shown.length} covers on ${file}`);
}

async function drawCell(slug: string, src: string | undefined, place: number): Promise<OverlayOptions[]> {
  const left = (place % columns) * cell.width + 6;
  const top = Math.floor(place / columns) * cell.height + 6;
  const name = src && nameOfOurPicture(src);
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cover.width}" height="44" font-family="sans-serif" font-size="13" fill="#fff">
      <text x="2" y="15">${slug.slice(0, 42)}</text><text x="2" y="34" fill="#9bb">${name ?? "no picture"}</text></svg>`,
  );
  const label = { input: words, left, top: top + cover.height };
  if (!name) return [label];
  const input = await sharp(join(files, `${name}.webp`))
    .resize(cover)
    .toBuffer();
  return [{ input, left, top }, label];
}
