import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isShowableSize } from "../../../domain/listings/picture-size.ts";
import { stripMetadata } from "../../../worker/pictures/strip-metadata.ts";

type Format = "jpeg" | "png" | "webp" | "avif";
const make = async (format: Format, options: object = {}) =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 48, channels: 3, background: "#c84" } })
      .toFormat(format, options)
      .toBuffer(),
  );
const offsetOf = (file: Uint8Array, name: string) => Buffer.from(file).indexOf(name, 0, "latin1");

/** Where each format says its width and height, and how it writes them. */
const claims: [
  name: string,
  () => Promise<Uint8Array>,
  (file: Uint8Array, width: number, height: number) => void,
][] = [
  [
    "JPEG",
    () => make("jpeg"),
    (file, width, height) => {
      const frame = offsetOf(file, "\xff\xc0");
      const view = new DataView(file.buffer);
      view.setUint16(frame + 5, height);
      view.setUint16(frame + 7, width);
    },
  ],
  [
    "PNG",
    () => make("png"),
    (file, width, height) => {
      const view = new DataView(file.buffer);
      view.setUint32(16, width);
      view.setUint32(20, height);
    },
  ],
  [
    "AVIF",
    () => make("avif"),
    (file, width, height) => {
      const view = new DataView(file.buffer);
      view.setUint32(offsetOf(file, "ispe") + 8, width);
      view.setUint32(offsetOf(file, "ispe") + 12, height);
    },
  ],
];

test.for(claims)(
  "A %s that claims no pixel or billions is refused, and a real one is not",
  async ([, real, claim]) => {
    expect(isShowableSize(await real())).toBe(true);
    for (const [width, height] of [
      [0, 0],
      [0, 48],
      [65_535, 65_535],
      [30_000, 30_000],
      [12_001, 10],
      [11_000, 11_000],
    ] as const) {
      const file = await real();
      claim(file, width, height);
      expect(isShowableSize(file), `${width}×${height}`).toBe(false);
      expect(stripMetadata(file)).toBeNull();
    }
    const largest = await real();
    claim(largest, 12_000, 8_000);
    expect(isShowableSize(largest)).toBe(true);
  },
);

test("A WebP is judged by its frame, lossy or not, and by its canvas", async () => {
  const lossy = await make("webp");
  expect(isShowableSize(lossy)).toBe(true);
  new DataView(lossy.buffer).setUint16(offsetOf(lossy, "VP8 ") + 14, 0x3fff, true);
  expect(isShowableSize(lossy)).toBe(false);
  const lossless = await make("webp", { lossless: true });
  expect(isShowableSize(lossless)).toBe(true);
  new DataView(lossless.buffer).setUint32(offsetOf(lossless, "VP8L") + 9, 0x0fffffff, true);
  expect(isShowableSize(lossless)).toBe(false);
  const canvas = new Uint8Array([
    ...new TextEncoder().encode("RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0"),
    0,
    0,
    0,
    0,
    47,
    117,
    0,
    47,
    117,
    0,
  ]);
  expect(isShowableSize(canvas)).toBe(false);
});

test("No bytes whatever make it fail", () => {
  const starts = ["\xff\xd8", "\x89PNG", "RIFF\x20\0\0\0WEBP", "\0\0\0\x20ftyp", ""];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      isShowableSize(new Uint8Array([...Array.from(start, (letter) => letter.charCodeAt(0)), ...rest]));
    }),
  );
});
