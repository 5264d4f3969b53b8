/** The picture that stands in a video's place until it is pressed. */
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { Button } from "../../../components/controls/button.tsx";
import { pictureAddress } from "../picture-address.ts";
import type { PicturePickerProps } from "./picture-picker.ts";

type VideoStillProps = {
  still: string | undefined;
  locale: Locale;
  PicturePicker: ComponentType<PicturePickerProps>;
  onChange: (still: string | undefined) => void;
};

export function VideoStill({ still, locale, PicturePicker, onChange }: VideoStillProps) {
  const { t } = useTranslation("admin");
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-medium">{t("articleTexts.cards.still")}</p>
      {still && (
        <img
          src={pictureAddress(still)}
          alt=""
          className="aspect-video w-full rounded-card border border-line object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quietSmall" onClick={() => setIsPicking(true)}>
          {t(still ? "articleTexts.picture.replace" : "articleRoom.choosePicture")}
        </Button>
        {still && (
          <Button look="bareSmall" onClick={() => onChange(undefined)}>
            {t("articleTexts.takeAway")}
          </Button>
        )}
      </div>
      <PicturePicker
        isOpen={isPicking}
        locale={locale}
        onClose={() => setIsPicking(false)}
        onPick={(src) => {
          onChange(src);
          setIsPicking(false);
        }}
      />
    </div>
  );
}
