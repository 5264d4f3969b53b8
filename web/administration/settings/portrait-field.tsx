/** A person's portrait: chosen from the library, or put into it. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import type { FetchJson } from "../../data/api.ts";
import { MediaPicker } from "../media/media-picker.tsx";
import type { SignRequest } from "../uploads/use-uploads.ts";

type PortraitFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  fetchJson: FetchJson;
  sign: SignRequest;
  onChange: (portrait: string) => void;
};

export function PortraitField({ name, value, error, fetchJson, sign, onChange }: PortraitFieldProps) {
  const { t } = useTranslation("admin");
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="grid content-start gap-2">
      <span className="text-sm">{t("settingsTexts.people.portrait")}</span>
      <div className="flex flex-wrap items-center gap-3">
        {value && <img src={value} alt="" className="size-16 rounded-full object-cover" />}
        <Button
          look="quietSmall"
          aria-label={t("settingsTexts.people.portraitOf", { name })}
          onClick={() => setIsPicking(true)}
        >
          {t("settingsTexts.people.portraitChoose")}
        </Button>
        {value && (
          <Button look="bareSmall" onClick={() => onChange("")}>
            {t("settingsTexts.people.portraitRemove")}
          </Button>
        )}
      </div>
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
