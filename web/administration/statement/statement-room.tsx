/** From a file to its payments: read it, say once what its columns mean, then look at each line. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type StatementColumns,
  fingerprintOf,
  guessColumns,
} from "../../../domain/paying/statement/statement-columns.ts";
import { Button } from "../../components/controls/button.tsx";
import type { FetchJson } from "../../data/api.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { LineList } from "./line-list.tsx";
import type { OpenFile } from "./read-file.ts";
import { layoutQuery } from "./statement-api.ts";

export function StatementRoom({ fetchJson }: { fetchJson: FetchJson }) {
  const [file, setFile] = useState<OpenFile>();
  return (
    <div className="grid grid-cols-1 gap-8">
      <FileChooser onRead={setFile} />
      {file && <FileView key={file.id} file={file} fetchJson={fetchJson} />}
    </div>
  );
}

function FileView({ file, fetchJson }: { file: OpenFile; fetchJson: FetchJson }) {
  const { t } = useTranslation(["admin", "frame"]);
  const queryClient = useQueryClient();
  const fingerprint = fingerprintOf(file.table);
  const { data: remembered, error, refetch } = useQuery(layoutQuery(fetchJson, fingerprint));
  const [said, setSaid] = useState<StatementColumns>();
  const [isChanging, setIsChanging] = useState(false);
  if (error && remembered === undefined) return <FailureNotice error={error} onRetry={refetch} />;
  if (remembered === undefined) return <output className="block">{t("frame:loading")}</output>;
  const columns = said ?? remembered;
  if (!columns || isChanging) {
    return (
      <ColumnsForm
        table={file.table}
        fingerprint={fingerprint}
        start={columns ?? guessColumns(file.table)}
        fetchJson={fetchJson}
        onSaid={(now) => {
          setSaid(now);
          // The next file of this bank is read by it, on this page too.
          queryClient.setQueryData(layoutQuery(fetchJson, fingerprint).queryKey, now);
          setIsChanging(false);
        }}
      />
    );
  }
  return (
    <>
      <LineList key={JSON.stringify(columns)} file={file} columns={columns} fetchJson={fetchJson} />
      <Button look="quietSmall" className="justify-self-start" onClick={() => setIsChanging(true)}>
        {t("admin:statementTexts.changeColumns")}
      </Button>
    </>
  );
}
