/** `/admin/referrals`: who recommends us, and what they are owed. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../../components/page/page-head.tsx";
import { accountQuery } from "../../../features/account/account-query.ts";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { browserPage } from "../../in-browser.tsx";

const ReferralsBoard = browserPage(
  async () => (await import("../../../administration/referrals/referrals-board.tsx")).ReferralsBoard,
);

export function ReferralsPage() {
  const { t } = useTranslation("admin");
  const { data: account } = useQuery(accountQuery());
  return (
    <>
      <PageHead title={t("referralTexts.title")} isIndexed={false} />
      <h1 className="mb-6 text-4xl">{t("referralTexts.title")}</h1>
      {account && <ReferralsBoard fetchJson={fetchAsUser} rights={account.rights} />}
    </>
  );
}
