/** The bay at dusk, with the offer over the sky and the starting amounts along the bottom. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import type { MonthlyPlan } from "../../../domain/finance/plan-of-listing.ts";
import { amountsApart } from "../../../domain/finance/rounded-claims.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { useStartingAmounts } from "../../visitor/use-own-terms.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useRatesAreCurrent } from "../../visitor/visitor-currency.ts";
import { HeroPicture } from "./hero-picture.tsx";

const currencies = ["THB", "USD", "GBP", "EUR"] as const;

type HeroProps = {
  /** A plan from a listing's own terms or the owner's. Without one, the idea is explained without a monthly sum. */
  plan: MonthlyPlan | undefined;
  /** The search is another feature, so the page brings it. */
  search: ReactNode;
};

export function Hero({ plan, search }: HeroProps) {
  const { t } = useTranslation("frontPage");
  const locale = useLocale();
  const { money } = useMoney();
  const { rates } = useSite();
  const startFrom = useStartingAmounts();
  const apart = useRatesAreCurrent() ? amountsApart(startFrom, rates) : [];
  const idea = plan
    ? t("ideaWithMonth", {
        down: money(toSatang(plan.resolved.terms.downPayment)),
        monthly: money(plan.instalment),
      })
    : t("idea", { down: formatMoney(startFrom.THB, "THB", locale) });
  return (
    <section className="hero full-bleed under-header page-columns relative isolate min-h-[max(100svh,42rem)]">
      <HeroPicture />
      <div aria-hidden="true" className="hero-veil full-bleed absolute inset-0 -z-10" />
      <div className="flex flex-col gap-4 pt-[calc(var(--header-height)+clamp(1rem,6svh,5rem))] pb-6 md:gap-6">
        <h1 className="max-w-[17ch] text-6xl">{t("title")}</h1>
        <p className="max-w-xl text-lg text-paper">{t("subtitle")}</p>
        <p className="tabular max-w-xl font-heading text-lg text-balance sm:text-xl text-paper">{idea}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={paths.application} look="gold" className="max-sm:px-4">
            {t("applyNow")}
          </ButtonLink>
          <ButtonLink to={paths.contact} className="bg-ink/45 backdrop-blur-xs max-sm:px-4">
            {t("bookConsultation")}
          </ButtonLink>
          <ButtonLink to={paths.contact} className="bg-ink/45 backdrop-blur-xs max-sm:px-4">
            {t("contactUsNow")}
          </ButtonLink>
        </div>
        {search}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-t border-paper/25 pt-5">
          <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1 lg:gap-x-9">
            <dt className="basis-full text-sm text-paper sm:basis-auto">{t("startingFrom")}</dt>
            {currencies.map((currency, index) => (
              <dd
                key={currency}
                className={`tabular font-heading ${index === 0 ? "text-3xl text-lamp max-sm:basis-full" : "text-xl text-paper"}`}
              >
                {formatMoney(startFrom[currency], currency, locale)}
              </dd>
            ))}
          </dl>
          <p className="text-base font-medium text-paper">{t("guarantee")}</p>
          {apart.length > 0 && (
            <p className="tabular -mt-2 basis-full text-sm text-paper/85">
              {t("rounded", {
                baht: formatMoney(startFrom.THB, "THB", locale),
                amounts: apart
                  .map(({ currency, amount }) => formatMoney(amount, currency, locale))
                  .join(", "),
                date: formatDay(rates.asOf, locale),
              })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
