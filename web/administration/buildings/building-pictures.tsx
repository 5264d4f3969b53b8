/** Pictures of the building: the first is its cover. */
import { Star, Trash2 } from "lucide-react";
import { type Dispatch, type SetStateAction, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxPictures } from "../../../domain/listings/listing-fields.ts";
import { iconButtonStyles } from "../../components/controls/button-styles.ts";
import { Picture } from "../../components/pictures/picture.tsx";
import { PictureDrop } from "../uploads/picture-drop.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import { type SignRequest, useUploads } from "../uploads/use-uploads.ts";
import type { BuildingDraft, BuildingFormPart } from "./building-draft.ts";

type BuildingPicturesProps = BuildingFormPart & {
  sign: SignRequest;
  setDraft: Dispatch<SetStateAction<BuildingDraft>>;
};

export function BuildingPictures({ draft, change, sign, setDraft }: BuildingPicturesProps) {
  const { t } = useTranslation("admin");
  // Uploads lie in one folder; the id only keeps them apart on the way.
  const [id] = useState(() => crypto.randomUUID());
  const receive = useCallback(
    (pictures: string[]) =>
      setDraft((before) => ({
        ...before,
        images: [...new Set([...before.images, ...pictures])].slice(0, maxPictures),
      })),
    [setDraft],
  );
  const { queue, uploads } = useUploads(id, sign, receive);
  const take = useCallback((files: File[]) => queue.add(files), [queue]);
  const { images } = draft;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{t("editorTexts.section.pictures")}</legend>
      <PictureDrop onFiles={take} />
      <UploadList uploads={uploads} queue={queue} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 empty:hidden">
        {images.map((picture, place) => (
          <li key={picture} className="grid gap-1 rounded-card border border-line bg-raised p-2">
            <Picture
              src={picture}
              alt={t("buildingTexts.picture", { number: place + 1 })}
              sizes="14rem"
              className="aspect-3/2 w-full rounded-field object-cover"
            />
            <div className="flex justify-end">
              <button
                type="button"
                className={iconButtonStyles}
                disabled={place === 0}
                aria-label={t("pictureTexts.makeCover", { number: place + 1 })}
                onClick={() => change({ images: [picture, ...images.filter((one) => one !== picture)] })}
              >
                <Star aria-hidden="true" />
              </button>
              <button
                type="button"
                className={iconButtonStyles}
                aria-label={t("pictureTexts.remove", { number: place + 1 })}
                onClick={() => change({ images: images.filter((one) => one !== picture) })}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
