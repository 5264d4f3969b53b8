/** What an offer says of one way to buy: the instalment and the number of months. Nobody is asked for a rate. */
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { typedAmount } from "../../../../domain/languages/typed-number.ts";
import { Slider } from "../../../components/controls/slider.tsx";
import { NumberField } from "../number-field.tsx";

/** Nobody offers a home for less a month: "25", meant as thousands, is a slip. */
const lowestMonthly = 1_000;
const monthlySchema = v.pipe(typedAmount, v.minValue(lowestMonthly));

/** Baht; null while it is not given. */
export type Offer = { monthly: number | null; months: number };

type OfferFieldsProps = { name: string; offer: Offer; onOffer: (offer: Offer) => void };

export function OfferFields({ name, offer, onOffer }: OfferFieldsProps) {
  const { t } = useTranslation("simulator");
  return (
    <fieldset className="grid content-start gap-3 border-t border-line pt-4">
      <legend className="float-left mb-1 text-lg font-medium">{name}</legend>
      <div className="clear-both">
        <NumberField
          label={t("compare.offered")}
          schema={monthlySchema}
          wrong={t("compare.offeredWrong")}
          onNumber={(monthly) => onOffer({ ...offer, monthly })}
        />
      </div>
      <Slider
        label={t("rentToOwn.months")}
        valueText={t("rentToOwn.monthsValue", { count: offer.months })}
        min={12}
        max={180}
        step={6}
        value={offer.months}
        onChange={(event) => onOffer({ ...offer, months: event.currentTarget.valueAsNumber })}
      />
    </fieldset>
  );
}
