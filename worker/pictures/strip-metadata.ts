/**
 * A picture without what cameras and programs add to it: place, device, owner, thumbnails, films behind the picture.
 * A Worker has no image library, so this copies the parts that a browser needs to show it and refuses what it cannot
 * read from end to end. A file that was cut off is refused too.
 */
import { isShowableSize } from "../../domain/listings/picture-size.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { stripWebp } from "./strip-webp.ts";

export type StrippedPicture = {
  bytes: Uint8Array<ArrayBuffer>;
  extension: "jpg" | "png" | "webp";
  contentType: string;
};

/** Null where the file is no whole JPEG, PNG or WebP, or none of a size that can be shown. */
export function stripMetadata(file: Uint8Array): StrippedPicture | null {
  if (!isShowableSize(file)) return null;
  const jpeg = stripJpeg(file);
  if (jpeg) return { bytes: jpeg, extension: "jpg", contentType: "image/jpeg" };
  const png = stripPng(file);
  if (png) return { bytes: png, extension: "png", contentType: "image/png" };
  const webp = stripWebp(file);
  return webp && { bytes: webp, extension: "webp", contentType: "image/webp" };
}
