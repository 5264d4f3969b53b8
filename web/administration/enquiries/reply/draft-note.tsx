/** Whether the draft is kept. */
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../visitor/use-locale.ts";
import { formatMoment } from "../../controls/format-time.ts";
import type { DraftState } from "./draft-saver.ts";

export function DraftNote({ state, savedAt }: { state: DraftState; savedAt: Date | undefined }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  if (state === "failed") {
    return (
      <p role="alert" className="text-sm text-coral">
        {t("enquiryTexts.draft.failed")}
      </p>
    );
  }
  const time = savedAt && formatMoment(savedAt.toISOString(), locale);
  return (
    <p className="min-h-5 text-sm text-quiet">
      {state === "saving" && t("enquiryTexts.draft.saving")}
      {state === "saved" && t("enquiryTexts.draft.saved", { time })}
    </p>
  );
}
