/** Price per square metre, gross yield and the sum to move in, with what they assume a press away. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import { moveInSum } from "../../../domain/finance/move-in.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { grossYield, pricePerSquareMeter } from "../../../domain/listings/measures.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { useMoveInMonths } from "../../visitor/use-move-in.ts";
import { useMoney } from "../../visitor/use-money.ts";

type Measure = { shown: string; assumes: string };

export function Measures({ property }: { property: Property }) {
  const { t } = useTranslation(["property", "catalogue"]);
  const measures = useMeasures(property);
  if (measures.length === 0) return null;
  return (
    <details className="text-sm text-quiet">
      <summary className="tabular cursor-pointer py-1 hover:text-paper">
        {measures.map(({ shown }) => shown).join(" · ")}
        <span className="ml-1.5 text-sea underline decoration-sea/40 underline-offset-4">
          {t("property:measures.how")}
        </span>
      </summary>
      {measures.map(({ assumes }) => (
        <p key={assumes} className="mt-1.5">
          {assumes}
        </p>
      ))}
    </details>
  );
}

function useMeasures(property: Property): Measure[] {
  const { t } = useTranslation(["property", "catalogue"]);
  const { money, percent } = useMoney();
  const moveIn = useMoveInMonths();
  const { price, monthlyRentalPrice: rent } = property;
  const perSquareMeter = pricePerSquareMeter(property);
  const yearly = grossYield(property);
  const measures: Measure[] = [];
  if (perSquareMeter !== null) {
    measures.push({
      shown: t("catalogue:perSquareMeter", { amount: money(toSatang(perSquareMeter)) }),
      assumes: t("property:measures.perSquareMeter"),
    });
  }
  if (yearly !== null && rent !== null) {
    measures.push({
      shown: t("catalogue:grossYield", { percent: percent(yearly / 100) }),
      assumes: t("property:measures.grossYield", { rent: money(toSatang(rent)) }),
    });
  }
  if (price === null && rent !== null && readOffer(property).isForRent) {
    measures.push({
      shown: t("catalogue:moveIn", { amount: money(moveInSum(rent, moveIn)) }),
      assumes: t("property:measures.moveIn", {
        advance: t("property:measures.months", { count: moveIn.inAdvance }),
        deposit: t("property:measures.months", { count: moveIn.deposit }),
      }),
    });
  }
  return measures;
}
