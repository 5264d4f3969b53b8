/** How to pay for a home without a bank: the application, how it works, seller financing, and the calculators. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../domain/languages/money.ts";
import { ButtonLink } from "../components/controls/button.tsx";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { Card } from "../components/card.tsx";
import { Calculators } from "../features/finance/calculators.tsx";
import { readStep } from "../features/leads/kept-step.ts";
import { PaymentWarning } from "../features/leads/office/payment-warning-part.ts";
import { latePart } from "../components/page/late-part.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { SectionHeading } from "../components/page/section-heading.tsx";
import { menuQueries, paths } from "../routing/paths.ts";
import { useOwnTerm } from "../visitor/use-own-terms.ts";
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

const steps = ["one", "two", "three"] as const;

export function FinancePage() {
  const upgrade = useUpgrade();
  const startFrom = useOwnTerm("start-from");
  const hours = useOwnTerm("answer-within");
  const months = useOwnTerm("typical-rental");
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
        <Calculators />
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
