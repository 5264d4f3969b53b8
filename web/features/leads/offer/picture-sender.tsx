/** The pictures of an offer, from a phone and over a bad line: each on its own, and tried again until it has arrived. */
import { useQueryClient } from "@tanstack/react-query";
import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { OfferLink } from "../../../../domain/leads/enquiry-path.ts";
import { mostPictures } from "../../../../domain/offers/offer-choices.ts";
import { Button } from "../../../components/controls/button.tsx";
import { buttonStyles } from "../../../components/controls/button-styles.ts";
import { preparePicture } from "../../../uploads/prepare-picture.ts";
import { sendFile } from "../../../uploads/send-file.ts";
import { type Upload, type UploadQueue, isUnderWay } from "../../../uploads/upload-queue.ts";
import { useUploadQueue } from "../../../uploads/use-upload-queue.ts";
import { sentOfferQuery } from "./offer-queries.ts";

export function PictureSender({ link }: { link: OfferLink }) {
  const { t } = useTranslation("offers");
  const queryClient = useQueryClient();
  const { reference, pass } = link;
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: sentOfferQuery({ reference, pass }).queryKey }),
    [queryClient, reference, pass],
  );
  const { queue, uploads } = useUploadQueue(
    {
      prepare: (file) => preparePicture(file),
      send: async (picture, digest, onProgress, file) => {
        const about = new URLSearchParams({ name: file.name ?? "" });
        const path = `/api/offers/${reference}/pictures/${digest}?${about}`;
        const headers = new Headers({ "x-offer-pass": pass });
        return (await sendFile<{ id: string }>({ path, picture, headers, onProgress })).id;
      },
    },
    refresh,
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    queue.add([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = "";
  };
  const look = "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-lamp";
  return (
    <div className="grid gap-5">
      <p>{t("sent.picturesText", { most: mostPictures })}</p>
      <div className="flex flex-wrap gap-3">
        <label className={`${buttonStyles.gold} ${look} max-sm:w-full`}>
          <ImagePlus aria-hidden="true" className="size-5" />
          {t("sent.choose")}
          <input type="file" accept="image/*" multiple onChange={choose} className="sr-only" />
        </label>
        <label className={`${buttonStyles.quiet} ${look} max-sm:w-full pointer-fine:hidden`}>
          <Camera aria-hidden="true" className="size-5" />
          {t("sent.camera")}
          <input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
        </label>
      </div>
      <Progress uploads={uploads} queue={queue} />
    </div>
  );
}

function Progress({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  const { t } = useTranslation("offers");
  if (uploads.length === 0) return null;
  const sent = uploads.filter(({ state }) => state === "sent").length;
  return (
    <div className="grid gap-3">
      <output className="tabular block font-semibold">
        {t("sent.sentOf", { sent, count: uploads.length })}
      </output>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {uploads
          .filter(({ state }) => state !== "sent")
          .map((upload) => (
            <li key={upload.key} className="grid grid-cols-1 gap-1 text-sm">
              <span className="flex justify-between gap-4">
                <span className="truncate">{upload.name || t("sent.unnamed")}</span>
                <span className={`shrink-0 ${upload.reason ? "text-coral" : "text-quiet"}`}>
                  {t(`sent.state.${upload.state}`)}
                </span>
              </span>
              {isUnderWay(upload) && (
                <progress
                  aria-label={upload.name || t("sent.unnamed")}
                  max={1}
                  value={upload.share}
                  className="h-1.5 w-full accent-lamp"
                />
              )}
              {upload.reason && (
                <span role="alert" className="text-coral">
                  {t(`sent.reason.${upload.reason}`)}
                </span>
              )}
            </li>
          ))}
      </ul>
      {uploads.some(({ state }) => state === "failed") && (
        <Button className="justify-self-start" onClick={() => queue.retryFailed()}>
          {t("sent.retry")}
        </Button>
      )}
    </div>
  );
}
