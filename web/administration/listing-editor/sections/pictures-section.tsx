/** The pictures: in which order, what they show, and those on their way. */
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isLocale, languageOptions } from "../../../../domain/languages/locales.ts";
import { maxPictures } from "../../../../domain/listings/listing-fields.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { PictureDrop } from "../../uploads/picture-drop.tsx";
import { UploadList } from "../../uploads/upload-list.tsx";
import { type SignRequest, useUploads } from "../../uploads/use-uploads.ts";
import { useEditor, useFieldValue } from "../state/editor-context.ts";
import { PictureTile } from "./picture-tile.tsx";

export function PicturesSection({ sign }: { sign: SignRequest }) {
  const { t } = useTranslation("admin");
  const { api, session } = useEditor();
  const images = useFieldValue("images");
  const [language, setLanguage] = useState(useFieldValue("language"));
  const dragged = useRef<number>(undefined);
  const receive = useCallback(
    (pictures: string[]) =>
      session.set((before) => ({
        images: [...new Set([...before.images, ...pictures])].slice(0, maxPictures),
      })),
    [session],
  );
  const { queue, uploads } = useUploads(api.id, sign, receive);
  const take = useCallback((files: File[]) => queue.add(files), [queue]);
  const move = (from: number, to: number) => {
    const [picture] = images.slice(from, from + 1);
    if (picture === undefined || from === to) return;
    const others = images.filter((_, index) => index !== from);
    session.set({ images: [...others.slice(0, to), picture, ...others.slice(to)] });
  };
  return (
    <>
      <PictureDrop onFiles={take} />
      <UploadList uploads={uploads} queue={queue} />
      {images.length > 0 && (
        <SelectField
          className="max-w-xs"
          label={t("pictureTexts.language")}
          value={language}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}
        />
      )}
      <ul className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-3">
        {images.map((picture, place) => (
          <PictureTile
            key={picture}
            picture={picture}
            place={place}
            count={images.length}
            language={language}
            onMove={(to) => move(place, to)}
            onRemove={() => session.set({ images: images.filter((one) => one !== picture) })}
            drag={{
              onDragStart: () => {
                dragged.current = place;
              },
              onDrop: () => {
                if (dragged.current !== undefined) move(dragged.current, place);
                dragged.current = undefined;
              },
            }}
          />
        ))}
      </ul>
    </>
  );
}
