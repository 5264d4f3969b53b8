import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { ApplicationView } from "../../features/account/application/application-view.tsx";

export function ApplicationPage() {
  const { t } = useTranslation("myApplication");
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <ApplicationView />
    </>
  );
}
