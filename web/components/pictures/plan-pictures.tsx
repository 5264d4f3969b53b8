/** Plans as pictures: shown whole, on a light ground as they are drawn. Each opens large without JavaScript. */
import { pictureFile } from "../../../domain/listings/picture-files.ts";
import { Picture } from "./picture.tsx";

type PlanPicturesProps = {
  pictures: readonly string[];
  describe: (picture: string, index: number) => string;
};

export function PlanPictures({ pictures, describe }: PlanPicturesProps) {
  return (
    <ul className={`grid gap-3 empty:hidden ${pictures.length > 1 ? "sm:grid-cols-2" : ""}`}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a href={pictureFile(picture)} className="block">
            <Picture
              src={picture}
              alt={describe(picture, index)}
              sizes={
                pictures.length > 1
                  ? "(min-width: 64rem) 390px, (min-width: 40rem) 46vw, 92vw"
                  : "(min-width: 64rem) 792px, 92vw"
              }
              className="aspect-4/3 rounded-card bg-paper!"
              imageClassName="object-contain! bg-none! p-3"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
