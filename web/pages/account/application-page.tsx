import { useTranslation } from "react-i18next";
import { browserPart } from "../../components/page/browser-part.tsx";
import { PageHead } from "../../components/page/page-head.tsx";

const ApplicationView = browserPart(
  async () =>
    (await import("../../features/account/application/application-view.client.tsx")).ApplicationView,
  { texts: ["myAccount", "myApplication"] },
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
