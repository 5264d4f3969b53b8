/** `/admin`: where the working day begins. */
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { TodayBoard } from "../../administration/today/today-board.tsx";

export function TodayPage() {
  const { t } = useTranslation("adminFrame");
  return (
    <>
      <PageHead title={t("parts.today")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("parts.today")}</h1>
      <TodayBoard fetchJson={fetchAsUser} />
    </>
  );
}
