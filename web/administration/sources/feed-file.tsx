/** The file of a feed that is sent: which one the next run reads, and a newer one in its place. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../data/api.ts";
import { sendFile } from "../../uploads/send-file.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import type { SeenInFile } from "./feed-mapping.tsx";
import { type SentFileProblem, prepareFile } from "./prepare-file.ts";
import { feedFileQuery } from "./source-api.ts";

type FeedFileProps = {
  sourceId: string;
  fetchJson: FetchJson;
  sign: () => Promise<Headers>;
  onColumns: (columns: SeenInFile["columns"]) => void;
};

export function FeedFile({ sourceId, fetchJson, sign, onColumns }: FeedFileProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const id = useId();
  const client = useQueryClient();
  const known = feedFileQuery(fetchJson, sourceId);
  const { data: file, error } = useQuery(known);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [problem, setProblem] = useState<SentFileProblem | null>(null);
  const [isSent, setSent] = useState(false);
  const sizeOf = (bytes: number) =>
    bytes < 1e6
      ? t("feedTexts.kilobytes", { size: Math.ceil(bytes / 1e3) })
      : t("feedTexts.megabytes", {
          size: (bytes / 1e6).toLocaleString(locale, { maximumFractionDigits: 1 }),
        });
  const send = async (chosen: File) => {
    setFailure(null);
    setProblem(null);
    setSent(false);
    setPercent(0);
    try {
      const prepared = await prepareFile(chosen);
      if ("problem" in prepared) return setProblem(prepared.problem);
      await sendFile({
        path: `/api/admin/sources/${sourceId}/file?${new URLSearchParams({ name: chosen.name.slice(-120) })}`,
        picture: new Blob([prepared.body], { type: "application/octet-stream" }),
        headers: await sign(),
        onProgress: (share) => setPercent(Math.round(share * 100)),
      });
      onColumns(prepared.columns);
      setSent(true);
      await client.invalidateQueries(known);
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setPercent(null);
    }
  };
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {t("feedTexts.file")}
      </h2>
      <p className="text-sm text-quiet">{t("feedTexts.fileHint")}</p>
      <FailureNotice error={error} />
      <p className="break-words">
        {file
          ? t("feedTexts.sent", {
              name: file.name,
              size: sizeOf(file.bytes),
              when: formatTime(file.sent_at, locale),
            })
          : file === null && t("feedTexts.noFile")}
      </p>
      <label className="inline-flex min-h-11 cursor-pointer items-center justify-self-start rounded-full border border-edge px-5 text-sm hover:border-paper has-focus-visible:outline-2 has-focus-visible:outline-lamp">
        {t("feedTexts.chooseFile")}
        <input
          type="file"
          className="sr-only"
          accept=".csv,.tsv,.txt,.xml,.gz,text/csv,text/xml,application/xml"
          disabled={percent !== null}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = "";
            if (chosen) void send(chosen);
          }}
        />
      </label>
      <output className="block text-sm">
        {percent !== null && t("feedTexts.sending", { percent })}
        {isSent && t("feedTexts.fileSent")}
      </output>
      {problem && (
        <p role="alert" className="text-coral">
          {t(`feedTexts.fileProblem.${problem}`)}
        </p>
      )}
      <FailureNotice error={failure} />
    </section>
  );
}
