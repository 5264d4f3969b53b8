/** The picture of a place of the site, and the button that chooses another. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import type { FetchJson } from "../../../data/api.ts";
import { MediaPicker } from "../../media/media-picker.tsx";
import type { SignRequest } from "../../uploads/use-uploads.ts";
import { ShownPicture } from "../shown-body.tsx";

type PictureFieldProps = {
  src: string;
  error: string | undefined;
  fetchJson: FetchJson;
  sign: SignRequest;
  onChange: (src: string) => void;
};

export function PictureField({ src, error, fetchJson, sign, onChange }: PictureFieldProps) {
  const { t } = useTranslation("admin");
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <ShownPicture src={src} className="aspect-3/2 w-full max-w-xl" />
      <Button onClick={() => setIsPicking(true)}>{t("mediaTexts.pickAnother")}</Button>
      {error && <p className="text-sm text-coral">{error}</p>}
      <MediaPicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        {...{ fetchJson, sign }}
        onPick={onChange}
      />
    </div>
  );
}
