/** Deletes the pictures that are shown here, all together, after a second press. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Media } from "../../../domain/media/media-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { FetchJson } from "../../data/api.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { deleteMedia } from "./media-api.ts";

/** As many as one request takes. */
const most = 200;

type OrphanDeletionProps = { pictures: readonly Media[]; fetchJson: FetchJson; onDeleted: () => void };

export function OrphanDeletion({ pictures, fetchJson, onDeleted }: OrphanDeletionProps) {
  const { t } = useTranslation("admin");
  const [isAsked, setIsAsked] = useState(false);
  const ids = pictures.slice(0, most).map(({ id }) => id);
  const deletion = useMutation({
    mutationFn: () => deleteMedia(fetchJson, ids),
    onSuccess: ({ deleted }) => {
      showToast({ type: "success", title: t("mediaTexts.deleted", { count: deleted.length }) });
      setIsAsked(false);
      onDeleted();
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-measure text-quiet">{t("mediaTexts.orphansLead")}</p>
      {isAsked ? (
        <div className="flex flex-wrap gap-3">
          <Button look="gold" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
            {t("mediaTexts.deleteAllYes", { count: ids.length })}
          </Button>
          <Button onClick={() => setIsAsked(false)}>{t("mediaTexts.keep")}</Button>
        </div>
      ) : (
        <Button onClick={() => setIsAsked(true)}>{t("mediaTexts.deleteAll", { count: ids.length })}</Button>
      )}
      <FailureNotice error={deletion.error} />
    </div>
  );
}
