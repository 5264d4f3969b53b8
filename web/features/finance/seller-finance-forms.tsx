/** The two forms of seller finance side by side. */
import { useTranslation } from "react-i18next";
import { Table } from "../../components/table.tsx";

const rows = ["deed", "stop", "bankrupt", "quota", "papers"] as const;

export function SellerFinanceForms() {
  const { t } = useTranslation();
  return (
    <Table
      isCaptionHidden
      caption={t("finance.seller.title")}
      columns={[
        { label: t("finance.seller.form") },
        { label: t("finance.seller.first") },
        { label: t("finance.seller.last") },
      ]}
      rows={rows.map((row) => ({
        key: row,
        cells: [
          t(`finance.seller.rows.${row}.label`),
          t(`finance.seller.rows.${row}.first`),
          t(`finance.seller.rows.${row}.last`),
        ],
      }))}
    />
  );
}
