/** The pictures: in which order, what they show, and those on their way. */
import { memo, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, isLocale, languageOptions } from "../../../../domain/languages/locales.ts";
import { type ListingFields, maxPictures } from "../../../../domain/listings/listing-fields.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { PictureDrop } from "../../uploads/picture-drop.tsx";
import { PictureTile } from "../../uploads/picture-tile.tsx";
import { UploadList } from "../../uploads/upload-list.tsx";
import { type SignRequest, useUploads } from "../../uploads/use-uploads.ts";
import { useEditor } from "../state/editor-context.ts";
import type { EditorSession } from "../state/editor-session.ts";

export function PicturesSection({ sign }: { sign: SignRequest }) {
  const { api, values, set } = useEditor();
  const { images, picture_texts: texts, language } = values;
  return <Pictures listingId={api.id} {...{ images, texts, set, sign }} firstLanguage={language} />;
}

type PicturesProps = {
  listingId: string;
  images: ListingFields["images"];
  texts: ListingFields["picture_texts"];
  set: EditorSession["set"];
  sign: SignRequest;
  firstLanguage: Locale;
};

/** Many elements, and a key in another field concerns none of them. */
const Pictures = memo(function Pictures({
  listingId,
  images,
  texts,
  set,
  sign,
  firstLanguage,
}: PicturesProps) {
  const { t } = useTranslation("admin");
  const [language, setLanguage] = useState(firstLanguage);
  const dragged = useRef<number>(undefined);
  const receive = useCallback(
    (pictures: string[]) =>
      set((before) => ({ images: [...new Set([...before.images, ...pictures])].slice(0, maxPictures) })),
    [set],
  );
  const { queue, uploads } = useUploads(listingId, sign, receive);
  const take = useCallback((files: File[]) => queue.add(files), [queue]);
  const move = (from: number, to: number) => {
    const [picture] = images.slice(from, from + 1);
    if (picture === undefined || from === to) return;
    const others = images.filter((_, index) => index !== from);
    set({ images: [...others.slice(0, to), picture, ...others.slice(to)] });
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
            text={texts[picture]?.[language] ?? ""}
            onMove={(to) => move(place, to)}
            onRemove={() => set({ images: images.filter((one) => one !== picture) })}
            onText={(text) =>
              set({ picture_texts: { ...texts, [picture]: { ...texts[picture], [language]: text } } })
            }
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
});
