/** WebP (RFC 9649): a RIFF file of chunks, each with a name, a length and contents of an even size. */
import { joinParts, textAt } from "./join-parts.ts";

const headerLength = 12;
const keptChunks = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"];
/** Flags of VP8X (RFC 9649, section 2.7): there is Exif, there is XMP. */
const metadataFlags = 0x08 | 0x04;

/** Null where the file is no whole WebP. */
export function stripWebp(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (textAt(file, 0, 4) !== "RIFF" || textAt(file, 8, 4) !== "WEBP") return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = 8 + view.getUint32(4, true);
  if (end > file.length) return null;
  const kept = [file.slice(0, headerLength)];
  let at = headerLength;
  let hasPicture = false;
  while (at + 8 <= end) {
    const name = textAt(file, at, 4);
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > end) return null;
    hasPicture ||= ["VP8 ", "VP8L", "ANMF"].includes(name) && length > 0;
    if (keptChunks.includes(name)) {
      const chunk = file.slice(at, next);
      if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
      kept.push(chunk);
    }
    at = next;
  }
  if (at !== end || !hasPicture) return null;
  const stripped = joinParts(kept);
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  return stripped;
}
