/** Price and monthly instalment, above the next steps. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toBaht, toSatang } from "../../../../domain/finance/finance.ts";
import type { MonthlyPlan } from "../../../../domain/finance/plan-of-listing.ts";
import type { Property } from "../../../../domain/listings/listing.ts";
import { readOffer } from "../../../../domain/listings/offer.ts";
import { Badge } from "../../../components/badge.tsx";
import { TermTip } from "../../../components/overlays/term-tip.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Card } from "../../../components/card.tsx";
import { useApproximately } from "../../../visitor/use-approximately.ts";
import { useMainPrice } from "../../../visitor/use-main-price.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { ForeignPrice } from "./foreign-price.tsx";
import { Measures } from "../measures.tsx";

type PricePanelProps = { property: Property; plan: MonthlyPlan | undefined; children: ReactNode };

export function PricePanel({ property, plan, children }: PricePanelProps) {
  const { t } = useTranslation(["property", "catalogue"]);
  const { money, percent } = useMoney();
  const approximately = useApproximately();
  const mainPrice = useMainPrice(property);
  const { price, monthlyRentalPrice, tenure } = property;
  const { gone, isForSale, isForRent } = readOffer(property);
  const amount = price ?? monthlyRentalPrice;
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <div className="grid gap-1">
        <p className="tabular font-heading text-3xl text-balance text-lamp">{mainPrice}</p>
        {gone && <p className="text-quiet">{t(`property:gone.${gone}`)}</p>}
        {!gone && amount !== null && <ForeignPrice amount={amount} />}
        {isForRent && price !== null && monthlyRentalPrice !== null && (
          <p className="text-quiet">
            {t("catalogue:orRent", { amount: money(toSatang(monthlyRentalPrice)) })}
          </p>
        )}
        {!gone && <Measures property={property} />}
        {isForSale && (
          <p className="text-sm text-quiet">
            {t("property:tenureIs")}{" "}
            <a href="#tenure" className={textLinkStyles}>
              {t(`catalogue:tenure.${tenure ?? "unknown"}`)}
            </a>
          </p>
        )}
      </div>
      {plan && (
        <p className="flex items-end justify-between gap-3 border-t border-line pt-4">
          <a href="#simulator" className="block text-paper hover:text-lamp">
            <span className="block text-balance">
              {t("property:monthlyFrom", { amount: money(plan.instalment) })}
            </span>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-quiet">
              {approximately && `${approximately(toBaht(plan.instalment))} · `}
              {t("property:monthlyOver", {
                months: plan.resolved.terms.months,
                down: money(toSatang(plan.resolved.terms.downPayment)),
              })}
              {plan.resolved.isExample && <Badge tone="coral">{t("catalogue:example")}</Badge>}
            </span>
            <span className="mt-1 block text-sm text-quiet">
              {t("property:stopping", { percent: percent(plan.resolved.terms.forfeiturePercent) })}
            </span>
          </a>
          {plan.resolved.isExample && (
            <TermTip
              label={t("property:tip.what", { word: t("catalogue:example") })}
              text={t("property:tip.example")}
            />
          )}
        </p>
      )}
      {plan && (
        <a href="#first-day" className={`${textLinkStyles} -mt-2 text-sm`}>
          {t("property:firstDay")}
        </a>
      )}
      {children}
    </Card>
  );
}
