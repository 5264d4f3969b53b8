/** One picture of the library: chosen, replaced or taken away. */
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { Button } from "../../components/controls/button.tsx";
import { pictureAddress } from "./picture-address.ts";
import type { PicturePickerProps } from "./dialogs/picture-picker.ts";

type ChosenPictureProps = {
  label: string;
  picture: string | undefined;
  locale: Locale;
  PicturePicker: ComponentType<PicturePickerProps>;
  onChange: (picture: string | undefined) => void;
};

export function ChosenPicture({ label, picture, locale, PicturePicker, onChange }: ChosenPictureProps) {
  const { t } = useTranslation("admin");
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-medium">{label}</p>
      {picture && (
        <img
          src={pictureAddress(picture)}
          alt=""
          className="aspect-video w-full rounded-card border border-line object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quietSmall" onClick={() => setIsPicking(true)}>
          {t(picture ? "articleTexts.picture.replace" : "articleRoom.choosePicture")}
        </Button>
        {picture && (
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
