/**
 * A post or a message becomes drafts with one press: its text is pasted, its pictures are added in the same step. What
 * is read waits for review.
 */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { safeParse } from "valibot";
import { postSchema } from "../../../domain/scraping/pasted-post.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextArea } from "../../components/controls/text-area.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useFocusOnWrong } from "../controls/use-focus-on-wrong.ts";
import { useLeaveWarning } from "../controls/use-leave-warning.ts";
import { PictureDrop } from "../uploads/picture-drop.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import { isUnderWay } from "../../uploads/upload-queue.ts";
import { type SignRequest, useUploads } from "../uploads/use-uploads.ts";
import type { SendPost } from "./paste-api.ts";
import { PostDrafts } from "./post-drafts.tsx";

type PostFormProps = { fetchJson: FetchJson; send: SendPost; sign: SignRequest };

export function PostForm({ fetchJson, send, sign }: PostFormProps) {
  const { t } = useTranslation("admin");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [form, focusOnWrong] = useFocusOnWrong();
  // Pictures are stored before there is a home to put them to.
  const [folder] = useState(() => crypto.randomUUID());
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const receive = useCallback(
    (sent: string[]) => setPictures((before) => [...new Set([...before, ...sent])]),
    [],
  );
  const { queue, uploads } = useUploads(folder, sign, receive);
  const take = useCallback((files: File[]) => queue.add(files), [queue]);
  const isUploading = uploads.some(isUnderWay);
  const sending = useMutation({ mutationFn: () => send(text) });
  useLeaveWarning(text.trim() !== "" && !sending.data);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRead = safeParse(postSchema, { text }).success;
    setProblem(isRead ? undefined : t("postTexts.tooShort"));
    if (!isRead) return focusOnWrong();
    sending.mutate();
  };
  const begin = () => {
    sending.reset();
    setText("");
    setPictures([]);
    queue.clear();
  };

  if (sending.data) {
    return (
      <PostDrafts
        key={sending.data.runId}
        fetchJson={fetchJson}
        runId={sending.data.runId}
        pictures={pictures}
        onNext={begin}
      />
    );
  }
  return (
    <form ref={form} noValidate className="grid max-w-3xl gap-5" onSubmit={submit}>
      <TextArea
        label={t("postTexts.text")}
        hint={t("postTexts.hint")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
        error={problem}
        required
        rows={7}
        spellCheck={false}
      />
      <PictureDrop onFiles={take} />
      <UploadList uploads={uploads} queue={queue} />
      <FailureNotice error={sending.error} what={t("postTexts.notSent")} />
      <div className="flex flex-wrap items-center gap-3 max-md:sticky max-md:bottom-18 max-md:z-10 max-md:rounded-card max-md:border max-md:border-edge max-md:bg-lifted max-md:p-2">
        <Button type="submit" look="gold" isBusy={sending.isPending} disabled={isUploading}>
          {t("postTexts.makeDraft")}
        </Button>
        {isUploading && <output className="text-sm text-quiet">{t("postTexts.waitForPictures")}</output>}
      </div>
    </form>
  );
}
