/** The files of a contract, and what is still missing. Opening one is noted. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../domain/languages/format-date.ts";
import type { ContractFiles, MissingFile, PrivateFile } from "../../domain/papers/private-files.ts";
import { pattayaZone } from "../../domain/places/pattaya-time.ts";
import { Button } from "../components/controls/button.tsx";
import { useLocale } from "../visitor/use-locale.ts";
import { PaperFailure } from "./paper-failure.tsx";
import { type PapersAccess, filesQuery, findAddress, removeFile } from "./papers-access.ts";

/** After that only who enters contracts removes a file (remove_file() in the database). */
const takenBackWithinMs = 3_600_000;

type FileListProps = { access: PapersAccess; nowMs: number } & Pick<ContractFiles, "files" | "missing">;

export function FileList({ access, nowMs, files, missing }: FileListProps) {
  const { t } = useTranslation("papers");
  return (
    <>
      {missing && <WhatIsMissing missing={missing} />}
      {files.length === 0 && <p className="text-quiet">{t("files.none")}</p>}
      <ul className="grid gap-2 empty:hidden">
        {files.map((file) => (
          <FileRow key={file.id} access={access} nowMs={nowMs} file={file} />
        ))}
      </ul>
    </>
  );
}

function WhatIsMissing({ missing }: { missing: MissingFile[] }) {
  const { t } = useTranslation("papers");
  const names = missing.map(
    ({ kind, of }) => t(`kind.${kind}`) + (of.length > 0 ? ` (${of.join(", ")})` : ""),
  );
  return <p>{names.length === 0 ? t("files.complete") : t("files.missing", { names: names.join(", ") })}</p>;
}

type FileRowProps = { access: PapersAccess; nowMs: number; file: PrivateFile };

export function FileRow({ access, nowMs, file }: FileRowProps) {
  const { t } = useTranslation("papers");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const open = useMutation({
    mutationFn: async () => {
      const link = document.createElement("a");
      link.href = await findAddress(access, file.id);
      link.rel = "noreferrer";
      link.click();
    },
  });
  const remove = useMutation({
    mutationFn: () => removeFile(access, file.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: filesQuery(access).queryKey }),
  });
  const from = file.isMine ? "fromYou" : file.side === "buyer" ? "fromBuyer" : "fromOffice";
  const isMineAndNew = file.isMine && nowMs - new Date(file.at).getTime() < takenBackWithinMs;
  return (
    <li className="grid gap-1 border-t border-line pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-52">
          {[t(`kind.${file.kind}`), file.buyer].filter(Boolean).join(" · ")}
          <span className="block text-sm break-all text-quiet">{file.name}</span>
          <span className="block text-sm text-quiet">
            {[
              formatDate(new Date(file.at), locale, { dateStyle: "medium", timeZone: pattayaZone }),
              t(`files.${from}`),
            ].join(" · ")}
          </span>
        </span>
        <span className="flex gap-2">
          <Button
            look="quietSmall"
            aria-label={`${t("files.open")}: ${file.name}`}
            isBusy={open.isPending}
            onClick={() => open.mutate()}
          >
            {t("files.open")}
          </Button>
          {(access.mayRemoveAny || isMineAndNew) && !isAsking && (
            <Button
              look="bareSmall"
              aria-label={`${t("files.remove")}: ${file.name}`}
              onClick={() => setIsAsking(true)}
            >
              {t("files.remove")}
            </Button>
          )}
        </span>
      </div>
      {isAsking && (
        <div className="flex flex-wrap gap-2">
          <Button look="quietSmall" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t("files.sure")}
          </Button>
          <Button look="bareSmall" onClick={() => setIsAsking(false)}>
            {t("files.keep")}
          </Button>
        </div>
      )}
      <output className="block text-sm text-quiet empty:sr-only">
        {open.isSuccess && t("files.opened")}
      </output>
      <PaperFailure error={open.error ?? remove.error} />
    </li>
  );
}
