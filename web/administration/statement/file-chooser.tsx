/** Takes the bank's file and says in words what is wrong with it. */
import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { type FileProblem, type OpenFile, mostLines, readFile } from "./read-file.ts";

export function FileChooser({ onRead }: { onRead: (file: OpenFile | undefined) => void }) {
  const { t } = useTranslation("admin");
  const hintId = useId();
  const reading = useMutation({
    mutationFn: async (file: File): Promise<FileProblem | undefined> => {
      const read = await readFile(file);
      if ("problem" in read) return read.problem;
      onRead({ id: crypto.randomUUID(), name: file.name, table: read.table });
      return undefined;
    },
  });
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <label className={`${buttonStyles.quiet} has-focus-visible:outline-2 has-focus-visible:outline-lamp`}>
        <FileUp aria-hidden="true" className="size-5" />
        {t("statementTexts.file")}
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-describedby={hintId}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Chosen again, the same file is read again.
            currentTarget.value = "";
            if (!file) return;
            onRead(undefined);
            reading.mutate(file);
          }}
        />
      </label>
      <p id={hintId} className="text-sm text-quiet">
        {t("statementTexts.fileHint")}
      </p>
      {reading.variables && (
        <p className="font-semibold break-words">
          {t("statementTexts.chosen", { name: reading.variables.name })}
        </p>
      )}
      <output className="block empty:sr-only">{reading.isPending && t("statementTexts.reading")}</output>
      {(reading.data ?? reading.error) && (
        <p role="alert" className="text-coral">
          {t(`statementTexts.problem.${reading.data ?? "notText"}`, { most: mostLines })}
        </p>
      )}
    </div>
  );
}
