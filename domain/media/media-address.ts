/**
 * The address of a picture of the library: `/media/<id>-<width>x<height>`, then `-<x>x<y>` where its focal point is not
 * the middle. It says all that a page needs, so that nothing moves when the picture arrives. The database writes it
 * (picture_address()).
 */
import { pictureFile } from "../listings/picture-files.ts";

/** Of AVIF files, as far as the picture is that wide. The Worker makes these alone. */
export const mediaWidths = [480, 680, 800, 1200, 1600, 2400] as const;

const address =
  /^\/media\/(?<name>(?<id>[0-9a-f]{32})-(?<width>\d{1,5})x(?<height>\d{1,5}))(?:-(?<x>\d{1,3})x(?<y>\d{1,3}))?$/;

export type MediaPicture = {
  id: string;
  /** Of its file in the bucket, under `media/`. */
  name: string;
  width: number;
  height: number;
  /** What stays in view where it is cropped, in percent from the left and the top. */
  focus: { x: number; y: number } | undefined;
};

/** Undefined for a picture that is not of the library. */
export function readMedia(src: string): MediaPicture | undefined {
  const found = address.exec(src)?.groups;
  if (!found) return undefined;
  const { id = "", name = "", width, height, x, y } = found;
  const focus = x === undefined ? undefined : { x: Number(x), y: Number(y) };
  return { id, name, width: Number(width), height: Number(height), focus };
}

/** Of PNG files: for icons and for letters, whose readers do not all know newer formats. */
export const pngWidth = 480;

/** Undefined for a picture that is not of the library. */
export function smallPng(src: string): string | undefined {
  return readMedia(src) && `${src}?w=${pngWidth}&f=png`;
}

/** What an `<img>` and its `<source>` need. */
export function mediaFiles(src: string) {
  const picture = readMedia(src);
  if (!picture) return undefined;
  const { width, height, focus } = picture;
  const widths = mediaWidths.filter((_, index) => (mediaWidths[index - 1] ?? 0) < width);
  return {
    width,
    height,
    avif: widths.map((wide) => `${src}?w=${wide}&f=avif ${Math.min(wide, width)}w`).join(", "),
    /** For browsers that do not know AVIF. */
    file: pictureFile(src),
    position: focus && `${focus.x}% ${focus.y}%`,
  };
}
