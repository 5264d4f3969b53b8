import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PageHead } from "../../components/page-head.tsx";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { fetchTextAsUser } from "../../features/account/fetch-text-as-user.ts";
import { AlarmList } from "../../features/administration/alarm-list.tsx";
import { DeadLetterList } from "../../features/administration/dead-letter-list.tsx";
import { ReviewList } from "../../features/administration/review-list.tsx";
import { RunDetails } from "../../features/administration/run-details.tsx";
import { RunHistory } from "../../features/administration/run-history.tsx";
import { RunPanel } from "../../features/administration/run-panel.tsx";
import { steerRuns } from "../../features/administration/run-steering.ts";

const steering = steerRuns(postAsUser);

export function PropertyScraperPage() {
  const { t } = useTranslation();
  const { "*": part = "" } = useParams();
  return (
    <>
      <PageHead title={t("admin.propertyScraper")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("admin.propertyScraper")}</h1>
      <AdminOnly>{part === "" ? <Console /> : <OneRun runId={part.replace(/^runs\//, "")} />}</AdminOnly>
    </>
  );
}

function OneRun({ runId }: { runId: string }) {
  return <RunDetails runId={runId} fetchJson={fetchAsUser} steering={steering} />;
}

function Console() {
  return (
    <div className="grid gap-12">
      <AlarmList
        fetchJson={fetchAsUser}
        acknowledge={(id) => postAsUser(`/api/admin/alarms/${id}/acknowledge`, {})}
        fetchCopy={(id) => fetchTextAsUser(`/api/admin/alarms/${id}/copy`)}
      />
      <RunPanel fetchJson={fetchAsUser} steering={steering} />
      <RunHistory fetchJson={fetchAsUser} steering={steering} />
      <DeadLetterList fetchJson={fetchAsUser} steering={steering} />
      <ReviewList
        fetchJson={fetchAsUser}
        judge={({ id, publication }) => postAsUser(`/api/admin/listings/${id}/publication`, { publication })}
      />
    </div>
  );
}
