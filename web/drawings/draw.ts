/** `npm run drawings`: writes every SVG into web/public, and share.png for services that cannot show an SVG. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { areas } from "./areas.ts";
import { coastMap } from "./coast-map.ts";
import { figures } from "./figures.ts";
import { marks } from "./marks.ts";

const publicFolder = join(import.meta.dirname, "../public");
const drawingsFolder = join(publicFolder, "drawings");
const named = Object.entries(areas).map(([slug, body]) => [`area-${slug}`, body] as const);

for (const [name, body] of [
  ...named,
  ...Object.entries(figures),
  ...Object.entries(marks),
  ["coast-map", coastMap()] as const,
])
  await writeFile(join(name === "favicon" ? publicFolder : drawingsFolder, `${name}.svg`), body);
await sharp(Buffer.from(marks.share), { density: 72 })
  .resize(1200, 630)
  .png({ palette: true, quality: 90 })
  .toFile(join(publicFolder, "share.png"));
