import { useTranslation } from "react-i18next";
import { browserPart } from "../../components/page/browser-part.tsx";
import { PageHead } from "../../components/page/page-head.tsx";

const AccountView = browserPart(
  import.meta.env.SSR
    ? undefined
    : async () => (await import("../../features/account/manage/account-view.tsx")).AccountView,
  ["myAccount", "catalogue"],
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
