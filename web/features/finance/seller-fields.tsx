/** Who sells, for how long they have owned the home, and its appraised value: they decide the seller's taxes. */
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { numberOf } from "../../../domain/facts/fact-numbers.ts";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../domain/facts/format-fact.ts";
import { lastDeduction } from "../../../domain/finance/seller-withholding.ts";
import { type Seller, sellerKinds } from "../../../domain/finance/transfer-costs.ts";
import { typedAmount } from "../../../domain/languages/typed-number.ts";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { Slider } from "../../components/controls/slider.tsx";
import { useFacts } from "../../visitor/use-facts.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { NumberField } from "./number-field.tsx";
import { useYearsOfOwnership } from "./use-years-of-ownership.ts";

/** No home is worth less: "2.6", meant as millions, is a slip. */
const lowestValue = 10_000;
const appraisedSchema = v.pipe(typedAmount, v.minValue(lowestValue));

type SellerFieldsProps = {
  seller: Seller;
  onSeller: (seller: Seller) => void;
  /** Baht, null while it is not known. */
  onAppraised: (baht: number | null) => void;
};

export function SellerFields({ seller, onSeller, onAppraised }: SellerFieldsProps) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const facts = useFacts();
  const yearsOfOwnership = useYearsOfOwnership();
  const houseBook = formatFact(findFact(facts, "business-tax-house-register"), locale);
  return (
    <>
      <NumberField
        label={t("cash.appraised")}
        hint={t("cash.appraisedHint")}
        schema={appraisedSchema}
        wrong={t("cash.appraisedWrong")}
        onNumber={onAppraised}
      />
      <SelectField
        label={t("cash.seller")}
        value={seller.kind}
        onChange={(event) => {
          const kind = sellerKinds.find((one) => one === event.currentTarget.value);
          if (kind) onSeller({ ...seller, kind });
        }}
        options={sellerKinds.map((value) => ({ value, label: t(`cash.sellerKind.${value}`) }))}
      />
      {seller.kind === "person" && (
        <>
          <Slider
            label={t("cash.years")}
            valueText={yearsOfOwnership(seller.years)}
            hint={t("cash.yearsHint")}
            min={1}
            max={lastDeduction}
            value={seller.years}
            onChange={(event) => onSeller({ ...seller, years: event.currentTarget.valueAsNumber })}
          />
          {seller.years <= numberOf(facts, "business-tax-holding") && (
            <Checkbox
              label={t("cash.houseBook", { years: houseBook })}
              checked={seller.isInHouseBook}
              onChange={(event) => onSeller({ ...seller, isInHouseBook: event.currentTarget.checked })}
            />
          )}
        </>
      )}
    </>
  );
}
