/** `/admin/property-scraper` and the pages below it. They share one route, so that no first view has to know them. */
import { BackLink } from "../../../administration/controls/back-link.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { browserPage } from "../../in-browser.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useParams, useSearchParams } from "../../../routing/router-hooks.ts";
import { adminPaths, readAdminPage } from "../../../routing/admin-paths.ts";
import { paths } from "../../../routing/paths.ts";
import { NotFoundPage } from "../../not-found-page.tsx";
import { ScraperView } from "./scraper-view.tsx";
import { RunView } from "./run-view.tsx";

const SourceView = browserPage(async () => (await import("./source-view.tsx")).SourceView);
const TeachView = browserPage(async () => (await import("./teach-view.tsx")).TeachView);
const PasteView = browserPage(async () => (await import("./paste-view.tsx")).PasteView);

export function PropertyScraperPage() {
  const { t } = useTranslation("admin");
  const { "*": part = "" } = useParams();
  const page = readAdminPage(part);
  const query = useSearchParams();
  switch (page?.kind) {
    case "scraper":
      return (
        <Shell title={t("propertyScraper")}>
          <ScraperView />
        </Shell>
      );
    case "paste":
      return (
        <Shell title={t(query.has("source") ? "pasteTexts.title" : "postTexts.title")} isBelow>
          <PasteView />
        </Shell>
      );
    case "source": {
      const isNew = adminPaths.source(page.id) === adminPaths.newSource;
      return (
        <Shell title={t(isNew ? "sourceTexts.newTitle" : "sourceTexts.editTitle")} isBelow>
          <SourceView id={page.id} />
        </Shell>
      );
    }
    case "teach":
      return (
        <Shell title={t("teachTexts.title")} isBelow>
          <TeachView id={page.id} />
        </Shell>
      );
    case "run":
      return (
        <Shell title={t("runTexts.page.heading")} isBelow>
          <RunView id={page.id} />
        </Shell>
      );
    default:
      return <NotFoundPage />;
  }
}

type ShellProps = { title: string; isBelow?: boolean; children: ReactNode };

function Shell({ title, isBelow = false, children }: ShellProps) {
  const { t } = useTranslation(["admin", "frame"]);
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      {isBelow && <BackLink to={paths.propertyScraper}>{t("admin:sourceTexts.back")}</BackLink>}
      <h1 className="mb-8 text-4xl">{title}</h1>
      {/* Never rendered on the server, which does not know who is signed in. */}
      {children}
    </>
  );
}
