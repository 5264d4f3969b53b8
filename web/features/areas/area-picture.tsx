/** What an area looks like, from our own renderings. It is decoration: the text beside it says everything. */
import type { AreaSlug } from "../../../domain/places/areas.ts";
import { Picture } from "../../components/pictures/picture.tsx";

/** Each shows the coast or the houses of its area: the old wooden ones of Naklua, the reservoir in the east. */
export const areaPictures: Readonly<Record<AreaSlug, string>> = {
  naklua: "/pictures/house-wood-day",
  wongamat: "/pictures/view-bay-north",
  "central-pattaya": "/pictures/view-bay-blue",
  "east-pattaya": "/pictures/view-lake-east",
  pratumnak: "/pictures/balcony-bay-dinner",
  jomtien: "/pictures/beach-jomtien-day",
  "na-jomtien": "/pictures/tower-pool-day",
  "bang-saray": "/pictures/view-palms-sea",
};

type AreaPictureProps = { slug: AreaSlug; sizes: string; isPriority?: boolean; className: string };

export function AreaPicture({ slug, ...picture }: AreaPictureProps) {
  return <Picture src={areaPictures[slug]} alt="" {...picture} />;
}
