import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page-head.tsx";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { AlarmList } from "../../features/administration/alarm-list.tsx";
import { ReviewList } from "../../features/administration/review-list.tsx";
import { RunPanel } from "../../features/administration/run-panel.tsx";
import { SourceList } from "../../features/administration/source-list.tsx";
import { SuggestionList } from "../../features/administration/suggestion-list.tsx";

export function PropertyScraperPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("admin.propertyScraper")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("admin.propertyScraper")}</h1>
      <AdminOnly>
        <div className="grid gap-12">
          <AlarmList
            fetchJson={fetchAsUser}
            acknowledge={(id) => postAsUser(`/api/admin/alarms/${id}/acknowledge`, {})}
          />
          <RunPanel
            fetchJson={fetchAsUser}
            startRun={(sourceId) => postAsUser("/api/admin/runs", { sourceId })}
          />
          <ReviewList
            fetchJson={fetchAsUser}
            judge={({ id, publication }) =>
              postAsUser(`/api/admin/listings/${id}/publication`, { publication })
            }
            judgeTwin={({ id, other, verdict }) =>
              postAsUser(`/api/admin/listings/${id}/twins/${other}`, { verdict })
            }
          />
          <SuggestionList
            fetchJson={fetchAsUser}
            settle={({ id, ...settlement }) =>
              postAsUser(`/api/admin/listings/${id}/suggestions`, settlement)
            }
          />
          <SourceList
            fetchJson={fetchAsUser}
            setState={({ id, ...state }) => postAsUser(`/api/admin/sources/${id}/state`, state)}
          />
        </div>
      </AdminOnly>
    </>
  );
}
