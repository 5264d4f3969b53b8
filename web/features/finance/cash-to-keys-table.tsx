/** The table of costs. A fee that is known only as a range is shown as a range. */
import { useTranslation } from "react-i18next";
import type {
  CashToKeys,
  SatangRange,
  SharedCost,
  TransferRates,
} from "../../../domain/finance/cash-to-keys.ts";
import type { Satang } from "../../../domain/finance/finance.ts";
import { Table } from "../../components/charts/table.tsx";
import { useMoney } from "../../visitor/use-money.ts";

type CashToKeysTableProps = {
  sheet: CashToKeys;
  rates: TransferRates;
  taxName: "businessTax" | "stampDuty";
  commonFeeMonths: number;
};

export function CashToKeysTable({ sheet, rates, taxName, commonFeeMonths }: CashToKeysTableProps) {
  const { t } = useTranslation("simulator");
  const { money, plain, percent } = useMoney();
  const range = ({ from, to }: SatangRange, write: (amount: Satang) => string) =>
    from === to ? write(from) : t("cash.range", { from: write(from), to: write(to) });
  const shared = (key: string, label: string, cost: SharedCost) => ({
    key,
    cells: [label, plain(cost.buyer), plain(cost.seller), plain(cost.total)],
  });
  const { transfer } = sheet;
  return (
    <>
      <Table
        className="max-sm:-mx-3"
        isCaptionHidden
        caption={t("cash.title")}
        columns={[
          { label: t("cash.item") },
          { label: `${t("cash.you")}, THB`, isNumber: true },
          { label: t("cash.sellers"), isNumber: true },
          { label: t("cash.all"), isNumber: true },
        ]}
        rows={[
          yours("price", t("cash.price"), plain(sheet.price)),
          shared(
            "fee",
            t("cash.transferFee", { percent: percent(rates.transferFeePercent) }),
            transfer.transferFee,
          ),
          shared(
            "tax",
            t(`cash.${taxName}`, { percent: percent(rates.sellersTaxPercent) }),
            transfer.sellersTax,
          ),
          ...(rates.withholdingPercent > 0
            ? [
                shared(
                  "withholding",
                  t("cash.withholding", { percent: percent(rates.withholdingPercent) }),
                  transfer.withholding,
                ),
              ]
            : []),
          yours("sinking", t("cash.sinkingFund"), range(sheet.sinkingFund, plain)),
          yours("common", t("cash.commonFee", { count: commonFeeMonths }), range(sheet.commonFee, plain)),
        ]}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-quiet">{t("cash.total")}</span>
        <output className="tabular text-2xl font-semibold text-lamp">{range(sheet.total, money)}</output>
      </p>
    </>
  );
}

function yours(key: string, label: string, amount: string) {
  return { key, cells: [label, amount, "–", amount] };
}
