/** The sizes of our own pictures, as the build's manifest has them. */
import { unusualSizes, usualSize } from "virtual:pictures";

export function sizeOfOurPicture(name: string): typeof usualSize {
  return unusualSizes[name] ?? usualSize;
}
