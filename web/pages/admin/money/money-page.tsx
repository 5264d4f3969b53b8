/** `/admin/money`: the ledger of all contracts. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { browserPage } from "../../in-browser.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { accountQuery } from "../../../features/account/account-query.ts";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { fetchTextAsUser } from "../../../features/account/fetch-text-as-user.ts";

const LedgerBoard = browserPage(
  async () => (await import("../../../administration/money/ledger-board.tsx")).LedgerBoard,
);

export function MoneyPage() {
  const { t } = useTranslation("admin");
  const { data: account } = useQuery(accountQuery());
  return (
    <>
      <PageHead title={t("moneyTexts.title")} isIndexed={false} />
      <h1 className="mb-6 text-4xl">{t("moneyTexts.title")}</h1>
      <LedgerBoard
        fetchJson={fetchAsUser}
        fetchText={fetchTextAsUser}
        seesAll={account?.rights.includes("see_contracts") ?? false}
      />
    </>
  );
}
