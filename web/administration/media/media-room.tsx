/** The library: search, uploads, every picture with how often it is used, and those that nothing shows any more. */
import { useTranslation } from "react-i18next";
import { useCallback } from "react";
import type { FetchJson } from "../../data/api.ts";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { PictureDrop } from "../uploads/picture-drop.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { MediaThumb, gridStyles, tileStyles } from "./media-thumb.tsx";
import { OrphanDeletion } from "./orphan-deletion.tsx";
import { useMediaList } from "./use-media-list.ts";
import { useMediaUploads } from "./use-media-uploads.ts";

type MediaRoomProps = { fetchJson: FetchJson; sign: SignRequest; isOnlyOrphans: boolean };

export function MediaRoom({ fetchJson, sign, isOnlyOrphans }: MediaRoomProps) {
  const { t } = useTranslation("admin");
  const list = useMediaList(fetchJson, isOnlyOrphans ? "orphans" : "all");
  const { queue, uploads } = useMediaUploads(sign, list.readAgain);
  const take = useCallback((files: File[]) => queue.add(files), [queue]);
  const { pictures, orphans } = list;
  return (
    <div className="grid gap-5">
      {!isOnlyOrphans && <PictureDrop onFiles={take} />}
      <UploadList uploads={uploads} queue={queue} />
      <search className="grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-between">
        <TextField
          label={t("mediaTexts.find")}
          type="search"
          value={list.words}
          maxLength={100}
          onChange={({ currentTarget }) => list.setWords(currentTarget.value)}
        />
        {isOnlyOrphans ? (
          <ButtonLink to={adminPaths.media} look="quietSmall">
            {t("mediaTexts.all")}
          </ButtonLink>
        ) : (
          orphans > 0 && (
            <ButtonLink to={adminPaths.orphanedMedia} look="quietSmall">
              {t("mediaTexts.orphans", { count: orphans })}
            </ButtonLink>
          )
        )}
      </search>
      <FailureNotice error={list.error} what={t("mediaTexts.failed")} onRetry={list.refetch} />
      {!pictures && !list.error && <Skeleton className="h-60" />}
      {pictures?.length === 0 && (
        <output className="block text-quiet">
          {list.words.trim()
            ? t("mediaTexts.noneFound")
            : t(isOnlyOrphans ? "mediaTexts.noOrphans" : "mediaTexts.none")}
        </output>
      )}
      {isOnlyOrphans && pictures && pictures.length > 0 && (
        <OrphanDeletion {...{ fetchJson, pictures }} onDeleted={list.readAgain} />
      )}
      <ul aria-label={t("mediaTexts.title")} className={gridStyles}>
        {pictures?.map((picture) => (
          <li key={picture.id}>
            <Link to={adminPaths.oneMedia(picture.id)} className={tileStyles}>
              <MediaThumb picture={picture} />
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          className="justify-self-start"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("mediaTexts.more")}
        </Button>
      )}
    </div>
  );
}
