import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { AccountView } from "../../features/account/manage/account-view.tsx";

export function AccountPage() {
  const { t } = useTranslation("myAccount");
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <AccountView />
    </>
  );
}
