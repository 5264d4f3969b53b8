/** The picture of a text: one of our renderings, one of the library, or a drawing. It is decoration. */
import { isDrawing } from "../../../domain/listings/picture-files.ts";
import { Picture } from "../../components/pictures/picture.tsx";

type ArticlePictureProps = { src: string; sizes: string; className: string };

export function ArticlePicture({ src, sizes, className }: ArticlePictureProps) {
  if (!isDrawing(src)) return <Picture src={src} alt="" sizes={sizes} className={className} />;
  return (
    <img src={src} alt="" width={800} height={420} loading="lazy" className={`object-cover ${className}`} />
  );
}
