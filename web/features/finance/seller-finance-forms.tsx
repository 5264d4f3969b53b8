/** The two forms of seller finance side by side, and what the law says of both. */
import { useTranslation } from "react-i18next";
import { findFact } from "../../../domain/facts.ts";
import { formatFactNumber } from "../../../domain/format-fact.ts";
import { Table } from "../../components/table.tsx";
import { useLocale } from "../../use-locale.ts";

const rows = ["deed", "stop", "bankrupt", "quota", "papers"] as const;

export function SellerFinanceForms() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
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
      <p className="mt-6 max-w-measure text-sm text-quiet">
        {t("finance.seller.law", {
          missed: formatFactNumber(findFact("hire-purchase-missed-payments"), locale),
        })}
      </p>
    </>
  );
}

/** Three columns of words on a phone: long ones break where their language allows. */
function hyphenated(text: string) {
  return <span className="hyphens-auto">{text}</span>;
}
