/** The dated facts that the site states. Loaded when opened. */
import { BackLink } from "../../../administration/controls/back-link.tsx";
import { useTranslation } from "react-i18next";
import { FactsList } from "../../../administration/texts/facts-list.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";

export function FactsView() {
  const { t } = useTranslation("admin");
  const title = t("writtenTexts.pages.facts");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <BackLink to={adminPaths.texts}>{t("writtenTexts.back")}</BackLink>
      <h1 className="mb-3 text-4xl">{title}</h1>
      <p className="mb-8 max-w-measure text-quiet">{t("writtenTexts.factsLead")}</p>
      <FactsList fetchJson={fetchAsUser} />
    </>
  );
}
