/** The PDF of the guide in a language: which one it is, a link to see it, and the way another one comes in. */
import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type ChangeEvent, useCallback, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { nameWithEnding } from "../../../../domain/papers/private-files.ts";
import { largestGuideBytes } from "../../../../domain/texts/guide-files.ts";
import type { TextBody } from "../../../../domain/texts/text-bodies.ts";
import { Button } from "../../../components/controls/button.tsx";
import { buttonStyles, textLinkStyles } from "../../../components/controls/button-styles.ts";
import type { FetchJson } from "../../../data/api.ts";
import { UnreadablePicture } from "../../../uploads/prepare-picture.ts";
import { sendFile } from "../../../uploads/send-file.ts";
import { type Upload, isUnderWay } from "../../../uploads/upload-queue.ts";
import { useUploadQueue } from "../../../uploads/use-upload-queue.ts";
import type { SignRequest } from "../../uploads/use-uploads.ts";
import { ShownBody } from "../shown-body.tsx";
import { guideAddressQuery } from "../texts-api.ts";

type Guide = TextBody<"guide">;
type GuideFieldProps = {
  locale: Locale;
  body: Guide;
  error: string | undefined;
  fetchJson: FetchJson;
  sign: SignRequest;
  onChange: (body: Guide) => void;
};

export function GuideField({ locale, body, error, fetchJson, sign, onChange }: GuideFieldProps) {
  const { t } = useTranslation("admin");
  const { data: address } = useQuery(guideAddressQuery(fetchJson, locale, body.file));
  const errorId = useId();
  const sent = useRef(new Map<string, Guide>());
  const take = useCallback(
    (ids: string[]) => {
      const guide = sent.current.get(ids.at(-1) ?? "");
      if (guide) onChange(guide);
    },
    [onChange],
  );
  const send = async (
    picture: Blob,
    digest: string,
    onProgress: (share: number) => void,
    file: { name?: string },
  ) => {
    const name = nameWithEnding((file.name ?? "").slice(-80), "pdf");
    const path = `/api/admin/texts/guide-files/${locale}/${digest}?${new URLSearchParams({ name })}`;
    const { id } = await sendFile<{ id: string }>({ path, picture, headers: await sign(), onProgress });
    sent.current.set(id, { name, bytes: String(picture.size), file: id });
    return id;
  };
  const { queue, uploads } = useUploadQueue({ prepare: prepareGuide, send }, take);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    queue.clear();
    queue.add([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = "";
  };
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ShownBody body={body} locale={locale} />
        {address && (
          <a href={address} target="_blank" rel="noopener" className={`${textLinkStyles} py-1.5`}>
            {t("writtenTexts.guide.see")}
          </a>
        )}
      </div>
      <label
        className={`${buttonStyles.quietSmall} has-focus-visible:outline-2 has-focus-visible:outline-lamp`}
      >
        <FileUp aria-hidden="true" className="size-5" />
        {t("writtenTexts.guide.choose")}
        <input
          type="file"
          accept="application/pdf"
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <p className="text-sm text-quiet">{t("writtenTexts.guide.hint")}</p>
      {uploads.map((upload) => (
        <Sending key={upload.key} upload={upload} onRetry={() => queue.retryFailed()} />
      ))}
      {error && (
        <p id={errorId} className="text-sm text-coral">
          {error}
        </p>
      )}
    </div>
  );
}

function Sending({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { t } = useTranslation("admin");
  const { state, name, share, reason } = upload;
  if (isUnderWay(upload)) {
    return <progress aria-label={name} max={1} value={share} className="h-1.5 w-full accent-lamp" />;
  }
  if (!reason)
    return <output className="text-sm text-quiet">{t("writtenTexts.guide.sent", { name })}</output>;
  const why = reason === "heic" || reason === "svg" || reason === "damaged" ? "unreadable" : reason;
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-sm text-coral">
      <p>{t(`writtenTexts.guide.reason.${why}`)}</p>
      {state === "failed" && (
        <Button look="quietSmall" onClick={onRetry}>
          {t("writtenTexts.guide.retry")}
        </Button>
      )}
    </div>
  );
}

/** What the Worker would refuse anyway is not sent. It looks closer. */
async function prepareGuide(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new UnreadablePicture("empty", "0 bytes");
  if ((await file.slice(0, 5).text()) !== "%PDF-") throw new UnreadablePicture("unreadable", "no PDF");
  if (file.size > largestGuideBytes) throw new UnreadablePicture("too_large", `${file.size} bytes`);
  return new Blob([file], { type: "application/pdf" });
}
