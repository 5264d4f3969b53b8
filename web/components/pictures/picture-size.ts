/** The sizes of our own pictures, as the build's manifest has them. */
import { unusualSizes, usualSize } from "virtual:pictures";
import { nameOfOurPicture, widestShared } from "../../../domain/listings/picture-files.ts";

export function sizeOfOurPicture(name: string): typeof usualSize {
  return unusualSizes[name] ?? usualSize;
}

/** The size of a picture's WebP file. Undefined for a picture that is not ours, because its size is not known. */
export function fileSize(src: string): { width: number; height: number } | undefined {
  const name = nameOfOurPicture(src);
  if (name === undefined) return undefined;
  const [width, height, ...widths] = sizeOfOurPicture(name);
  const wide = Math.min(widestShared, Math.max(...widths));
  return { width: wide, height: Math.round((wide * height) / width) };
}
