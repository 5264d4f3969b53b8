/** The pictures that an owner may choose, with those that we ship. A name is one of a text of the kind "picture". */
import { areaPictures } from "./area-pictures.ts";
import { frontPagePictures } from "./front-page-pictures.ts";

export const shippedPictures = {
  ...frontPagePictures,
  ...areaPictures,
  "site.logo": "/drawings/logo.svg",
} as const;
export type PictureName = keyof typeof shippedPictures;
