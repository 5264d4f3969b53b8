/** Each shows the coast or the houses of its area: the old wooden ones of Naklua, the reservoir in the east. */
import type { AreaSlug } from "../../places/areas.ts";

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
