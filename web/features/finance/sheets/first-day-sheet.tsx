/** What a buyer on rent-to-own terms needs on the first day, in one sum. */
import { useTranslation } from "react-i18next";
import { type KnownFees, buildingFees } from "../../../../domain/finance/building-fees.ts";
import { commonFeeMonths } from "../../../../domain/finance/cash-to-keys.ts";
import { firstDay } from "../../../../domain/finance/first-day.ts";
import { toBaht } from "../../../../domain/finance/finance.ts";
import { type ResolvedTerms, monthlyInstalment, planOf } from "../../../../domain/finance/finance-terms.ts";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useApproximately } from "../../../visitor/use-approximately.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { SumSheet } from "./sum-sheet.tsx";
import { TermsNotice } from "../terms-notice.tsx";
import { useRange } from "../use-range.ts";

type FirstDayProps = {
  /** Baht. */
  price: number;
  /** Null where the living area is not known: then no fee that goes by it is, either. */
  squareMeters: number | null;
  resolved: ResolvedTerms;
  fees: KnownFees;
  /** False for a house. */
  hasCommonFee: boolean;
  askTo: string;
  /** Which home this is about, where the page is not a home's. */
  home?: string;
};

export function FirstDaySheet(props: FirstDayProps) {
  const { price, squareMeters, resolved, fees, hasCommonFee, askTo, home } = props;
  const { t } = useTranslation("simulator");
  const { money } = useMoney();
  const approximately = useApproximately();
  const facts = useFacts();
  const range = useRange();
  const { downPayment, commonFee, total } = firstDay(
    planOf(price, resolved.terms),
    squareMeters ?? 0,
    hasCommonFee && squareMeters !== null ? buildingFees(facts, fees) : null,
  );
  return (
    <SumSheet
      id="first-day"
      title={t("firstDay.title")}
      text={t("firstDay.text")}
      rows={[
        { label: t("rentToOwn.down"), amount: money(downPayment) },
        ...(commonFee
          ? [{ label: t("cash.commonFee", { count: commonFeeMonths }), amount: range(commonFee, money) }]
          : []),
        { label: t("firstDay.transfer"), amount: money(0) },
      ]}
      total={{
        label: t("firstDay.total"),
        amount: range(total, money),
        about: approximately && range(total, (amount) => approximately(toBaht(amount))),
      }}
      notes={
        <>
          {home && <p>{home}</p>}
          <p>{t("firstDay.later", { amount: money(monthlyInstalment(price, resolved.terms)) })}</p>
          {commonFee && fees.commonFee === null && <p>{t("cash.usualFees")}</p>}
          {resolved.isExample && <TermsNotice resolved={resolved} askTo={askTo} />}
        </>
      }
    />
  );
}
