import { useTranslation } from "react-i18next";
import { browserPage } from "../in-browser.tsx";
import { PageHead } from "../../components/page/page-head.tsx";

const AccountView = browserPage(
  async () => (await import("../../features/account/manage/account-view.client.tsx")).AccountView,
  ["myAccount", "catalogue", "papers"],
);

export function AccountPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("yourAccount")} isIndexed={false} />
      <AccountView />
    </>
  );
}
