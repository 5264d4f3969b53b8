/** Chooses files or takes pictures, says what they are, and sends each by itself; what fails can be sent again. */
import { useQueryClient } from "@tanstack/react-query";
import { Camera, FilePlus } from "lucide-react";
import { type ChangeEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FileKind, type MissingFiles, fileKinds } from "../../domain/papers/private-files.ts";
import { buttonStyles } from "../components/controls/button-styles.ts";
import { SelectField } from "../components/controls/select-field.tsx";
import { prepareFile } from "../uploads/prepare-file.ts";
import { useUploadQueue } from "../uploads/use-upload-queue.ts";
import { FileProgress } from "./file-progress.tsx";
import { type PapersAccess, filesQuery, sendContractFile } from "./papers-access.ts";

export function FileSender({ access, missing }: { access: PapersAccess; missing: readonly MissingFiles[] }) {
  const { t } = useTranslation("papers");
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<FileKind>();
  const kind = chosen ?? missing[0]?.kind ?? "other";
  /** What each file was said to be when it was chosen. */
  const kinds = useRef(new WeakMap<Blob, FileKind>());
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
          kind: kinds.current.get(file) ?? "other",
          name: file.name ?? t("files.unnamed"),
          onProgress,
        }),
    },
    refresh,
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    for (const file of files) kinds.current.set(file, kind);
    queue.add(files);
    // So that the same file can be chosen again.
    target.value = "";
  };
  const look = `${buttonStyles.quietSmall} has-focus-visible:outline-2 has-focus-visible:outline-lamp`;
  return (
    <div className="grid gap-4 rounded-card border border-line p-4">
      <SelectField
        label={t("files.kind")}
        value={kind}
        options={fileKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ currentTarget }) => setChosen(fileKinds.find((one) => one === currentTarget.value))}
      />
      <div className="flex flex-wrap gap-3">
        <label className={look}>
          <FilePlus aria-hidden="true" className="size-5" />
          {t("files.choose")}
          <input
            type="file"
            accept="application/pdf,image/*"
            multiple
            onChange={choose}
            className="sr-only"
          />
        </label>
        <label className={`${look} pointer-fine:hidden`}>
          <Camera aria-hidden="true" className="size-5" />
          {t("files.photograph")}
          <input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
        </label>
      </div>
      <p className="text-sm text-quiet">{t("files.hint")}</p>
      <FileProgress uploads={uploads} queue={queue} />
    </div>
  );
}
