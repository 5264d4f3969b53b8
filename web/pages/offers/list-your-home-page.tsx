/** For owners who sell or let: the form, and what happens after it. */
import { useTranslation } from "react-i18next";
import { Card } from "../../components/card.tsx";
import { latePart } from "../../components/page/late-part.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";

const OfferForm = latePart(
  async () => (await import("../../features/leads/offer/offer-form.tsx")).OfferForm,
  ["offers", "forms"],
);

const steps = ["one", "two", "three"] as const;

export function ListYourHomePage() {
  const { t } = useTranslation("offers");
  const hours = useOwnTerm("answer-within");
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <header className="pb-12">
        <h1 className="text-5xl">{t("title")}</h1>
        <p className="mt-5 max-w-measure text-lg text-quiet">{t("lead", { hours })}</p>
      </header>
      <div className="grid gap-x-14 gap-y-14 pb-24 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Card className="p-5 sm:p-8">
          <OfferForm label={t("title")} />
        </Card>
        <section aria-labelledby="then" className="lg:order-none">
          <h2 id="then" className="mb-5 text-2xl">
            {t("steps.title")}
          </h2>
          <ol className="grid gap-4">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-4">
                <span aria-hidden="true" className="font-heading text-xl text-lamp">
                  {index + 1}
                </span>
                {t(`steps.${step}`, { hours })}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
