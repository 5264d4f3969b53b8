/** The bay at dusk, the offer on its sky, the starting amounts along its foot. */
import { useTranslation } from "react-i18next";
import { claims } from "../../../domain/claims.ts";
import type { Currency } from "../../../domain/exchange-rates.ts";
import { formatMoney } from "../../../domain/money.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Picture } from "../../components/picture.tsx";
import { paths } from "../../paths.ts";
import { useLocale } from "../../use-locale.ts";

const currencies = Object.keys(claims.startFrom) as (keyof typeof claims.startFrom & Currency)[];

export function Hero() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section className="hero full-bleed under-header page-columns relative isolate min-h-[max(100svh,42rem)]">
      <Picture
        src="/pictures/hero-bay"
        portrait="/pictures/hero-bay-portrait"
        alt=""
        // On a phone four fifths of its fine pixels: nobody sees the rest, and it halves the first picture.
        sizes="(orientation: portrait) max(80vw, 54vh), max(100vw, 200vh)"
        isPriority
        className="full-bleed absolute! inset-0 -z-10"
        imageClassName="object-[72%_100%]"
      />
      <div aria-hidden="true" className="hero-veil full-bleed absolute inset-0 -z-10" />
      <div className="flex flex-col gap-5 pt-[calc(var(--header-height)+clamp(1.5rem,6svh,5rem))] pb-6 md:gap-6">
        <h1 className="max-w-[17ch] text-6xl">{t("home.title")}</h1>
        <p className="max-w-xl text-lg text-paper">{t("home.subtitle")}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={paths.application} look="gold">
            {t("home.applyNow")}
          </ButtonLink>
          <ButtonLink to={paths.contact} className="bg-ink/45 backdrop-blur-xs">
            {t("home.bookConsultation")}
          </ButtonLink>
          <ButtonLink to={paths.contact} className="bg-ink/45 backdrop-blur-xs">
            {t("home.contactUsNow")}
          </ButtonLink>
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-t border-paper/25 pt-5">
          <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1 lg:gap-x-9">
            <dt className="basis-full text-sm text-paper sm:basis-auto">{t("home.startingFrom")}</dt>
            {currencies.map((currency, index) => (
              <dd
                key={currency}
                className={`tabular font-heading ${index === 0 ? "text-3xl text-lamp max-sm:basis-full" : "text-xl text-paper"}`}
              >
                {formatMoney(claims.startFrom[currency], currency, locale)}
              </dd>
            ))}
          </dl>
          <p className="text-base font-medium text-paper">{t("home.guarantee")}</p>
        </div>
      </div>
    </section>
  );
}
