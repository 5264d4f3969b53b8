/** How far each picture is, and one button for all that failed. */
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { type Upload, type UploadQueue, isUnderWay } from "../../uploads/upload-queue.ts";

export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  const { t } = useTranslation("admin");
  if (uploads.length === 0) return null;
  const sent = uploads.filter(({ state }) => state === "sent").length;
  const failed = uploads.filter(({ state }) => state === "failed").length;
  const isBusy = uploads.some(isUnderWay);
  return (
    <section
      aria-label={t("pictureTexts.uploads")}
      className="grid gap-3 rounded-card border border-line p-4"
    >
      <output className="tabular block">{t("pictureTexts.sentOf", { sent, count: uploads.length })}</output>
      <ul className="grid gap-2">
        {uploads
          .filter(({ state }) => state !== "sent")
          .map((upload) => (
            <li key={upload.key} className="grid gap-1 text-sm">
              <span className="flex justify-between gap-4">
                <span className="truncate">{upload.name || t("pictureTexts.unnamed")}</span>
                <span className={upload.reason ? "text-coral" : "text-quiet"}>
                  {t(`pictureTexts.state.${upload.state}`)}
                </span>
              </span>
              {isUnderWay(upload) && (
                <progress
                  aria-label={upload.name || t("pictureTexts.unnamed")}
                  max={1}
                  value={upload.share}
                  className="h-1.5 w-full accent-lamp"
                />
              )}
              {upload.reason && (
                <span role="alert" className="text-coral">
                  {t(`pictureTexts.reason.${upload.reason}`)}
                </span>
              )}
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {failed > 0 && (
          <Button look="quietSmall" onClick={() => queue.retryFailed()}>
            {t("pictureTexts.retry", { count: failed })}
          </Button>
        )}
        {!isBusy && (
          <Button look="bareSmall" onClick={() => queue.clear()}>
            {t("pictureTexts.clear")}
          </Button>
        )}
      </div>
    </section>
  );
}
