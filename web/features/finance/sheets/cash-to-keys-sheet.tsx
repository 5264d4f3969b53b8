/** Cash to keys: the price, the buyer's part of the transfer costs, and the building's fees. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type KnownFees, buildingFees } from "../../../../domain/finance/building-fees.ts";
import { cashToKeys, usualSeller } from "../../../../domain/finance/cash-to-keys.ts";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { type Seller, type Split, customarySplit } from "../../../../domain/finance/transfer-costs.ts";
import { Slider } from "../../../components/controls/slider.tsx";
import { TermTip } from "../../../components/overlays/term-tip.tsx";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { Calculator } from "../calculator.tsx";
import { CashToKeysNotes } from "./cash-to-keys-notes.tsx";
import { CashToKeysTable } from "./cash-to-keys-table.tsx";
import { SellerFields } from "../seller-fields.tsx";

const priceRange = { min: 500_000, max: 20_000_000, step: 50_000 };
const sizeRange = { min: 20, max: 250, step: 1 };

type CashToKeysProps = {
  /** Baht. */
  price: number;
  squareMeters: number;
  fees: KnownFees;
  /** For one listing: price and size cannot be changed. */
  isFixed: boolean;
  /** A developer sells the home for the first time. */
  isFirstSale: boolean;
  /** False for a house: it has no common fee and no sinking fund, and its land is a matter of its own. */
  hasCommonFee: boolean;
};

export function CashToKeysSheet(props: CashToKeysProps) {
  const { price: startPrice, squareMeters: startSize, fees, isFixed, isFirstSale, hasCommonFee } = props;
  const { t } = useTranslation(["simulator", "catalogue"]);
  const { money } = useMoney();
  const facts = useFacts();
  const [price, setPrice] = useState(startPrice);
  const [size, setSize] = useState(startSize);
  const [appraised, setAppraised] = useState<number | null>(null);
  const [seller, setSeller] = useState<Seller>(
    isFirstSale ? { ...usualSeller, kind: "developer" } : usualSeller,
  );
  const [split, setSplit] = useState<Split>(customarySplit);
  const transfer = { price: toSatang(price), appraised: toSatang(appraised ?? price), seller };
  const sheet = cashToKeys(facts, {
    transfer,
    split,
    squareMeters: size,
    fees: hasCommonFee ? buildingFees(facts, fees) : null,
  });
  return (
    <Calculator
      id="cash-to-keys"
      title={t("simulator:cash.title")}
      tip={
        <TermTip
          label={t("simulator:cash.what", { word: t("simulator:cash.title") })}
          text={t("simulator:cash.means")}
        />
      }
      text={t(hasCommonFee ? "simulator:cash.text" : "simulator:cash.houseText")}
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
          <SellerFields seller={seller} onSeller={setSeller} onAppraised={setAppraised} />
        </>
      }
    >
      <CashToKeysTable sheet={sheet} seller={seller} split={split} onSplit={setSplit} />
      <CashToKeysNotes
        transfer={transfer}
        hasCommonFee={hasCommonFee}
        isAnyFeeUnknown={
          fees.commonFee === null || (seller.kind === "developer" && fees.sinkingFund === null)
        }
      />
    </Calculator>
  );
}
