/** How to pay for a home without a bank: how it works, the application, seller financing, and the calculators. */
import { useTranslation } from "react-i18next";
import { claims } from "../../domain/site/claims.ts";
import { exampleTerms, resolveTerms, unknownTerms } from "../../domain/finance/finance-terms.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import { ButtonLink } from "../components/controls/button.tsx";
import { buttonStyles } from "../components/controls/button-styles.ts";
import { Card } from "../components/card.tsx";
import { PaymentWarning } from "../features/leads/office/payment-warning-part.ts";
import { latePart } from "../components/page/late-part.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { SectionHeading } from "../components/page/section-heading.tsx";
import { menuQueries, paths } from "../routing/paths.ts";
import { useSite } from "../visitor/use-site.ts";
import { useUpgrade } from "../visitor/use-upgrade.ts";
import { useLocale } from "../visitor/use-locale.ts";

const ApplicationForm = latePart(
  async () => (await import("../features/leads/application-form.tsx")).ApplicationForm,
  ["forms"],
);
const SellerFinanceForms = latePart(
  async () => (await import("../features/finance/seller-finance-forms.tsx")).SellerFinanceForms,
);
const FourWayComparison = latePart(
  async () => (await import("../features/finance/four-way-comparison.tsx")).FourWayComparison,
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
  async () => (await import("../features/finance/cash-to-keys-sheet.tsx")).CashToKeysSheet,
  ["simulator"],
);

const example = { price: 2_500_000, squareMeters: 40 };
const unknownFees = { commonFee: null, sinkingFund: null };

export function FinancePage() {
  const { terms } = useSite();
  const upgrade = useUpgrade();
  const rentToOwn = resolveTerms(unknownTerms, terms.rentToOwn, exampleTerms.rentToOwn);
  const { t } = useTranslation("finance");
  const locale = useLocale();
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <header className="grid items-center gap-x-14 gap-y-10 pb-20 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-5xl">{t("title")}</h1>
          <p className="max-w-measure text-lg text-quiet">{t("lead")}</p>
          <div className="flex flex-wrap gap-3">
            <a href="#apply" className={buttonStyles.gold}>
              {t("apply")}
            </a>
            <a href="#seller-financing" className={buttonStyles.quiet}>
              {t("learn")}
            </a>
          </div>
        </div>
        <Picture
          src="/pictures/living-bay-oak"
          alt=""
          sizes="(min-width: 64rem) 560px, 100vw"
          isPriority
          className="aspect-4/3 rounded-card"
        />
      </header>

      <section id="how-it-works" aria-labelledby="how-title" className="pb-20">
        <SectionHeading id="how-title" title={t("how.title")} />
        <ol className="grid gap-8 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="grid content-start gap-2 border-t border-line pt-5">
              <span aria-hidden="true" className="font-heading text-3xl text-lamp">
                {index + 1}
              </span>
              <h3 className="text-xl">{t(`how.${step}`, { hours: claims.answerWithinHours })}</h3>
              <p className="text-quiet">
                {t(`how.${step}Text`, {
                  amount: formatMoney(claims.startFrom.THB, "THB", locale),
                  months: claims.typicalRentalMonths,
                })}
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-measure text-lg">
          {t("how.bonus", { months: upgrade.terms.upgradeAfterMonths, carries: upgrade.carries })}
        </p>
      </section>

      <section id="apply" aria-labelledby="apply-title" className="pb-20">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-14">
          <div>
            <h2 id="apply-title" className="text-3xl">
              {t("application.title")}
            </h2>
            <p className="mt-4 text-quiet">{t("application.text")}</p>
            <p className="mt-4 mb-8 text-quiet">
              {t("application.after", { hours: claims.answerWithinHours })}
            </p>
            <PaymentWarning />
          </div>
          <Card className="p-5 sm:p-8">
            <ApplicationForm label={t("application.title")} />
          </Card>
        </div>
      </section>

      <section id="seller-financing" aria-labelledby="seller-title" className="pb-20">
        <SectionHeading id="seller-title" title={t("seller.title")} text={t("seller.text")} />
        <SellerFinanceForms />
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`${paths.guides}/seller-finance-explained`}>{t("seller.guide")}</ButtonLink>
          <ButtonLink to={menuQueries.condosWithFinance}>{t("seller.homes")}</ButtonLink>
        </div>
      </section>

      <div id="calculators" className="grid gap-20 pb-24">
        <FourWayComparison owner={terms} />
        <RentToOwnSimulator
          price={example.price}
          resolved={rentToOwn}
          isPriceFixed={false}
          askTo={paths.contact}
        />
        <BudgetCalculator
          resolved={rentToOwn}
          askTo={paths.contact}
          listingsTo={menuQueries.condosWithFinance}
        />
        <CashToKeysSheet {...example} fees={unknownFees} isFixed={false} isFirstSale={false} hasCommonFee />
      </div>
    </>
  );
}

const steps = ["one", "two", "three"] as const;
