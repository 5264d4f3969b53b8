/** The pictures that an owner may choose, with those that we ship. A name is one of a text of the kind "picture". */
import { readMedia, smallPng } from "../../media/media-address.ts";
import { areaPictures } from "./area-pictures.ts";
import { frontPagePictures } from "./front-page-pictures.ts";

export const shippedPictures = {
  ...frontPagePictures,
  ...areaPictures,
  "site.logo": "/drawings/logo.svg",
  "site.icon": "/drawings/icon.svg",
} as const;
export type PictureName = keyof typeof shippedPictures;

/** A wide logo cannot be read in a browser's tab. */
const widestIcon = 1.5;

/** For tabs and home screens: the owner's icon, or a logo that is about as wide as high. Undefined: ours. */
export function ownIcon(pictures: Readonly<Record<string, string>> = {}): string | undefined {
  const { "site.icon": icon, "site.logo": logo } = pictures;
  const { width = 0, height = 0 } = readMedia(logo ?? "") ?? {};
  const isSquare = width > 0 && Math.max(width / height, height / width) <= widestIcon;
  return smallPng(icon ?? "") ?? (isSquare ? smallPng(logo ?? "") : undefined);
}
