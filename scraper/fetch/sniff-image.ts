/** Tells a picture's type from its first bytes, whatever its name and headers say; null for types we do not show. */

export type ImageType = { extension: "jpg" | "png" | "webp" | "avif"; contentType: string };

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function sniffImage(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, jpeg)) return { extension: "jpg", contentType: "image/jpeg" };
  if (startsWith(bytes, png)) return { extension: "png", contentType: "image/png" };
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") {
    return { extension: "webp", contentType: "image/webp" };
  }
  return isAvif(bytes) ? { extension: "avif", contentType: "image/avif" } : null;
}

/** ISO 14496-12 §4.3: the first box is `ftyp`, with a major brand, a version and compatible brands (4 bytes each). */
function isAvif(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || text(bytes, 4, 8) !== "ftyp") return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, bytes.length, 256); at += 4)
    brands.push(text(bytes, at, at + 4));
  return brands.includes("avif");
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
