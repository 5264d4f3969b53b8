/** How far each file is, why one was refused, and one button for all that failed. */
import { useTranslation } from "react-i18next";
import { Button } from "../components/controls/button.tsx";
import { type Upload, type UploadQueue, isUnderWay } from "../uploads/upload-queue.ts";

type FileProgressProps = {
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** Said when there is no room for more. */
  full: string;
};

export function FileProgress({ uploads, queue, full }: FileProgressProps) {
  const { t } = useTranslation("papers");
  if (uploads.length === 0) return null;
  const sent = uploads.filter(({ state }) => state === "sent").length;
  const hasFailed = uploads.some(({ state }) => state === "failed");
  return (
    <section aria-label={t("files.progress")} className="grid gap-3">
      <output className="tabular block">{t("files.sentOf", { sent, count: uploads.length })}</output>
      <ul className="grid gap-2 empty:hidden">
        {uploads
          .filter(({ state }) => state !== "sent")
          .map((upload) => (
            <li key={upload.key} className="grid gap-1 text-sm">
              <span className="flex justify-between gap-4">
                <span className="truncate">{upload.name || t("files.unnamed")}</span>
                <span className={upload.reason ? "text-coral" : "text-quiet"}>
                  {t(`state.${upload.state}`)}
                </span>
              </span>
              {isUnderWay(upload) && (
                <progress
                  aria-label={upload.name || t("files.unnamed")}
                  max={1}
                  value={upload.share}
                  className="h-1.5 w-full accent-lamp"
                />
              )}
              {upload.reason && (
                <span role="alert" className="text-coral">
                  {upload.reason === "full" ? full : t(`reason.${upload.reason}`)}
                </span>
              )}
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {hasFailed && (
          <Button look="quietSmall" onClick={() => queue.retryFailed()}>
            {t("files.retry")}
          </Button>
        )}
        {!uploads.some(isUnderWay) && (
          <Button look="bareSmall" onClick={() => queue.clear()}>
            {t("files.clear")}
          </Button>
        )}
      </div>
    </section>
  );
}
