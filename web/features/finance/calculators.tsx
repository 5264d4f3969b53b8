/** One calculator after another, each behind what one wants to know. A link to it unfolds it. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import { exampleTerms, resolveTerms, unknownTerms } from "../../../domain/finance/finance-terms.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { latePart } from "../../components/page/late-part.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useKeptPlan } from "./use-kept-plan.ts";

const FourWayComparison = latePart(
  async () => (await import("./comparison/four-way-comparison.tsx")).FourWayComparison,
  ["simulator"],
);
const FirstDaySheet = latePart(
  async () => (await import("./sheets/first-day-sheet.tsx")).FirstDaySheet,
  ["simulator"],
);
const RentToOwnSimulator = latePart(
  async () => (await import("./rent-to-own-simulator.tsx")).RentToOwnSimulator,
  ["simulator"],
);
const BudgetCalculator = latePart(
  async () => (await import("./budget-calculator.tsx")).BudgetCalculator,
  ["simulator"],
);
const CashToKeysSheet = latePart(
  async () => (await import("./sheets/cash-to-keys-sheet.tsx")).CashToKeysSheet,
  ["simulator"],
);

const exampleHome = { price: 2_500_000, squareMeters: 40 };
const unknownFees = { commonFee: null, sinkingFund: null };

export function Calculators() {
  const { t } = useTranslation(["finance", "catalogue"]);
  const { money } = useMoney();
  const { terms } = useSite();
  const example = { ...exampleTerms.rentToOwn, downPayment: useOwnTerm("start-from") };
  const rentToOwn = resolveTerms(unknownTerms, terms.rentToOwn, example);
  const tried = useKeptPlan(exampleHome.price, rentToOwn);
  const { downPayment: down, months } = tried.resolved.terms;
  return (
    <div className="grid border-t border-line">
      <Want id="want-simulator" label={t("finance:wants.month")} isOpen>
        <RentToOwnSimulator tried={tried} isPriceFixed={false} askTo={paths.contact} />
        <Link
          to={paths.triedPlan({ price: tried.price, down, months })}
          replace
          keepsPlace
          className={`${textLinkStyles} unscripted:hidden mt-4 inline-block`}
        >
          {t("finance:wants.keep")}
        </Link>
      </Want>
      <Want id="want-budget" label={t("finance:wants.budget")}>
        <BudgetCalculator resolved={rentToOwn} askTo={paths.contact} />
      </Want>
      <Want id="want-first-day" label={t("finance:wants.firstDay")}>
        <FirstDaySheet
          price={tried.price}
          squareMeters={exampleHome.squareMeters}
          resolved={tried.resolved}
          fees={unknownFees}
          hasCommonFee
          askTo={paths.contact}
          home={t("finance:wants.firstDayOf", {
            price: money(toSatang(tried.price)),
            size: t("catalogue:squareMeters", { value: exampleHome.squareMeters }),
            question: t("finance:wants.month"),
          })}
        />
      </Want>
      <Want id="want-cash-to-keys" label={t("finance:wants.purchase")}>
        <CashToKeysSheet
          {...exampleHome}
          fees={unknownFees}
          isFixed={false}
          isFirstSale={false}
          hasCommonFee
        />
      </Want>
      <Want id="want-compare" label={t("finance:wants.compare")}>
        <FourWayComparison owner={terms} />
      </Want>
    </div>
  );
}

type WantProps = { id: string; label: string; isOpen?: boolean; children: ReactNode };

function Want({ id, label, isOpen, children }: WantProps) {
  return (
    <details name="want" className="group border-b border-line" {...(isOpen && { open: true })}>
      <summary className="flex items-center justify-between gap-4 py-5 font-heading text-xl hover:text-lamp sm:text-2xl">
        {label}
        <ChevronDown aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div id={id} className="pt-2 pb-10">
        {children}
      </div>
    </details>
  );
}
