/**
 * Cash and a bank loan, apart from the other ways: the money of a cash buyer could have earned elsewhere, and a bank
 * loan is rarely open to foreigners.
 */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { boundsOf, middleOf } from "../../../../domain/facts/fact-numbers.ts";
import { findFact } from "../../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import { shareOf } from "../../../../domain/finance/finance.ts";
import { type Home, bankPlan, ownByYear } from "../../../../domain/finance/four-ways.ts";
import { chargeOn } from "../../../../domain/finance/transfer-costs.ts";
import { Slider } from "../../../components/controls/slider.tsx";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { SourceLine } from "../source-line.tsx";
import { WayTable } from "./way-table.tsx";

const bankMonths = 120;
const smallestShare = 10;

export function CashOrBank({ home }: { home: Home }) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const facts = useFacts();
  const { money, percent } = useMoney();
  const titleId = useId();
  const [share, setShare] = useState(boundsOf(facts, "bank-loan-to-value").from);
  const interestPercent = middleOf(facts, "bank-interest");
  /** The bank's mortgage is registered together with the transfer. */
  const registrationOf = (loanPercent: number) =>
    chargeOn(facts, shareOf(home.price, loanPercent), "mortgage-registration-fee");
  const byYear = (loanPercent: number) =>
    ownByYear(
      { ...home, transferCosts: home.transferCosts + registrationOf(loanPercent) },
      bankPlan(home.price, { percent: loanPercent, interestPercent, months: bankMonths }),
      "at the start",
    );
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t border-line pt-6">
      <h3 id={titleId} className="text-xl">
        {t("compare.apart")}
      </h3>
      <p className="max-w-measure text-sm text-quiet">{t("compare.apartText")}</p>
      <div className="unscripted:hidden max-w-xl">
        <Slider
          label={t("compare.bank")}
          valueText={percent(share)}
          min={smallestShare}
          max={boundsOf(facts, "bank-loan-to-value").to}
          step={5}
          value={share}
          onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        />
      </div>
      <WayTable
        isCaptionHidden
        caption={t("compare.apart")}
        ways={[
          { key: "cash", name: t("compare.cash"), byYear: byYear(0) },
          { key: "bank", name: t("compare.bankLoan", { percent: percent(share) }), byYear: byYear(share) },
        ]}
      />
      <div className="grid max-w-measure gap-2 text-sm text-quiet">
        <p>
          {t("compare.apartAssumed", {
            years: t("compare.years", { count: home.years }),
            interest: percent(interestPercent),
            months: bankMonths,
            share: formatFact(findFact(facts, "bank-loan-to-value"), locale),
            registration: formatFact(findFact(facts, "mortgage-registration-fee"), locale),
            fee: money(registrationOf(share)),
          })}
        </p>
        <SourceLine of={["mortgage-registration-fee", "bank-interest", "bank-loan-to-value"]} />
      </div>
    </section>
  );
}
