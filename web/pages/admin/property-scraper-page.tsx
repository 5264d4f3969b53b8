/** `/admin/property-scraper` and the pages below it, one route for all: a first view need not know of them. */
import { type ReactNode, Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { textLinkStyles } from "../../components/button-styles.ts";
import { PageHead } from "../../components/page-head.tsx";
import { consolePaths, readConsolePage } from "../../console-paths.ts";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { paths } from "../../paths.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { ConsoleView } from "./console-view.tsx";
import { RunView } from "./run-view.tsx";

const SourceView = lazy(async () => ({ default: (await import("./source-view.tsx")).SourceView }));
const HomeView = lazy(async () => ({ default: (await import("./home-view.tsx")).HomeView }));
const HomeListView = lazy(async () => ({ default: (await import("./home-list-view.tsx")).HomeListView }));
const PasteView = lazy(async () => ({ default: (await import("./paste-view.tsx")).PasteView }));

export function PropertyScraperPage() {
  const { t } = useTranslation();
  const { "*": part = "" } = useParams();
  const page = readConsolePage(part);
  switch (page?.kind) {
    case "console":
      return (
        <Shell title={t("admin.propertyScraper")}>
          <ConsoleView />
        </Shell>
      );
    case "paste":
      return (
        <Shell title={t("admin.pasteTexts.title")} isBelow>
          <PasteView />
        </Shell>
      );
    case "homes":
      return (
        <Shell title={t("admin.homeTexts.all")} isBelow>
          <HomeListView />
        </Shell>
      );
    case "home":
      return (
        <Shell title={t("admin.homeTexts.editTitle")} isBelow>
          <HomeView key={page.id} id={page.id} />
        </Shell>
      );
    case "sources": {
      const isNew = consolePaths.source(page.id) === consolePaths.newSource;
      return (
        <Shell title={t(isNew ? "admin.sourceTexts.newTitle" : "admin.sourceTexts.editTitle")} isBelow>
          <SourceView id={page.id} />
        </Shell>
      );
    }
    case "runs":
      return (
        <Shell title={t("admin.runTexts.page.heading")} isBelow>
          <RunView id={page.id} />
        </Shell>
      );
    default:
      return <NotFoundPage />;
  }
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
