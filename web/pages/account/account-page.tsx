import { useTranslation } from "react-i18next";
import { browserPart } from "../../components/page/browser-part.tsx";
import { PageHead } from "../../components/page/page-head.tsx";

const AccountView = browserPart(
  async () => (await import("../../features/account/manage/account-view.client.tsx")).AccountView,
  { texts: ["myAccount", "catalogue"] },
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
