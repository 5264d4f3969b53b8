/** How to pay for a home without a bank: the application, how it works, seller financing, and the calculators. */
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { exampleTerms, resolveTerms, unknownTerms } from "../../domain/finance/finance-terms.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/button.tsx";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { Card } from "../components/card.tsx";
import { readStep } from "../features/leads/kept-step.ts";
import { PaymentWarning } from "../features/leads/office/payment-warning-part.ts";
import { latePart } from "../components/page/late-part.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { SectionHeading } from "../components/page/section-heading.tsx";
import { menuQueries, paths } from "../routing/paths.ts";
import { useOwnTerm } from "../visitor/use-own-terms.ts";
import { useSite } from "../visitor/use-site.ts";
import { useUpgrade } from "../visitor/use-upgrade.ts";
import { useLocale } from "../visitor/use-locale.ts";

const ApplicationForm = latePart(
  async () => (await import("../features/leads/application-form.tsx")).ApplicationForm,
  ["forms"],
  () => readStep() > 0,
);
const SellerFinanceForms = latePart(
  async () => (await import("../features/finance/seller-finance-forms.tsx")).SellerFinanceForms,
);
const FourWayComparison = latePart(
  async () => (await import("../features/finance/comparison/four-way-comparison.tsx")).FourWayComparison,
  ["simulator"],
);
const FirstDaySheet = latePart(
  async () => (await import("../features/finance/sheets/first-day-sheet.tsx")).FirstDaySheet,
  ["simulator"],
);
const RentToOwnSimulator = latePart(
  async () => (await import("../features/finance/rent-to-own-simulator.tsx")).RentToOwnSimulator,
  ["simulator"],
);
const BudgetCalculator = latePart(
  async () => (await import("../features/finance/budget-calculator.tsx")).BudgetCalculator,
  ["simulator"],
);
const CashToKeysSheet = latePart(
  async () => (await import("../features/finance/sheets/cash-to-keys-sheet.tsx")).CashToKeysSheet,
  ["simulator"],
);

const exampleHome = { price: 2_500_000, squareMeters: 40 };
const unknownFees = { commonFee: null, sinkingFund: null };
const steps = ["one", "two", "three"] as const;

export function FinancePage() {
  const { terms } = useSite();
  const upgrade = useUpgrade();
  const startFrom = useOwnTerm("start-from");
  const hours = useOwnTerm("answer-within");
  const months = useOwnTerm("typical-rental");
  const example = { ...exampleTerms.rentToOwn, downPayment: startFrom };
  const rentToOwn = resolveTerms(unknownTerms, terms.rentToOwn, example);
  const { t } = useTranslation("finance");
  const locale = useLocale();
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <div className="grid gap-x-14 gap-y-8 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="grid content-start justify-items-start gap-5">
          <h1 className="text-4xl">{t("title")}</h1>
          <p className="max-w-measure text-lg text-quiet">{t("lead")}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <a href="#apply" className={textLinkStyles}>
              {t("apply")}
            </a>
            <a href="#seller-financing" className={textLinkStyles}>
              {t("learn")}
            </a>
            <a href="#calculators" className={textLinkStyles}>
              {t("wants.title")}
            </a>
          </div>
        </div>
        <section id="apply" aria-labelledby="apply-title">
          <Card className="p-5 sm:p-8">
            <h2 id="apply-title" className="mb-2 font-sans text-base font-medium text-lamp">
              {t("application.title")}
            </h2>
            <ApplicationForm label={t("application.title")} />
            <p className="mt-6 text-sm text-quiet">
              {t("application.text")} {t("application.after", { hours })}
            </p>
          </Card>
        </section>
      </div>

      <section id="how-it-works" aria-labelledby="how-title" className="pb-16">
        <SectionHeading id="how-title" title={t("how.title")} />
        <ol className="grid gap-8 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="grid content-start gap-2 border-t border-line pt-5">
              <span aria-hidden="true" className="font-heading text-3xl text-lamp">
                {index + 1}
              </span>
              <h3 className="text-xl">{t(`how.${step}`, { hours })}</h3>
              <p className="text-quiet">
                {t(`how.${step}Text`, {
                  amount: formatMoney(startFrom, "THB", locale),
                  months,
                })}
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-measure text-lg">
          {t("how.bonus", { months: upgrade.terms.upgradeAfterMonths, carries: upgrade.carries })}
        </p>
      </section>

      <section id="calculators" aria-labelledby="calculators-title" className="pb-16">
        <SectionHeading id="calculators-title" title={t("wants.title")} />
        <div className="grid border-t border-line">
          <Want id="want-simulator" label={t("wants.month")} isOpen>
            <RentToOwnSimulator
              price={exampleHome.price}
              resolved={rentToOwn}
              isPriceFixed={false}
              askTo={paths.contact}
            />
          </Want>
          <Want id="want-budget" label={t("wants.budget")}>
            <BudgetCalculator
              resolved={rentToOwn}
              askTo={paths.contact}
              listingsTo={menuQueries.condosWithFinance}
            />
          </Want>
          <Want id="want-first-day" label={t("wants.firstDay")}>
            <FirstDaySheet
              {...exampleHome}
              resolved={rentToOwn}
              fees={unknownFees}
              hasCommonFee
              askTo={paths.contact}
            />
          </Want>
          <Want id="want-cash-to-keys" label={t("wants.purchase")}>
            <CashToKeysSheet
              {...exampleHome}
              fees={unknownFees}
              isFixed={false}
              isFirstSale={false}
              hasCommonFee
            />
          </Want>
          <Want id="want-compare" label={t("wants.compare")}>
            <FourWayComparison owner={terms} />
          </Want>
        </div>
      </section>

      <section id="seller-financing" aria-labelledby="seller-title" className="pb-16">
        <SectionHeading id="seller-title" title={t("seller.title")} text={t("seller.text")} />
        <SellerFinanceForms />
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`${paths.guides}/seller-finance-explained`}>{t("seller.guide")}</ButtonLink>
          <ButtonLink to={menuQueries.condosWithFinance}>{t("seller.homes")}</ButtonLink>
        </div>
      </section>
      <PaymentWarning />
    </>
  );
}

/** One calculator after another, each behind what one wants to know. A link to it unfolds it. */
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
