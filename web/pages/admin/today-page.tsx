/** `/admin`: where the working day begins. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { accountQuery } from "../../features/account/account-query.ts";
import { PartList } from "../../features/administration/frame/part-list.tsx";

export function TodayPage() {
  const { t } = useTranslation("admin");
  const { data: account } = useQuery(accountQuery());
  return (
    <>
      <PageHead title={t("frameTexts.parts.today")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("frameTexts.parts.today")}</h1>
      <PartList rights={account?.rights ?? []} />
    </>
  );
}
