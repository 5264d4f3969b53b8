/** `/admin/property-scraper` and the pages below it, one route for all: a first view need not know of them. */
import { type ReactNode, Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { textLinkStyles } from "../../components/button-styles.ts";
import { PageHead } from "../../components/page-head.tsx";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { AlarmList } from "../../features/administration/alarm-list.tsx";
import { ReviewList } from "../../features/administration/review-list.tsx";
import { RunPanel } from "../../features/administration/run-panel.tsx";
import { SourceList } from "../../features/administration/source-list.tsx";
import { SuggestionList } from "../../features/administration/suggestion-list.tsx";
import { consolePaths } from "../../console-paths.ts";
import { paths } from "../../paths.ts";
import { NotFoundPage } from "../not-found-page.tsx";

const SourceView = lazy(async () => ({ default: (await import("./source-view.tsx")).SourceView }));
const PasteView = lazy(async () => ({ default: (await import("./paste-view.tsx")).PasteView }));

export function PropertyScraperPage() {
  const { t } = useTranslation();
  const { "*": part = "" } = useParams();
  const [kind = "", id = "", ...rest] = part.split("/");
  if (rest.length > 0) return <NotFoundPage />;
  if (kind === "" && id === "") {
    return (
      <Shell title={t("admin.propertyScraper")}>
        <Console />
      </Shell>
    );
  }
  if (kind === "paste" && id === "") {
    return (
      <Shell title={t("admin.pasteTexts.title")} isBelow>
        <PasteView />
      </Shell>
    );
  }
  if (kind === "sources" && id !== "") {
    const isNew = consolePaths.source(id) === consolePaths.newSource;
    return (
      <Shell title={t(isNew ? "admin.sourceTexts.newTitle" : "admin.sourceTexts.editTitle")} isBelow>
        <SourceView id={id} />
      </Shell>
    );
  }
  return <NotFoundPage />;
}

type ShellProps = { title: string; isBelow?: boolean; children: ReactNode };

function Shell({ title, isBelow = false, children }: ShellProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      {isBelow && (
        <p className="mb-4">
          <Link to={paths.propertyScraper} className={textLinkStyles}>
            {t("admin.sourceTexts.back")}
          </Link>
        </p>
      )}
      <h1 className="mb-8 text-4xl">{title}</h1>
      <AdminOnly>
        {/* Never on the server: it does not know who reads. */}
        <Suspense fallback={<output className="block">{t("frame.loading")}</output>}>{children}</Suspense>
      </AdminOnly>
    </>
  );
}

function Console() {
  return (
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
        judge={({ id, publication }) => postAsUser(`/api/admin/listings/${id}/publication`, { publication })}
        judgeTwin={({ id, other, verdict }) =>
          postAsUser(`/api/admin/listings/${id}/twins/${other}`, { verdict })
        }
      />
      <SuggestionList
        fetchJson={fetchAsUser}
        settle={({ id, ...settlement }) => postAsUser(`/api/admin/listings/${id}/suggestions`, settlement)}
      />
      <SourceList
        fetchJson={fetchAsUser}
        setState={({ id, ...state }) => postAsUser(`/api/admin/sources/${id}/state`, state)}
      />
    </div>
  );
}
