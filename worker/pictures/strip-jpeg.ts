/** JPEG (ITU-T T.81, annex B): segments with a marker and a length, then scans of compressed data. */
import { joinParts, textAt } from "./join-parts.ts";

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** APP1 is Exif and XMP, APP13 Photoshop, COM a remark. */
const applications = { first: 0xe0, last: 0xef };
const comment = 0xfe;
/** Colours depend on these: JFIF, an ICC profile, Adobe's transform. */
const keptApplications: Record<number, string> = { 0xe0: "JFIF\0", 0xe2: "ICC_PROFILE\0", 0xee: "Adobe" };

/** Null where the file is no whole JPEG. */
export function stripJpeg(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (file[0] !== 0xff || file[1] !== startOfImage) return null;
  const kept = [file.subarray(0, 2)];
  let at = 2;
  let hasFrame = false;
  let hasScan = false;
  while (file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of fill bytes may precede a marker.
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      kept.push(file.subarray(at, at + 2));
      return hasFrame && hasScan ? joinParts(kept) : null;
    }
    const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
    const end = at + 2 + length;
    if (marker === 0 || length < 2 || end > file.length) return null;
    if (isKept(file, marker, at + 4)) kept.push(file.subarray(at, end));
    hasFrame ||= isFrame(marker);
    at = end;
    if (marker === startOfScan) {
      hasScan = true;
      const next = findNextMarker(file, at);
      kept.push(file.subarray(at, next));
      at = next;
    }
  }
  return null;
}

function isKept(file: Uint8Array, marker: number, contents: number): boolean {
  if (marker === comment) return false;
  if (marker < applications.first || marker > applications.last) return true;
  const name = keptApplications[marker];
  return name !== undefined && textAt(file, contents, name.length) === name;
}

/** SOF0 to SOF15, without the tables whose numbers lie between. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** In compressed data FF is followed by 00, or by a restart marker D0 to D7. */
function findNextMarker(file: Uint8Array, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = file.indexOf(0xff, at + 2);
  }
  return file.length;
}
