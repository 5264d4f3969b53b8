/** Chooses files or takes pictures, says what they are, and sends each by itself; what fails can be sent again. */
import { useQueryClient } from "@tanstack/react-query";
import { Camera, FilePlus } from "lucide-react";
import { type ChangeEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type ContractFiles,
  type FileKind,
  fileKinds,
  isOfOneBuyer,
} from "../../domain/papers/private-files.ts";
import { buttonStyles } from "../components/controls/button-styles.ts";
import { SelectField } from "../components/controls/select-field.tsx";
import { prepareFile } from "../uploads/prepare-file.ts";
import { useUploadQueue } from "../uploads/use-upload-queue.ts";
import { FileProgress } from "./file-progress.tsx";
import {
  type PaperWords,
  type PapersAccess,
  type SaidFile,
  filesQuery,
  sendContractFile,
} from "./papers-access.ts";

type FileSenderProps = { access: PapersAccess; words: PaperWords } & Pick<
  ContractFiles,
  "missing" | "buyers"
>;

export function FileSender({ access, words, missing, buyers }: FileSenderProps) {
  const { t } = useTranslation("papers");
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<FileKind>();
  const kind = chosen ?? missing?.[0]?.kind ?? "other";
  const [buyer, setBuyer] = useState("");
  const needsBuyer = isOfOneBuyer(kind, buyers);
  const isReady = !needsBuyer || buyers.includes(buyer);
  /** What each file was said to be when it was chosen. */
  const said = useRef(new WeakMap<Blob, SaidFile>());
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: filesQuery(access).queryKey }),
    [queryClient, access],
  );
  const { queue, uploads } = useUploadQueue(
    {
      prepare: prepareFile,
      send: (picture, digest, onProgress, file) =>
        sendContractFile(access, picture, {
          digest,
          ...(said.current.get(file) ?? { kind: "other" }),
          name: file.name ?? t("files.unnamed"),
          onProgress,
        }),
    },
    refresh,
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    for (const file of files) said.current.set(file, { kind, ...(needsBuyer && { buyer }) });
    queue.add(files);
    // So that the same file can be chosen again.
    target.value = "";
  };
  const look = `${buttonStyles.quietSmall} has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-lamp`;
  return (
    <div className="grid gap-4 rounded-card border border-line p-4">
      <SelectField
        label={t("files.kind")}
        value={kind}
        options={fileKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ currentTarget }) => setChosen(fileKinds.find((one) => one === currentTarget.value))}
      />
      {needsBuyer && (
        <SelectField
          label={t("files.whose")}
          value={buyer}
          options={[
            { value: "", label: t("files.chooseBuyer") },
            ...buyers.map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ currentTarget }) => setBuyer(currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <label className={look}>
          <FilePlus aria-hidden="true" className="size-5" />
          {t("files.choose")}
          <input
            type="file"
            accept="application/pdf,image/*"
            multiple
            disabled={!isReady}
            onChange={choose}
            className="sr-only"
          />
        </label>
        <label className={`${look} pointer-fine:hidden`}>
          <Camera aria-hidden="true" className="size-5" />
          {t("files.photograph")}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={!isReady}
            onChange={choose}
            className="sr-only"
          />
        </label>
      </div>
      <p className="text-sm text-quiet">{words.hint}</p>
      <FileProgress uploads={uploads} queue={queue} full={words.full} />
    </div>
  );
}
