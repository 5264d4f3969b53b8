/** `/admin/people/audit-log`: what admins did. */
import { BackLink } from "../../administration/controls/back-link.tsx";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { AuditBoard } from "../../administration/people/audit-board.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";

export function AuditLogPage() {
  const { t } = useTranslation(["admin", "adminFrame"]);
  return (
    <>
      <PageHead title={t("peopleTexts.auditLog")} isIndexed={false} />
      <BackLink to={adminPaths.people}>{t("adminFrame:parts.people")}</BackLink>
      <h1 className="mb-8 text-4xl">{t("peopleTexts.auditLog")}</h1>
      <AuditBoard fetchJson={fetchAsUser} />
    </>
  );
}
