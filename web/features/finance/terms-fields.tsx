/** The terms of one way to buy. Premium and interest stay empty until the owner or the visitor has given them. */
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { claims } from "../../../domain/site/claims.ts";
import type { KnownTerms } from "../../../domain/finance/finance-terms.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import type { WayPlan } from "../../../domain/finance/four-ways.ts";
import { typedPercent } from "../../../domain/languages/typed-number.ts";
import { Slider } from "../../components/controls/slider.tsx";
import { NumberField } from "./number-field.tsx";

const highestPercent = 50;
const percentSchema = v.pipe(typedPercent, v.maxValue(highestPercent));
const startMonths = 60;

/** Null means that it is not given. */
export type GivenTerms = Pick<KnownTerms, "premiumPercent" | "interestPercent"> & {
  months: number;
  /** Baht. */
  downPayment: number;
};

export function startTerms({ premiumPercent, interestPercent, months, downPayment }: KnownTerms): GivenTerms {
  return {
    premiumPercent,
    interestPercent,
    months: months ?? startMonths,
    downPayment: downPayment ?? claims.startFrom.THB,
  };
}

export function planOfTerms(terms: GivenTerms): WayPlan | null {
  const { premiumPercent, interestPercent, months, downPayment } = terms;
  if (premiumPercent === null || interestPercent === null) return null;
  return { premiumPercent, interestPercent, months, downPayment: toSatang(downPayment) };
}

type TermsFieldsProps = { name: string; terms: GivenTerms; onTerms: (terms: GivenTerms) => void };

export function TermsFields({ name, terms, onTerms }: TermsFieldsProps) {
  const { t } = useTranslation("simulator");
  const wrong = t("compare.percentWrong", { highest: highestPercent });
  return (
    <fieldset className="grid content-start gap-3 border-t border-line pt-4">
      <legend className="float-left mb-1 text-lg font-medium">{name}</legend>
      <div className="clear-both grid gap-3 min-[26rem]:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        <NumberField
          label={t("compare.premium")}
          schema={percentSchema}
          wrong={wrong}
          start={terms.premiumPercent}
          onNumber={(premiumPercent) => onTerms({ ...terms, premiumPercent })}
        />
        <NumberField
          label={t("compare.interest")}
          schema={percentSchema}
          wrong={wrong}
          start={terms.interestPercent}
          onNumber={(interestPercent) => onTerms({ ...terms, interestPercent })}
        />
      </div>
      <Slider
        label={t("rentToOwn.months")}
        valueText={t("rentToOwn.monthsValue", { count: terms.months })}
        min={12}
        max={180}
        step={6}
        value={terms.months}
        onChange={(event) => onTerms({ ...terms, months: event.currentTarget.valueAsNumber })}
      />
    </fieldset>
  );
}
