/**
 * `npm run drawings`: writes every SVG into web/public, and PNGs for those who cannot show an SVG: share.png for social
 * networks, the icons for phones and old browsers.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { areas } from "./areas.ts";
import { coastMap } from "./coast-map.ts";
import { figures } from "./figures.ts";
import { marks } from "./marks.ts";
import { INK } from "./parts.ts";

const publicFolder = join(import.meta.dirname, "../../web/public");
const drawingsFolder = join(publicFolder, "drawings");
const named = Object.entries(areas).map(([slug, body]) => [`area-${slug}`, body] as const);

for (const [name, body] of [
  ...named,
  ...Object.entries(figures),
  ...Object.entries(marks),
  ["coast-map", coastMap()] as const,
  // Where the owner chooses another, ours is shown beside it.
  ["icon", marks.favicon] as const,
])
  await writeFile(join(name === "favicon" ? publicFolder : drawingsFolder, `${name}.svg`), body);
await sharp(Buffer.from(marks.share), { density: 72 })
  .resize(1200, 630)
  .png({ palette: true, quality: 90 })
  .toFile(join(publicFolder, "share.png"));

/** Phones round the corners themselves, so ours are filled. */
const drawIcon = (width: number) =>
  sharp(Buffer.from(marks.favicon), { density: (72 * width) / 64 })
    .resize(width, width)
    .flatten({ background: INK.page })
    .png({ compressionLevel: 9 })
    .toBuffer();
const touchIconPx = 180;
const tabIconPx = 32;
await writeFile(join(publicFolder, "apple-touch-icon.png"), await drawIcon(touchIconPx));
await writeFile(join(publicFolder, "favicon.ico"), makeIcon(await drawIcon(tabIconPx), tabIconPx));

/** Puts a square PNG into an ICO file, which old browsers and crawlers ask for. */
function makeIcon(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  // What it is (1 is an icon), and how many pictures it has.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // Width and height, one plane, 32 bits a pixel, then where the picture is.
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
