/** PNG (W3C, third edition): a signature, then chunks of a length, a name, contents and a check sum. */
import { joinParts, textAt } from "./join-parts.ts";

const signature = "\x89PNG\r\n\x1a\n";
/** What decides how the picture looks. Texts, times, Exif and all that is unknown go. */
const keptChunks = [
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
  "bKGD",
  "pHYs",
];

/** Null where the file is no whole PNG. */
export function stripPng(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (textAt(file, 0, signature.length) !== signature) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = [file.subarray(0, signature.length)];
  let at = signature.length;
  let hasData = false;
  while (at + 12 <= file.length) {
    const name = textAt(file, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (end > file.length) return null;
    if (at === signature.length && name !== "IHDR") return null;
    if (keptChunks.includes(name)) kept.push(file.subarray(at, end));
    hasData ||= name === "IDAT";
    if (name === "IEND") return hasData ? joinParts(kept) : null;
    at = end;
  }
  return null;
}
