/** A dialog that chooses a picture: found in the library, or put into it now. */
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { FetchJson } from "../../data/api.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { PictureDrop } from "../uploads/picture-drop.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { MediaThumb, gridStyles, tileStyles } from "./media-thumb.tsx";
import { useMediaList } from "./use-media-list.ts";
import { useMediaUploads } from "./use-media-uploads.ts";

type MediaPickerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Of the description that is handed over. */
  locale?: Locale;
  fetchJson: FetchJson;
  sign: SignRequest;
  onPick: (src: string, alt: string) => void;
};

export function MediaPicker({ isOpen, onClose, ...picker }: MediaPickerProps) {
  const { t } = useTranslation("admin");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("mediaTexts.pick")}
      className="sm:w-[min(60rem,calc(100vw-2rem))]"
    >
      <Choice {...picker} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ locale = "en", fetchJson, sign, onPick, onClose }: Omit<MediaPickerProps, "isOpen">) {
  const { t } = useTranslation(["admin", "frame"]);
  const { pictures, words, setWords, readAgain, ...list } = useMediaList(fetchJson);
  const { queue, uploads } = useMediaUploads(sign, readAgain);
  const take = useCallback((files: File[]) => queue.add(files), [queue]);
  return (
    <div className="grid gap-4">
      <PictureDrop onFiles={take} />
      <UploadList uploads={uploads} queue={queue} />
      <TextField
        label={t("admin:mediaTexts.find")}
        type="search"
        value={words}
        maxLength={100}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <FailureNotice error={list.error} what={t("admin:mediaTexts.failed")} onRetry={list.refetch} />
      {!pictures && !list.error && <output className="block">{t("frame:loading")}</output>}
      {pictures?.length === 0 && (
        <output className="block text-quiet">
          {t(words.trim() ? "admin:mediaTexts.noneFound" : "admin:mediaTexts.none")}
        </output>
      )}
      <ul aria-label={t("admin:mediaTexts.title")} className={gridStyles}>
        {pictures?.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className={`${tileStyles} w-full cursor-pointer`}
              onClick={() => {
                onPick(picture.address, picture.alts[locale] ?? "");
                onClose();
              }}
            >
              <MediaThumb picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("admin:mediaTexts.more")}
        </Button>
      )}
    </div>
  );
}
