/** On phones: the price and the next step, fixed at the bottom of the screen. */
import { useTranslation } from "react-i18next";
import type { MonthlyPlan } from "../../../domain/finance/plan-of-listing.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { useMainPrice } from "../../visitor/use-main-price.ts";
import { useMoney } from "../../visitor/use-money.ts";

export function PhoneBar({ property, plan }: { property: Property; plan: MonthlyPlan | undefined }) {
  const { t } = useTranslation(["property", "catalogue"]);
  const { money } = useMoney();
  const mainPrice = useMainPrice(property);
  const { gone } = readOffer(property);
  const amount = plan && money(plan.instalment);
  return (
    <div className="phone-bar fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-raised/95 px-4 py-2.5 backdrop-blur lg:hidden">
      <p className="tabular min-w-0 leading-tight">
        <span className="block font-semibold text-lamp">{mainPrice}</span>
        {plan && (
          <span className="block text-xs text-quiet">
            {plan.resolved.isExample
              ? t("property:examplePerMonth", { amount })
              : t("catalogue:perMonth", { amount })}
          </span>
        )}
      </p>
      <a href={gone ? "#similar" : "#viewing"} className={`${buttonStyles.quietSmall} shrink-0`}>
        {t(gone ? "property:gone.similar" : "property:viewingShort")}
      </a>
    </div>
  );
}
