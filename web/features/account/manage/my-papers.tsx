/** The papers of a person's contracts, to download beside the data. Each address is good for a minute. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MyPaper } from "../../../../domain/papers/private-files.ts";
import { FileRow } from "../../../papers/file-list.tsx";
import { fetchAsUser, headersAsUser } from "../fetch-as-user.ts";

export function MyPapers() {
  const { t } = useTranslation("myAccount");
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ["my-papers"],
    queryFn: () => fetchAsUser<MyPaper[]>("/api/me/papers"),
  });
  // A failure is shown where the data is downloaded: that asks for the same.
  if (!data || data.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="text-quiet">{t("data.papers")}</p>
      <ul className="grid gap-2">
        {data.map(({ contract, ...file }) => (
          <FileRow
            key={file.id}
            access={{ contract, mayRemoveAny: false, fetchJson: fetchAsUser, sign: headersAsUser }}
            nowMs={dataUpdatedAt}
            file={file}
          />
        ))}
      </ul>
    </div>
  );
}
