import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { PageHead } from "../../components/page-head.tsx";
import { textLinkStyles } from "../../components/button-styles.ts";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { RunDetails } from "../../features/administration/run-details.tsx";
import { steerRuns } from "../../features/administration/run-steering.ts";
import { paths } from "../../paths.ts";

const steering = steerRuns(postAsUser);

export function ScraperRunPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  return (
    <>
      <PageHead title={t("admin.runs.title")} isIndexed={false} />
      <p className="mb-4">
        <Link to={`${paths.propertyScraper}#runs`} className={textLinkStyles}>
          {t("admin.runs.page.back")}
        </Link>
      </p>
      <h1 className="mb-8 text-4xl">{t("admin.propertyScraper")}</h1>
      <AdminOnly>
        <RunDetails runId={id} fetchJson={fetchAsUser} steering={steering} />
      </AdminOnly>
    </>
  );
}
