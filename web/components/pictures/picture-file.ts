/** Distinguishes our own pictures from those of listings by their address. */
import { pictureSizes } from "virtual:pictures";

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
  const [, , ...widths] = pictureSizes[src.slice(ours.length)] ?? [];
  return widths.length > 0 ? `${src}-${Math.max(...widths)}.webp` : "/drawings/picture-missing.svg";
}

/** The size of that file. Undefined for a picture that is not ours: nobody has measured it. */
export function fileSize(src: string): { width: number; height: number } | undefined {
  const [width, height, ...widths] = pictureSizes[nameOfOurPicture(src) ?? ""] ?? [];
  if (!width || !height) return undefined;
  const widest = Math.max(...widths);
  return { width: widest, height: Math.round((widest * height) / width) };
}
