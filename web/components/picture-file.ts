/** The one file to open when a picture is a link: its widest. */
import { pictureSizes } from "virtual:pictures";

const ours = "/pictures/";

export function pictureFile(src: string): string {
  if (!src.startsWith(ours)) return `${src}?w=1200&f=webp`;
  const [, , ...widths] = pictureSizes[src.slice(ours.length)] ?? [];
  return widths.length > 0 ? `${src}-${Math.max(...widths)}.webp` : "/drawings/picture-missing.svg";
}
