/** `/admin/money/paper`: a receipt, or what was paid in a year. */
import { useTranslation } from "react-i18next";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { browserPage } from "../../in-browser.tsx";

const MoneyPaperBoard = browserPage(
  async () => (await import("../../../administration/money/money-paper-board.tsx")).MoneyPaperBoard,
);

export function MoneyPaperPage() {
  const { t } = useTranslation("admin");
  return (
    <>
      <PageHead title={t("contractTexts.paper")} isIndexed={false} />
      <MoneyPaperBoard fetchJson={fetchAsUser} sign={headersAsUser} />
    </>
  );
}
