/** Pictures that are uploaded, put first and taken off: of a building, its plans, or the plan of a home. */
import { Star, Trash2 } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { iconButtonStyles } from "../../components/controls/button-styles.ts";
import { Picture } from "../../components/pictures/picture.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { UploadList } from "./upload-list.tsx";
import { type SignRequest, useUploads } from "./use-uploads.ts";

type PictureListProps = {
  /** Uploads lie in one folder; the id only keeps them apart on the way. */
  id: string;
  sign: SignRequest;
  pictures: readonly string[];
  most: number;
  /** Pictures arrive later, so a change is never made on an older list. */
  onChange: (change: (before: readonly string[]) => string[]) => void;
  /** One list of a page takes what is pasted. */
  takesPaste?: boolean;
  isPlan?: boolean;
  /** Below each picture. */
  renderText?: (picture: string, place: number) => ReactNode;
};

export function PictureList(props: PictureListProps) {
  const { id, sign, pictures, most, onChange, takesPaste = false, isPlan = false, renderText } = props;
  const { t } = useTranslation("admin");
  const receive = useCallback(
    (sent: string[]) => onChange((before) => [...new Set([...before, ...sent])].slice(0, most)),
    [onChange, most],
  );
  const { queue, uploads } = useUploads(id, sign, receive);
  const take = useCallback((files: File[]) => queue.add(files), [queue]);
  return (
    <div className="grid gap-4">
      <PictureDrop onFiles={take} takesPaste={takesPaste} />
      <UploadList uploads={uploads} queue={queue} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3 empty:hidden">
        {pictures.map((picture, place) => (
          <li
            key={picture}
            className="grid content-start gap-1 rounded-card border border-line bg-raised p-2"
          >
            <Picture
              src={picture}
              alt={t("buildingTexts.picture", { number: place + 1 })}
              sizes="14rem"
              className={`aspect-3/2 w-full rounded-field ${isPlan ? "bg-paper!" : ""}`}
              imageClassName={isPlan ? "object-contain! bg-none!" : ""}
            />
            <div className="flex justify-end">
              <button
                type="button"
                className={`${iconButtonStyles} aria-disabled:opacity-40`}
                aria-disabled={place === 0 || undefined}
                aria-label={t(isPlan ? "pictureTexts.makeFirst" : "pictureTexts.makeCover", {
                  number: place + 1,
                })}
                onClick={() => onChange((before) => [picture, ...before.filter((one) => one !== picture)])}
              >
                <Star aria-hidden="true" />
              </button>
              <button
                type="button"
                className={iconButtonStyles}
                aria-label={t("pictureTexts.remove", { number: place + 1 })}
                onClick={() => onChange((before) => before.filter((one) => one !== picture))}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </div>
            {renderText?.(picture, place)}
          </li>
        ))}
      </ul>
    </div>
  );
}
