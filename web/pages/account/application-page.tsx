import { useTranslation } from "react-i18next";
import { browserPage } from "../in-browser.tsx";
import { PageHead } from "../../components/page/page-head.tsx";

const ApplicationView = browserPage(
  async () =>
    (await import("../../features/account/application/application-view.client.tsx")).ApplicationView,
  ["catalogue", "contact", "forms", "myAccount", "myApplication", "myMoney", "papers"],
);

export function ApplicationPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("yourApplication")} isIndexed={false} />
      <ApplicationView />
    </>
  );
}
