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
import { readColumns } from "./read-columns.ts";
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
  const [isSent, setSent] = useState(false);
  const send = async (chosen: File) => {
    setFailure(null);
    setSent(false);
    setPercent(0);
    try {
      onColumns(await readColumns(chosen));
      await sendFile({
        path: `/api/admin/sources/${sourceId}/file?${new URLSearchParams({ name: chosen.name.slice(-120) })}`,
        picture: new Blob([chosen], { type: "application/octet-stream" }),
        headers: await sign(),
        onProgress: (share) => setPercent(Math.round(share * 100)),
      });
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
              size: (file.bytes / 1e6).toLocaleString(locale, { maximumFractionDigits: 1 }),
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
      <FailureNotice error={failure} />
    </section>
  );
}
