/** Another picture in its place everywhere, or away with it. One that is used cannot be deleted. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OneMedia } from "../../../domain/media/media-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { FetchJson } from "../../data/api.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { deleteMedia, replaceMedia, usesThatKeep } from "./media-api.ts";
import { MediaPicker } from "./media-picker.tsx";
import { MediaUses } from "./media-uses.tsx";
import { idOfMedia } from "./upload-picture.ts";

type MediaRemovalProps = {
  picture: OneMedia;
  fetchJson: FetchJson;
  sign: SignRequest;
  onReplaced: (by: string) => void;
  onDeleted: () => void;
};

export function MediaRemoval({ picture, fetchJson, sign, onReplaced, onDeleted }: MediaRemovalProps) {
  const { t } = useTranslation("admin");
  const [isPicking, setIsPicking] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { id, uses } = picture;
  const replacing = useMutation({
    mutationFn: (by: string) => replaceMedia(fetchJson, id, by),
    onSuccess: (_, by) => {
      showToast({ type: "success", title: t("mediaTexts.replaced") });
      onReplaced(by);
    },
  });
  const deletion = useMutation({
    mutationFn: () => deleteMedia(fetchJson, [id]),
    onSuccess: () => {
      showToast({ type: "success", title: t("mediaTexts.deleted", { count: 1 }) });
      onDeleted();
    },
  });
  const kept = usesThatKeep(deletion.error);
  return (
    <section aria-labelledby="uses" className="grid justify-items-start gap-3">
      <h2 id="uses" className="text-2xl">
        {t("mediaTexts.whereUsed")}
      </h2>
      {uses.length > 0 ? <MediaUses uses={uses} /> : <p className="text-quiet">{t("mediaTexts.unused")}</p>}
      <div className="flex flex-wrap gap-3">
        {uses.length > 0 && (
          <Button isBusy={replacing.isPending} onClick={() => setIsPicking(true)}>
            {t("mediaTexts.replace")}
          </Button>
        )}
        {isAsked ? (
          <>
            <Button isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
              {t("mediaTexts.deleteYes")}
            </Button>
            <Button look="bare" onClick={() => setIsAsked(false)}>
              {t("mediaTexts.keep")}
            </Button>
          </>
        ) : (
          <Button look="bare" onClick={() => setIsAsked(true)}>
            {t("mediaTexts.delete")}
          </Button>
        )}
      </div>
      {kept ? (
        <div role="alert" className="text-coral">
          <p>{t("mediaTexts.inUse")}</p>
          <MediaUses uses={kept} />
        </div>
      ) : (
        <FailureNotice error={deletion.error ?? replacing.error} />
      )}
      <MediaPicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        {...{ fetchJson, sign }}
        onPick={(src) => {
          const by = idOfMedia(src);
          if (by && by !== id) replacing.mutate(by);
        }}
      />
    </section>
  );
}
