/** `/admin/people/audit-log`: what admins did. */
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { PageHead } from "../../components/page/page-head.tsx";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { AuditBoard } from "../../administration/people/audit-board.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";

export function AuditLogPage() {
  const { t } = useTranslation(["admin", "adminFrame"]);
  return (
    <>
      <PageHead title={t("peopleTexts.auditLog")} isIndexed={false} />
      <p className="mb-4">
        <Link to={adminPaths.people} className={textLinkStyles}>
          {t("adminFrame:parts.people")}
        </Link>
      </p>
      <h1 className="mb-8 text-4xl">{t("peopleTexts.auditLog")}</h1>
      <AuditBoard fetchJson={fetchAsUser} />
    </>
  );
}
