/** What an area looks like: one of our renderings, or the owner's picture. It is decoration: the text beside it says everything. */
import type { AreaSlug } from "../../../domain/places/areas.ts";
import { areaPictures } from "../../../domain/texts/front-page/area-pictures.ts";
import { Picture } from "../../components/pictures/picture.tsx";
import { useOwnPicture } from "../../visitor/use-look.ts";

export function useAreaPicture(slug: AreaSlug): string {
  const name = `area.${slug}` as const;
  return useOwnPicture(name) ?? areaPictures[name];
}

type AreaPictureProps = { slug: AreaSlug; sizes: string; isPriority?: boolean; className: string };

export function AreaPicture({ slug, ...picture }: AreaPictureProps) {
  return <Picture src={useAreaPicture(slug)} alt="" {...picture} />;
}
