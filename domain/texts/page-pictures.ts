/** The pictures that an owner may choose, with those that we ship. A name is one of a text of the kind "picture". */
import type { AreaSlug } from "../places/areas.ts";

export const frontPagePictures = {
  "frontPage.hero": "/pictures/hero-bay",
  /** In windows that are higher than wide. An owner's hero stands there too, until this one is chosen as well. */
  "frontPage.heroPhone": "/pictures/hero-bay-portrait",
  "frontPage.live": "/pictures/balcony-sea-lounge",
  "frontPage.closing": "/pictures/rooftop-pool-bay",
} as const;
export type FrontPagePicture = keyof typeof frontPagePictures;

/** Each shows the coast or the houses of its area: the old wooden ones of Naklua, the reservoir in the east. */
export const areaPictures = {
  "area.naklua": "/pictures/house-wood-day",
  "area.wongamat": "/pictures/view-bay-north",
  "area.central-pattaya": "/pictures/view-bay-blue",
  "area.east-pattaya": "/pictures/view-lake-east",
  "area.pratumnak": "/pictures/balcony-bay-dinner",
  "area.jomtien": "/pictures/beach-jomtien-day",
  "area.na-jomtien": "/pictures/tower-pool-day",
  "area.bang-saray": "/pictures/view-palms-sea",
} as const satisfies Record<`area.${AreaSlug}`, string>;

export const logoName = "site.logo";
export const shippedLogo = "/drawings/logo.svg";

export type PictureName = FrontPagePicture | keyof typeof areaPictures | typeof logoName;
