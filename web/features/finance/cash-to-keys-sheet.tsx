/** Cash to keys: the price, the buyer's share of the transfer costs, and the building's fees. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cashToKeys } from "../../../domain/finance/cash-to-keys.ts";
import { type FactId, findFact } from "../../../domain/facts/facts.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import { formatDay, formatFact } from "../../../domain/facts/format-fact.ts";
import {
  type KnownFees,
  type SellerKind,
  buildingFees,
  sellerKinds,
  transferRates,
} from "../../../domain/finance/transfer-rates.ts";
import { SelectField } from "../../components/controls/select-field.tsx";
import { Slider } from "../../components/controls/slider.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { Calculator } from "./calculator.tsx";
import { CashToKeysTable } from "./cash-to-keys-table.tsx";

const usualSplitPercent = 50;
const commonFeeMonths = 12;
const priceRange = { min: 500_000, max: 20_000_000, step: 50_000 };
const sizeRange = { min: 20, max: 250, step: 1 };
const sourcesOf: FactId[] = ["transfer-fee", "specific-business-tax", "withholding-company", "common-fee"];

type CashToKeysProps = {
  /** Baht. */
  price: number;
  squareMeters: number;
  fees: KnownFees;
  /** For one listing: price and size cannot be changed. */
  isFixed: boolean;
};

export function CashToKeysSheet({
  price: startPrice,
  squareMeters: startSize,
  fees,
  isFixed,
}: CashToKeysProps) {
  const { t } = useTranslation(["simulator", "catalogue"]);
  const locale = useLocale();
  const { money, percent } = useMoney();
  const [price, setPrice] = useState(startPrice);
  const [size, setSize] = useState(startSize);
  const [split, setSplit] = useState(usualSplitPercent);
  const [seller, setSeller] = useState<SellerKind>("recent");
  const rates = transferRates(seller);
  const sheet = cashToKeys({
    price: toSatang(price),
    squareMeters: size,
    rates,
    fees: buildingFees(fees, commonFeeMonths),
    buyersSharePercent: split,
  });
  const isAnyFeeUnknown = fees.commonFee === null || fees.sinkingFund === null;
  const sellerLabels: Record<SellerKind, string> = {
    recent: t("simulator:cash.sellerRecent", { years: formatFact(findFact("business-tax-holding"), locale) }),
    long: t("simulator:cash.sellerLong"),
    company: t("simulator:cash.sellerCompany"),
  };
  return (
    <Calculator
      id="cash-to-keys"
      title={t("simulator:cash.title")}
      text={t("simulator:cash.text")}
      controls={
        <>
          {!isFixed && (
            <>
              <Slider
                label={t("simulator:cash.price")}
                valueText={money(toSatang(price))}
                {...priceRange}
                value={price}
                onChange={(event) => setPrice(event.currentTarget.valueAsNumber)}
              />
              <Slider
                label={t("simulator:cash.size")}
                valueText={t("catalogue:squareMeters", { value: size })}
                {...sizeRange}
                value={size}
                onChange={(event) => setSize(event.currentTarget.valueAsNumber)}
              />
            </>
          )}
          <Slider
            label={t("simulator:cash.split")}
            valueText={percent(split)}
            hint={t("simulator:cash.splitHint", {
              share: formatFact(findFact("developer-fee-share"), locale),
            })}
            min={0}
            max={100}
            step={5}
            value={split}
            onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
          />
          <SelectField
            label={t("simulator:cash.seller")}
            value={seller}
            onChange={(event) =>
              setSeller(sellerKinds.find((kind) => kind === event.currentTarget.value) ?? "recent")
            }
            options={sellerKinds.map((value) => ({ value, label: sellerLabels[value] }))}
          />
        </>
      }
    >
      <CashToKeysTable
        sheet={sheet}
        rates={rates}
        taxName={seller === "long" ? "stampDuty" : "businessTax"}
        commonFeeMonths={commonFeeMonths}
      />
      <div className="grid max-w-measure gap-2 text-sm text-quiet">
        {isAnyFeeUnknown && <p>{t("simulator:cash.usualFees")}</p>}
        {seller !== "company" && (
          <p>
            {t("simulator:cash.individualTax", {
              range: formatFact(findFact("withholding-individual"), locale),
            })}
          </p>
        )}
        <p>
          {t("simulator:cash.sources", {
            date: formatDay(findFact("transfer-fee").checkedOn, locale),
            sources: [...new Set(sourcesOf.map((id) => findFact(id).source.name))].join(" · "),
          })}
        </p>
      </div>
    </Calculator>
  );
}
