/** The paper and the files of a contract, as both of its sides see them. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../components/skeleton.tsx";
import { FileList } from "./file-list.tsx";
import { FileSender } from "./file-sender.tsx";
import { PaperFailure } from "./paper-failure.tsx";
import { PaperPart } from "./paper-part.tsx";
import { type PaperWords, type PapersAccess, filesQuery } from "./papers-access.ts";

type ContractPapersProps = PapersAccess & { /** Without them the buyer reads. */ officeWords?: PaperWords };

export function ContractPapers({
  contract,
  mayRemoveAny,
  fetchJson,
  sign,
  officeWords,
}: ContractPapersProps) {
  const { t } = useTranslation("papers");
  const access = useMemo(
    () => ({ contract, mayRemoveAny, fetchJson, sign }),
    [contract, mayRemoveAny, fetchJson, sign],
  );
  const words = officeWords ?? { none: t("paper.none"), hint: t("files.hint"), full: t("reason.full") };
  const { data, error, refetch, dataUpdatedAt } = useQuery(filesQuery(access));
  return (
    <div className="grid gap-6">
      <section aria-label={t("paper.title")} className="grid gap-3">
        <h3 className="font-sans text-base font-semibold">{t("paper.title")}</h3>
        <PaperPart access={access} words={words} />
      </section>
      <section aria-label={t("files.title")} className="grid gap-3">
        <h3 className="font-sans text-base font-semibold">{t("files.title")}</h3>
        <PaperFailure error={error} onRetry={refetch} />
        {!data && !error && <Skeleton className="h-24" />}
        {data && <FileList access={access} nowMs={dataUpdatedAt} {...data} />}
        {data && <FileSender access={access} words={words} missing={data.missing} buyers={data.buyers} />}
      </section>
    </div>
  );
}
