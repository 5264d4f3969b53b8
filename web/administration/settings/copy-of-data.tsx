/** A copy of all data as a file, for an owner. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { saveFile } from "../../data/save-file.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";

type CopyOfDataProps = { fetchText: (path: string, init?: RequestInit) => Promise<string> };

export function CopyOfData({ fetchText }: CopyOfDataProps) {
  const { t } = useTranslation("admin");
  const copy = useMutation({
    mutationFn: async () => {
      const text = await fetchText("/api/admin/copy", { method: "POST" });
      saveFile(text, `copy-${new Date().toISOString().slice(0, 10)}.json`);
    },
  });
  return (
    <section aria-labelledby="copy" className="mt-12 grid max-w-measure justify-items-start gap-3">
      <h2 id="copy" className="text-2xl">
        {t("settingsTexts.copy.title")}
      </h2>
      <p className="text-quiet">{t("settingsTexts.copy.text")}</p>
      <Button look="quiet" isBusy={copy.isPending} onClick={() => copy.mutate()}>
        {t("settingsTexts.copy.button")}
      </Button>
      <output className="text-sm empty:sr-only">{copy.isSuccess && t("settingsTexts.copy.done")}</output>
      <FailureNotice error={copy.error} what={t("settingsTexts.copy.failed")} />
    </section>
  );
}
