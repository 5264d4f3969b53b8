/** One picture of the listing: drag it or use its buttons to move it, and say what it shows. */
import { ArrowLeft, ArrowRight, Star, Trash2 } from "lucide-react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { iconButtonStyles } from "../../../components/controls/button-styles.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { Picture } from "../../../components/pictures/picture.tsx";
import { PictureWords, usePictureWords } from "./picture-words.tsx";

type PictureTileProps = {
  picture: string;
  place: number;
  count: number;
  language: Locale;
  onMove: (to: number) => void;
  onRemove: () => void;
  drag: { onDragStart: () => void; onDrop: () => void };
};

/** On a phone two pictures stand side by side, and the list of places does what these buttons do. */
const besideThePlace = "max-sm:hidden";

export function PictureTile({ picture, place, count, language, drag, ...on }: PictureTileProps) {
  const { t } = useTranslation("admin");
  const number = place + 1;
  const buttons = [
    {
      icon: ArrowLeft,
      label: t("pictureTexts.earlier", { number }),
      isOff: place === 0,
      press: () => on.onMove(place - 1),
      looks: besideThePlace,
    },
    {
      icon: ArrowRight,
      label: t("pictureTexts.later", { number }),
      isOff: number === count,
      press: () => on.onMove(place + 1),
      looks: besideThePlace,
    },
    {
      icon: Star,
      label: t("pictureTexts.makeCover", { number }),
      isOff: place === 0,
      press: () => on.onMove(0),
      looks: besideThePlace,
    },
    {
      icon: Trash2,
      label: t("pictureTexts.remove", { number }),
      isOff: false,
      press: on.onRemove,
      looks: "",
    },
  ];
  return (
    <li>
      <div
        draggable
        onDragStart={drag.onDragStart}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          drag.onDrop();
        }}
        className="grid content-start gap-2 rounded-card border border-line bg-raised p-2"
      >
        <div className="relative">
          <WordedPicture picture={picture} number={number} language={language} />
          {place === 0 && (
            <span className="absolute top-2 left-2 rounded-full bg-lamp px-2.5 py-0.5 text-xs font-semibold text-ink">
              {t("pictureTexts.cover")}
            </span>
          )}
        </div>
        {count > 1 && (
          <SelectField
            label={t("pictureTexts.placeOf", { number })}
            isLabelHidden
            value={String(place)}
            options={Array.from({ length: count }, (_, index) => ({
              value: String(index),
              label: t(index === 0 ? "pictureTexts.placeAsCover" : "pictureTexts.place", {
                place: index + 1,
                count,
              }),
            }))}
            onChange={({ target }) => on.onMove(Number(target.value))}
          />
        )}
        <div className="flex justify-between max-sm:justify-end">
          {buttons.map(({ icon: Icon, label, isOff, press, looks }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              aria-disabled={isOff || undefined}
              onClick={isOff ? undefined : press}
              className={`${iconButtonStyles} aria-disabled:opacity-40 ${looks}`}
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          ))}
        </div>
        <PictureWords picture={picture} number={number} language={language} />
      </div>
    </li>
  );
}

type WordedPictureProps = { picture: string; number: number; language: Locale };

function WordedPicture({ picture, number, language }: WordedPictureProps) {
  const { t } = useTranslation("admin");
  const words = usePictureWords(picture, language);
  return (
    <Picture
      src={picture}
      alt={words || t("pictureTexts.picture", { number })}
      sizes="320px"
      className="aspect-4/3 rounded-lg"
    />
  );
}
