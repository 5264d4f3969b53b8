// npm run pictures -- [name…] [--develop]: renders the named pictures (or all of them) with Blender, develops and
// encodes them, and rewrites manifest.json. `--develop` starts from the light of an earlier render.
// npm run pictures -- check: says which of our rules for pictures do not hold (check-pictures.ts).
// npm run pictures -- sheet FILE.png: all covers of the samples on one sheet, to see which look alike (draw-sheet.ts).
// Rendering needs a Python with the module bpy 5.0, encoding needs sharp. Building the site needs neither.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { widestShared } from "../../domain/listings/picture-files.ts";
import { pictures, type Picture } from "./pictures.ts";

const HERE = import.meta.dirname;
const WEB = join(HERE, "../../web");
const RAW = join(HERE, ".renders");
const OUT = join(WEB, "public", "pictures");
const MANIFEST = join(WEB, "pictures", "manifest.json");

/** Weight limits that pages rely on: 60 KB for a card, 120 at its largest, 180 KB for the hero at 1600 px. */
const CARD_BYTES = 60_000;
const LARGE_CARD_BYTES = 120_000;
const WIDE_BYTES = 180_000;
const PREVIEW_BYTES = 200;

/** Qualities, tried in this order until the weight fits. Below about 70 the hero's wide sky shows bands. */
const AVIF = { wide: [80, 74, 68, 62, 56], card: [64, 58, 52, 46, 40] };
const WEBP = [84, 78, 70, 62, 52];

type Entry = {
  width: number;
  height: number;
  widths: number[];
  preview: string;
  /** How it was made: the seed of its noise, samples a pixel, and how long the render took. */
  seed?: number;
  samples?: number;
  seconds?: number;
} & Pick<Picture, "alt" | "kind" | "rooms">;

async function main(names: string[], develop: boolean) {
  await mkdir(RAW, { recursive: true });
  await mkdir(OUT, { recursive: true });
  for (const name of names.length ? names : Object.keys(pictures)) {
    const picture = pictures[name];
    if (!picture) throw new Error(`No such picture: ${name}`);
    await runScene(develop ? "studio" : picture.scene, name, picture);
    await encode(name, picture);
  }
}

/**
 * One scene writes `<name>.exr`, its denoised light, `<name>.json`, how it was made, and `<name>.png`, developed;
 * `studio` alone develops again.
 */
async function runScene(scene: string, name: string, { size, samples, seed = 0, look, room }: Picture) {
  const [width, height] = size;
  const job = { variant: name, stem: join(RAW, name), width, height, samples, seed, look, room };
  const scenes = join(HERE, "scenes");
  await new Promise<void>((done, fail) => {
    const python = spawn("python3", [join(scenes, `${scene}.py`), JSON.stringify(job)], {
      env: { ...process.env, PYTHONPATH: scenes, PYTHONDONTWRITEBYTECODE: "1" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    python.on("error", fail);
    python.on("exit", (code) =>
      code === 0 ? done() : fail(new Error(`Blender ended with ${code} while rendering ${name}`)),
    );
  });
}

function limitOf({ kind }: Picture, width: number): number {
  if (width <= 800) return CARD_BYTES;
  return kind === "hero" ? WIDE_BYTES * Math.max(1, width / 1600) : LARGE_CARD_BYTES;
}

async function encode(name: string, picture: Picture) {
  const [wholeWidth, wholeHeight] = picture.size;
  const kept = picture.crop ?? { left: 0, top: 0, width: wholeWidth, height: wholeHeight };
  const { width, height } = kept;
  const full = await sharp(join(RAW, `${name}.png`))
    .extract(kept)
    .toColourspace("srgb")
    .png()
    .toBuffer();
  for (const wide of picture.widths) {
    const sized = sharp(full).resize({ width: wide, kernel: "lanczos3" });
    const limit = limitOf(picture, wide);
    await fit(
      join(OUT, `${name}-${wide}.avif`),
      limit,
      AVIF[picture.kind === "hero" ? "wide" : "card"],
      (quality) => sized.clone().avif({ quality, effort: 4, chromaSubsampling: "4:2:0" }),
    );
  }
  const shared = Math.min(widestShared, Math.max(...picture.widths));
  await fit(join(OUT, `${name}.webp`), limitOf(picture, shared), WEBP, (quality) =>
    sharp(full)
      .resize({ width: shared, kernel: "lanczos3" })
      .webp({ quality, effort: 5, smartSubsample: true }),
  );
  await record(name, {
    width,
    height,
    widths: picture.widths,
    preview: await tiny(full),
    alt: picture.alt,
    kind: picture.kind,
    rooms: picture.rooms,
    ...(await readMade(name)),
  });
}

type Made = Pick<Entry, "seed" | "samples" | "seconds">;

/** What the scene noted about its render; nothing for light rendered before scenes kept notes. */
async function readMade(name: string): Promise<Made> {
  return JSON.parse(await readFile(join(RAW, `${name}.json`), "utf8").catch(() => "{}"));
}

/** Writes the file at the best quality that stays within the limit. */
async function fit(
  path: string,
  limit: number,
  qualities: number[],
  at: (quality: number) => ReturnType<typeof sharp>,
) {
  for (const quality of qualities) {
    const bytes = await at(quality).toBuffer();
    if (bytes.length > limit && quality !== qualities.at(-1)) continue;
    await writeFile(path, bytes);
    return;
  }
}

/** Makes a blurred preview, 20 pixels wide, that is small enough to go into the page itself. */
async function tiny(full: Buffer): Promise<string> {
  for (const quality of [50, 35, 20, 5]) {
    const bytes = await sharp(full)
      .resize({ width: 20 })
      .blur(0.6)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    const text = `data:image/webp;base64,${bytes.toString("base64")}`;
    if (text.length < PREVIEW_BYTES || quality === 5) return text;
  }
  return "";
}

/** Updates the manifest, which lists only pictures whose files exist, in the order of pictures.ts. */
async function record(name: string, entry: Entry) {
  const known: Record<string, Entry> = JSON.parse(await readFile(MANIFEST, "utf8").catch(() => "{}"));
  const { seed = 0, samples = 0, seconds } = known[name] ?? {};
  known[name] = { ...(seconds !== undefined && { seed, samples, seconds }), ...entry };
  const kept: Record<string, Entry> = {};
  for (const [each, { alt, kind, rooms }] of Object.entries(pictures)) {
    const made = known[each];
    if (made && existsSync(join(OUT, `${each}-${made.widths[0]}.avif`)))
      kept[each] = { ...made, alt, kind, rooms };
  }
  await writeFile(MANIFEST, `${JSON.stringify(kept, null, 2)}\n`);
}

const words = process.argv.slice(2);
if (words[0] === "check") {
  await import("./check-pictures.ts");
} else if (words[0] === "sheet") {
  const { drawSheet } = await import("./draw-sheet.ts");
  await drawSheet(words[1] ?? "contact-sheet.png");
} else {
  await main(
    words.filter((word) => !word.startsWith("--")),
    words.includes("--develop"),
  );
}
