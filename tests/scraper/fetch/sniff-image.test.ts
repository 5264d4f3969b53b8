import sharp from "sharp";
import { expect, test } from "vitest";
import { sniffImage } from "../../../scraper/fetch/sniff-image.ts";

const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c96" } });

test("JPEG, PNG, WebP and AVIF are recognised by their bytes", async () => {
  expect(sniffImage(await drawn.clone().jpeg().toBuffer())).toEqual({
    extension: "jpg",
    contentType: "image/jpeg",
  });
  expect(sniffImage(await drawn.clone().png().toBuffer())).toEqual({
    extension: "png",
    contentType: "image/png",
  });
  expect(sniffImage(await drawn.clone().webp().toBuffer())).toEqual({
    extension: "webp",
    contentType: "image/webp",
  });
  expect(sniffImage(await drawn.clone().avif().toBuffer())).toEqual({
    extension: "avif",
    contentType: "image/avif",
  });
});

test("GIF, TIFF, SVG, HTML, other ISO media, half a signature and an empty file are refused", async () => {
  expect(sniffImage(await drawn.clone().gif().toBuffer())).toBeNull();
  expect(sniffImage(await drawn.clone().tiff().toBuffer())).toBeNull();
  const texts = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "<!doctype html><title>photo.jpg</title>",
    "RIFF\0\0\0\0WAVEfmt ",
    "\0\0\0\u0018ftypmp42\0\0\0\0mp42isom",
    "\0\0\0\u0010ftypheic",
    "avif",
    "",
  ];
  for (const text of texts) expect(sniffImage(new TextEncoder().encode(text))).toBeNull();
  expect(sniffImage(Uint8Array.of(0xff, 0xd8))).toBeNull();
  expect(sniffImage(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeNull();
});

test("A JPEG is recognised even if its comment mentions other types", async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, ...new TextEncoder().encode("ftypavif <script>")]);
  expect(sniffImage(bytes)?.extension).toBe("jpg");
});
