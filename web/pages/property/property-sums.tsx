/** What a home costs: on the first day, month by month, and to buy outright or on a lease. */
import type { MonthlyPlan } from "../../../domain/finance/plan-of-listing.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { isHouse } from "../../../domain/listings/tenure.ts";
import { CashToKeysSheet } from "../../features/finance/sheets/cash-to-keys-sheet.tsx";
import { FirstDaySheet } from "../../features/finance/sheets/first-day-sheet.tsx";
import { LeaseSheet } from "../../features/finance/sheets/lease-sheet.tsx";
import { RentToOwnSimulator } from "../../features/finance/rent-to-own-simulator.tsx";
import { useTriedPlan } from "../../features/finance/use-tried-plan.ts";

type PropertySumsProps = { property: Property; plan: MonthlyPlan | undefined };

export function PropertySums({ property, plan }: PropertySumsProps) {
  const { price, squareMeters, tenure, type } = property;
  if (price === null) return null;
  const { isForSale } = readOffer(property);
  const hasCommonFee = !isHouse(type);
  const isLeased = isHouse(type) && tenure === "leasehold";
  return (
    <div className="grid gap-16">
      {plan && <PlanSums property={property} price={price} plan={plan} />}
      {isForSale && isLeased && <LeaseSheet price={price} />}
      {isForSale && !isLeased && squareMeters !== null && (
        <CashToKeysSheet
          isFixed
          price={price}
          squareMeters={squareMeters}
          fees={property}
          isFirstSale={false}
          hasCommonFee={hasCommonFee}
        />
      )}
    </div>
  );
}

type PlanSumsProps = { property: Property; price: number; plan: MonthlyPlan };

/** The first day follows the sliders of the months. */
function PlanSums({ property, price, plan }: PlanSumsProps) {
  const tried = useTriedPlan(price, plan.resolved);
  return (
    <>
      <FirstDaySheet
        price={price}
        squareMeters={property.squareMeters}
        resolved={tried.resolved}
        fees={property}
        hasCommonFee={!isHouse(property.type)}
        askTo="#ask"
      />
      <RentToOwnSimulator
        tried={tried}
        isPriceFixed
        endsInOwnership={property.tenure === "foreign-quota"}
        askTo="#ask"
      />
    </>
  );
}
