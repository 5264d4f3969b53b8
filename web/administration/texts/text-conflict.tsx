/** Somebody else saved the text meanwhile: both are shown, and one of them goes into the form. */
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextDifference, type Words } from "./text-difference.tsx";

type TextConflictProps = {
  locale: Locale;
  stored: Words;
  mine: Words;
  onSettle: (taken: "stored" | "mine") => void;
};

export function TextConflict({ locale, stored, mine, onSettle }: TextConflictProps) {
  const { t } = useTranslation("admin");
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-coral/60 p-4">
      <p className="font-semibold">{t("writtenTexts.conflict.title")}</p>
      <div className="text-sm">
        <p className="text-quiet">{t("writtenTexts.conflict.theirs")}</p>
        <TextDifference locale={locale} before={mine} after={stored} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" onClick={() => onSettle("mine")}>
          {t("writtenTexts.conflict.mine")}
        </Button>
        <Button look="quietSmall" onClick={() => onSettle("stored")}>
          {t("writtenTexts.conflict.take")}
        </Button>
      </div>
    </div>
  );
}
