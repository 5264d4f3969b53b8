/** `/admin/statement`: reads a bank's file and proposes which payment each line is. */
import { useTranslation } from "react-i18next";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { browserPage } from "../../in-browser.tsx";

const StatementRoom = browserPage(
  async () => (await import("../../../administration/statement/statement-room.tsx")).StatementRoom,
);

export function StatementPage() {
  const { t } = useTranslation("admin");
  const title = t("statementTexts.title");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="mb-3 text-4xl">{title}</h1>
      <p className="mb-8 max-w-measure text-quiet">{t("statementTexts.lead")}</p>
      <StatementRoom fetchJson={fetchAsUser} />
    </>
  );
}
