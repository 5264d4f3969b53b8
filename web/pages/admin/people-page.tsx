/** `/admin/people`: who has an account, and which role. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { PageHead } from "../../components/page/page-head.tsx";
import { accountQuery } from "../../features/account/account-query.ts";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { PeopleBoard } from "../../administration/people/people-board.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";

export function PeoplePage() {
  const { t } = useTranslation(["admin", "adminFrame"]);
  const { data: account } = useQuery(accountQuery());
  return (
    <>
      <PageHead title={t("adminFrame:parts.people")} isIndexed={false} />
      <h1 className="mb-4 text-4xl">{t("adminFrame:parts.people")}</h1>
      <p className="mb-8">
        <Link to={adminPaths.auditLog} className={textLinkStyles}>
          {t("peopleTexts.auditLog")}
        </Link>
      </p>
      {account && <PeopleBoard fetchJson={fetchAsUser} me={account} />}
    </>
  );
}
