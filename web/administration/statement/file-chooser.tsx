/** Takes the bank's file and says in words what is wrong with it. */
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type FileProblem, type OpenFile, mostLines, readFile } from "./read-file.ts";

export function FileChooser({ onRead }: { onRead: (file: OpenFile | undefined) => void }) {
  const { t } = useTranslation("admin");
  const id = useId();
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
      <label htmlFor={id} className="font-semibold">
        {t("statementTexts.file")}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-describedby={`${id}-hint`}
        className="max-w-full rounded-card border border-edge p-3 file:mr-4 file:cursor-pointer file:rounded-full file:border-0 file:bg-raised file:px-4 file:py-2 file:text-paper"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Chosen again, the same file is read again.
          currentTarget.value = "";
          if (!file) return;
          onRead(undefined);
          reading.mutate(file);
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-quiet">
        {t("statementTexts.fileHint")}
      </p>
      <output className="block empty:sr-only">{reading.isPending && t("statementTexts.reading")}</output>
      {(reading.data ?? reading.error) && (
        <p role="alert" className="text-coral">
          {t(`statementTexts.problem.${reading.data ?? "notText"}`, { most: mostLines })}
        </p>
      )}
    </div>
  );
}
