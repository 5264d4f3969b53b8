/** `/admin/money/paper`: a receipt, or what was paid in a year. */
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { fetchAsUser, headersAsUser } from "../../features/account/fetch-as-user.ts";
import { browserPage } from "../in-browser.tsx";

const MoneyPaperBoard = browserPage(
  async () => (await import("../../administration/money/money-paper-board.tsx")).MoneyPaperBoard,
);

export function MoneyPaperPage() {
  const { t } = useTranslation("admin");
  const title = t("contractTexts.paper");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="mb-6 text-4xl print:hidden">{title}</h1>
      <MoneyPaperBoard fetchJson={fetchAsUser} sign={headersAsUser} />
    </>
  );
}
