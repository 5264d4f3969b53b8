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
          hyphenated(t(`finance.seller.rows.${row}.label`)),
          hyphenated(t(`finance.seller.rows.${row}.first`)),
          hyphenated(t(`finance.seller.rows.${row}.last`)),
        ],
      }))}
    />
  );
}

/** Three columns of words on a phone: long ones break where their language allows. */
function hyphenated(text: string) {
  return <span className="hyphens-auto">{text}</span>;
}
