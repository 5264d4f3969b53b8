/** Makes a signed address of the page with the drafts, and shows it as a link. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import type { OpenPreview } from "./texts-api.ts";

type PreviewLinkProps = { locale: Locale; openPreview: OpenPreview; isUnsaved: boolean };

export function PreviewLink({ locale, openPreview, isUnsaved }: PreviewLinkProps) {
  const { t } = useTranslation("admin");
  const opening = useMutation({ mutationFn: () => openPreview(locale) });
  return (
    <Disclosure summary={t("writtenTexts.preview")}>
      <div className="grid justify-items-start gap-2 pb-3">
        <p className="text-quiet">{t("writtenTexts.previewHint")}</p>
        {isUnsaved && <p className="text-coral">{t("writtenTexts.draftFirst")}</p>}
        {opening.data ? (
          <a href={opening.data} target="_blank" rel="noopener" className={`${textLinkStyles} py-1.5`}>
            {t("writtenTexts.previewOpen")}
          </a>
        ) : (
          <Button look="quietSmall" isBusy={opening.isPending} onClick={() => opening.mutate()}>
            {t("writtenTexts.preview")}
          </Button>
        )}
        <FailureNotice error={opening.error} />
      </div>
    </Disclosure>
  );
}
