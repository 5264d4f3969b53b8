/** The dated facts that the site states. Loaded when opened. */
import { useTranslation } from "react-i18next";
import { FactsList } from "../../../administration/texts/facts-list.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { Link } from "../../../routing/link.tsx";

export function FactsView() {
  const { t } = useTranslation("admin");
  const title = t("writtenTexts.pages.facts");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <p className="mb-4">
        <Link to={adminPaths.texts} className={textLinkStyles}>
          {t("writtenTexts.back")}
        </Link>
      </p>
      <h1 className="mb-3 text-4xl">{title}</h1>
      <p className="mb-8 max-w-measure text-quiet">{t("writtenTexts.factsLead")}</p>
      <FactsList fetchJson={fetchAsUser} />
    </>
  );
}
