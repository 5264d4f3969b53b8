/** Below `/admin/property-scraper/sources/<id>/teach`. Loaded when opened. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { sourcesQuery } from "../../../administration/scraping/scraper-api.ts";
import { TeachBoard } from "../../../administration/teach/teach-board.tsx";
import { nameSource } from "../../../administration/scraping/name-source.ts";

export function TeachView({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data: sources, error, refetch } = useQuery(sourcesQuery(fetchAsUser));
  const source = sources?.find((one) => one.id === id);
  if (error && !sources) {
    return <FailureNotice error={error} what={t("admin:sourceTexts.failed")} onRetry={refetch} />;
  }
  if (!sources) return <output className="block">{t("frame:loading")}</output>;
  if (!source) return <p role="alert">{t("admin:sourceTexts.notFound")}</p>;
  return (
    <>
      <p className="-mt-6 mb-6 text-lg break-words">{nameSource(source.name, t)}</p>
      {source.enabled ? (
        <TeachBoard sourceId={id} fetchJson={fetchAsUser} />
      ) : (
        <p role="alert">{t("admin:teachTexts.isPaused")}</p>
      )}
    </>
  );
}
