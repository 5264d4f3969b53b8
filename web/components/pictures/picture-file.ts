/** Distinguishes our own pictures from those of listings by their address. */
import { unusualSizes, usualSize } from "virtual:pictures";

const ours = "/pictures/";
/** Of the WebP file. */
const widestPicture = 1200;

/** A scene that we rendered, not a photograph. */
export function isOurPicture(src: string): boolean {
  return src.startsWith(ours);
}

/** `/pictures/hero-bay` → `hero-bay`; undefined for a picture that is not ours. */
export function nameOfOurPicture(src: string): string | undefined {
  return isOurPicture(src) ? src.slice(ours.length) : undefined;
}

/** Every picture's one WebP file: for browsers that do not know AVIF, to open as a link, to share. */
export function pictureFile(src: string): string {
  return isOurPicture(src) ? `${src}.webp` : `${src}?w=${widestPicture}&f=webp`;
}

export function sizeOfOurPicture(name: string): typeof usualSize {
  return unusualSizes[name] ?? usualSize;
}

/** The size of that file. Undefined for a picture that is not ours, because its size is not known. */
export function fileSize(src: string): { width: number; height: number } | undefined {
  const name = nameOfOurPicture(src);
  if (name === undefined) return undefined;
  const [width, height, ...widths] = sizeOfOurPicture(name);
  const wide = Math.min(widestPicture, Math.max(...widths));
  return { width: wide, height: Math.round((wide * height) / width) };
}
