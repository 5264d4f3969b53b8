/** Distinguishes our own pictures from those of listings by their address. */
import { unusualSizes, usualSize } from "virtual:pictures";

const ours = "/pictures/";

/** A scene that we rendered, not a photograph. */
export function isOurPicture(src: string): boolean {
  return src.startsWith(ours);
}

/** `/pictures/hero-bay` → `hero-bay`; undefined for a picture that is not ours. */
export function nameOfOurPicture(src: string): string | undefined {
  return isOurPicture(src) ? src.slice(ours.length) : undefined;
}

/** The file to open when a picture is a link, or to share: the widest one. */
export function pictureFile(src: string): string {
  if (!isOurPicture(src)) return `${src}?w=1200&f=webp`;
  const [, , ...widths] = sizeOfOurPicture(src.slice(ours.length));
  return `${src}-${Math.max(...widths)}.webp`;
}

export function sizeOfOurPicture(name: string): typeof usualSize {
  return unusualSizes[name] ?? usualSize;
}

/** The size of that file. Undefined for a picture that is not ours, because its size is not known. */
export function fileSize(src: string): { width: number; height: number } | undefined {
  const name = nameOfOurPicture(src);
  if (name === undefined) return undefined;
  const [width, height, ...widths] = sizeOfOurPicture(name);
  const widest = Math.max(...widths);
  return { width: widest, height: Math.round((widest * height) / width) };
}
