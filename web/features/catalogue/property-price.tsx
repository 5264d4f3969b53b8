/**
 * The sum that decides, largest. A home on rent-to-own terms leads with its monthly instalment where the terms are
 * somebody's word, else with its price, and the instalment is marked as an example. A rent is always called a rent.
 */
import type { TFunction } from "i18next";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import { moveInSum } from "../../../domain/finance/move-in.ts";
import { planOfListing } from "../../../domain/finance/plan-of-listing.ts";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import { grossYield, pricePerSquareMeter } from "../../../domain/listings/measures.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { useApproximately } from "../../visitor/use-approximately.ts";
import { useSite } from "../../visitor/use-site.ts";
import { mainPriceOf } from "../../visitor/use-main-price.ts";
import { useMoveInMonths } from "../../visitor/use-move-in.ts";
import { useMoney } from "../../visitor/use-money.ts";

type PropertyPriceProps = { property: CardListing; t: TFunction<"catalogue">; className?: string };

export function PropertyPrice({ property, t, className = "" }: PropertyPriceProps) {
  const { money, percent } = useMoney();
  const { terms } = useSite();
  const moveIn = useMoveInMonths();
  const approximately = useApproximately();
  const mainPrice = mainPriceOf(property, t, money);
  const { price, monthlyRentalPrice: rent, tenure } = property;
  const { gone, isForRent } = readOffer(property);
  const plan = planOfListing(property, terms.rentToOwn);
  const perSquareMeter = gone ? null : pricePerSquareMeter(property);
  const yearly = grossYield(property);
  const instalment = plan && t("fromPerMonth", { amount: money(plan.instalment) });
  const down = plan && t("down", { amount: money(toSatang(plan.resolved.terms.downPayment)) });
  const isLedByPlan = plan?.resolved.isExample === false;
  const amount = gone ? null : isLedByPlan ? toBaht(plan.instalment) : (price ?? rent);
  const about = amount !== null && approximately?.(amount);
  const measures = joined([
    perSquareMeter !== null && t("perSquareMeter", { amount: money(toSatang(perSquareMeter)) }),
    yearly !== null && t("grossYield", { percent: percent(yearly / 100) }),
    price === null && rent !== null && isForRent && t("moveIn", { amount: money(moveInSum(rent, moveIn)) }),
  ]);
  return (
    <div className="tabular grid gap-0.5 text-sm text-quiet">
      <p className={`font-heading leading-tight text-lamp ${className}`}>
        {isLedByPlan ? instalment : mainPrice}
      </p>
      {isLedByPlan && <p className="text-paper">{joined([down, mainPrice])}</p>}
      {plan?.resolved.isExample && (
        <p className="text-paper">
          <span className="mr-1.5 text-coral">{t("example")}</span>
          {joined([instalment, down])}
        </p>
      )}
      {plan && tenure !== "foreign-quota" && (
        <p>{tenure ? t("heldAs", { form: t(`tenure.${tenure}`) }) : t("heldUnknown")}</p>
      )}
      {price !== null && rent !== null && isForRent && (
        <p className="text-paper">{t("orRent", { amount: money(toSatang(rent)) })}</p>
      )}
      <p>
        {about}
        <span className="measures">
          {about && measures && " · "}
          {measures}
        </span>
      </p>
    </div>
  );
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
