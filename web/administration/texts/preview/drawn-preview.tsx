/** A letter, an answer or a contract with what stands in the form, drawn as its reader will get it. Nothing is saved. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import type { TextBody } from "../../../../domain/texts/text-bodies.ts";
import type { DrawnKind } from "../../../../domain/texts/text-kinds.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import type { DrawText } from "../texts-api.ts";
import { LetterView } from "./letter-view.tsx";

type DrawnPreviewProps = {
  kind: DrawnKind;
  locale: Locale;
  body: TextBody;
  draw: DrawText;
  /** Shows what is wrong, where something is. */
  isFit: () => boolean;
};

export function DrawnPreview({ kind, locale, body, draw, isFit }: DrawnPreviewProps) {
  const { t } = useTranslation("admin");
  const drawing = useMutation({ mutationFn: (typed: TextBody) => draw(locale, typed) });
  const { data: drawn, variables, error, isPending, mutate } = drawing;
  const press = () => {
    if (isFit()) mutate(body);
  };
  return (
    <Disclosure summary={t("writtenTexts.preview")}>
      <div className="grid justify-items-start gap-3 pb-3">
        <p className="text-quiet">{t(`writtenTexts.drawn.hint.${kind}`)}</p>
        <Button look="quietSmall" isBusy={isPending} onClick={press}>
          {t(`writtenTexts.drawn.press.${kind}`)}
        </Button>
        <FailureNotice what={t("writtenTexts.drawn.failed")} error={error} onRetry={press} />
        {drawn !== undefined && variables !== body && (
          <p className="text-coral">{t("writtenTexts.drawn.older")}</p>
        )}
        {drawn === "saved" && <output className="block">{t("writtenTexts.drawn.saved")}</output>}
        {drawn !== undefined && drawn !== "saved" && <LetterView letter={drawn} locale={locale} />}
      </div>
    </Disclosure>
  );
}
