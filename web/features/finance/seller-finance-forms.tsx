/** The two forms of seller finance side by side, and what the law says of both. */
import { useTranslation } from "react-i18next";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { formatFactNumber } from "../../../domain/facts/format-fact.ts";
import { Table } from "../../components/charts/table.tsx";
import { useFacts } from "../../visitor/use-facts.ts";
import { useLocale } from "../../visitor/use-locale.ts";

const rows = ["deed", "stop", "bankrupt", "quota", "papers"] as const;

export function SellerFinanceForms() {
  const { t } = useTranslation("finance");
  const locale = useLocale();
  const facts = useFacts();
  return (
    <>
      <Table
        isCaptionHidden
        caption={t("seller.title")}
        columns={[{ label: t("seller.form") }, { label: t("seller.first") }, { label: t("seller.last") }]}
        rows={rows.map((row) => ({
          key: row,
          cells: [
            hyphenated(t(`seller.rows.${row}.label`)),
            hyphenated(t(`seller.rows.${row}.first`)),
            hyphenated(t(`seller.rows.${row}.last`)),
          ],
        }))}
      />
      <p className="mt-6 max-w-measure text-sm text-quiet">
        {t("seller.law", {
          missed: formatFactNumber(findFact(facts, "hire-purchase-missed-payments"), locale),
        })}
      </p>
    </>
  );
}

/** Three columns of text on a phone: long words break where their language allows. */
function hyphenated(text: string) {
  return <span className="hyphens-auto">{text}</span>;
}
