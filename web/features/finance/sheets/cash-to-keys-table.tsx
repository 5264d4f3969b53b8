/** The table of costs, with a choice of who pays each charge. A fee that is known only as a range is shown as one. */
import { useTranslation } from "react-i18next";
import { percentOf } from "../../../../domain/facts/fact-numbers.ts";
import type { SatangRange } from "../../../../domain/finance/building-fees.ts";
import { type CashToKeys, commonFeeMonths } from "../../../../domain/finance/cash-to-keys.ts";
import {
  type Seller,
  type Split,
  type TransferCharge,
  sellersTaxOf,
  transferCharges,
} from "../../../../domain/finance/transfer-costs.ts";
import { Table } from "../../../components/charts/table.tsx";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { PayerChoice } from "./payer-choice.tsx";
import { useRange } from "../use-range.ts";
import { useYearsOfOwnership } from "../use-years-of-ownership.ts";

type CashToKeysTableProps = {
  sheet: CashToKeys;
  seller: Seller;
  split: Split;
  onSplit: (split: Split) => void;
};

export function CashToKeysTable({ sheet, seller, split, onSplit }: CashToKeysTableProps) {
  const { t } = useTranslation("simulator");
  const { money, plain, percent, inBaht } = useMoney();
  const facts = useFacts();
  const yearsOfOwnership = useYearsOfOwnership();
  const range = useRange();
  const sellersTax = sellersTaxOf(facts, seller);
  const labels: Record<TransferCharge, string> = {
    transferFee: t("cash.transferFee", { percent: percent(percentOf(facts, "transfer-fee")) }),
    sellersTax: t(`cash.sellersTax.${sellersTax}`, { percent: percent(percentOf(facts, sellersTax)) }),
    withholding:
      seller.kind === "person"
        ? t("cash.withholdingPerson", { years: yearsOfOwnership(seller.years) })
        : t("cash.withholding", { percent: percent(percentOf(facts, "withholding-company")) }),
  };
  const shared = (charge: TransferCharge) => ({
    key: charge,
    cells: [
      <PayerChoice
        key="choice"
        label={labels[charge]}
        charge={charge}
        seller={seller.kind}
        split={split}
        onSplit={onSplit}
      />,
      plain(sheet.transfer[charge].total),
      plain(sheet.transfer[charge].buyer),
    ],
  });
  const yours = (key: string, label: string, fee: SatangRange | null) =>
    fee ? [{ key, cells: [label, range(fee, plain), range(fee, plain)] }] : [];
  return (
    <>
      <Table
        className="max-sm:-mx-3"
        isCaptionHidden
        caption={t("cash.title")}
        columns={[
          { label: t("cash.item") },
          { label: inBaht(t("cash.all")), isNumber: true },
          { label: t("cash.you"), isNumber: true },
        ]}
        rows={[
          { key: "price", cells: [t("cash.price"), plain(sheet.price), plain(sheet.price)] },
          ...transferCharges.map(shared),
          ...yours("sinking", t("cash.sinkingFund"), sheet.sinkingFund),
          ...yours("common", t("cash.commonFee", { count: commonFeeMonths }), sheet.commonFee),
        ]}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-quiet">{t("cash.total")}</span>
        <output className="tabular text-2xl font-semibold text-lamp">{range(sheet.total, money)}</output>
      </p>
    </>
  );
}
