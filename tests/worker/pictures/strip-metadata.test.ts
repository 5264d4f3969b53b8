import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stripMetadata } from "../../../worker/pictures/strip-metadata.ts";

const secret = "taken-by-a-secret-owner";
const scene = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#c84" } })
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: "12/1 55/1 0/1" } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>${secret}</r></x:xmpmeta>`);

const formats = [
  ["jpg", () => scene().jpeg({ progressive: false }).toBuffer()],
  ["jpg", () => scene().jpeg({ progressive: true }).toBuffer()],
  ["png", () => scene().png().toBuffer()],
  ["webp", () => scene().webp().toBuffer()],
  ["webp", () => scene().webp({ lossless: true }).toBuffer()],
] as const;

test.each(formats)("A %s keeps its picture and loses who took it and where", async (extension, make) => {
  const file = new Uint8Array(await make());
  expect(Buffer.from(file).includes(secret)).toBe(true);
  const stripped = stripMetadata(file);
  expect(stripped?.extension).toBe(extension);
  const bytes = Buffer.from(stripped?.bytes ?? []);
  expect(bytes.includes(secret)).toBe(false);
  const { exif, xmp, width, height } = await sharp(bytes).metadata();
  expect({ exif, xmp, width, height }).toEqual({ exif: undefined, xmp: undefined, width: 64, height: 48 });
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
  expect(stripMetadata(bytes)?.bytes).toEqual(stripped?.bytes);
});

test.each(formats)("A %s that was cut off anywhere is refused", async (_, make) => {
  const file = new Uint8Array(await make());
  for (let length = 0; length < file.length; length += 7)
    expect(stripMetadata(file.subarray(0, length))).toBeNull();
  expect(stripMetadata(file.subarray(0, -1))).toBeNull();
});

test("Whatever follows a JPEG's end, such as the film of a moving picture, is removed", async () => {
  const file = new Uint8Array(await scene().jpeg().toBuffer());
  const longer = new Uint8Array([...file, ...new TextEncoder().encode(secret)]);
  expect(stripMetadata(longer)?.bytes).toEqual(stripMetadata(file)?.bytes);
});

test("No bytes whatever make it fail or wait", () => {
  const starts = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\x20\0\0\0WEBP"];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
      stripMetadata(new Uint8Array([...Array.from(start, (letter) => letter.charCodeAt(0)), ...rest]));
    }),
    { numRuns: 2_000 },
  );
  expect(stripMetadata(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBeNull();
});
