/** Where every form leads once it has been accepted: the reference, and what happens next. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type LeadKind, leadKinds } from "../../domain/leads/lead-choices.ts";
import { pattayaInstant, pattayaZone } from "../../domain/places/pattaya-time.ts";
import { buttonStyles, textLinkStyles } from "../components/controls/button-styles.ts";
import { ButtonLink } from "../components/controls/button.tsx";
import { Card } from "../components/card.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { propertyQuery } from "../features/catalogue/property-query.ts";
import { CalendarLink } from "../features/leads/office/calendar-link.tsx";
import { PaymentWarning } from "../features/leads/office/payment-warning-part.ts";
import { receiptQuery } from "../features/leads/receipt-query.ts";
import { OwnTime } from "../features/leads/viewing/own-time.tsx";
import { formatMoment } from "../visitor/formats/format-moment.ts";
import { useListingName } from "../visitor/use-listing-name.ts";
import { useOwnTerm } from "../visitor/use-own-terms.ts";
import { useSite } from "../visitor/use-site.ts";
import { Link } from "../routing/link.tsx";
import { useSearchParams } from "../routing/router-hooks.ts";
import { paths } from "../routing/paths.ts";
import { useLocale } from "../visitor/use-locale.ts";

const steps = ["one", "two", "three", "four"] as const;

export function ThankYouPage() {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const nameOf = useListingName();
  const parameters = useSearchParams();
  const kind: LeadKind = leadKinds.find((one) => one === parameters.get("kind")) ?? "contact";
  const { data } = useQuery(receiptQuery(parameters));
  const { reference, listing = "" } = data?.receipt ?? {};
  const { data: home } = useQuery({ ...propertyQuery(listing), enabled: listing !== "" });
  const at = kind === "viewing" ? pattayaInstant(data?.receipt?.at ?? "") : undefined;
  const pass = kind === "guide" ? parameters.get("pass") : null;
  const { name } = useSite().business;
  const hours = useOwnTerm("answer-within");
  return (
    <>
      <PageHead title={t("thanks.title")} isIndexed={false} />
      <div className="grid max-w-3xl gap-8 pb-24">
        <header>
          <h1 className="text-5xl">{t("thanks.title")}</h1>
          <p className="mt-5 text-lg">{t(`thanks.${kind}`, { hours })}</p>
        </header>
        {reference && (
          <Card className="grid gap-1 p-5 sm:p-7">
            <p className="text-quiet">{t("thanks.reference")}</p>
            <p className="tabular text-3xl font-semibold text-lamp select-all">{reference}</p>
            <p className="text-sm text-quiet">{t("thanks.keep")}</p>
          </Card>
        )}
        {home && (
          <p className="text-lg">
            <Link to={paths.property(home.slug)} className={textLinkStyles}>
              {nameOf(home)}
            </Link>
          </p>
        )}
        {pass && (
          <p>
            <a href={`/guide/${locale}?${new URLSearchParams({ pass })}`} className={buttonStyles.gold}>
              {t("thanks.readGuide")}
            </a>
          </p>
        )}
        {at && reference && (
          <p className="grid justify-items-start gap-3">
            <span>
              {t("thanks.viewingAt", { time: formatMoment(at, locale, pattayaZone) })}
              <OwnTime at={at} />
            </span>
            <CalendarLink
              reference={reference}
              at={at}
              label={t("thanks.calendar")}
              title={t("thanks.calendarTitle", { name })}
            />
          </p>
        )}
        {kind === "application" && (
          <section aria-labelledby="next">
            <h2 id="next" className="mb-4 text-2xl">
              {t("thanks.next")}
            </h2>
            <ol className="grid gap-3">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-4">
                  <span aria-hidden="true" className="font-heading text-xl text-lamp">
                    {index + 1}
                  </span>
                  {t(`thanks.steps.${step}`, { hours })}
                </li>
              ))}
            </ol>
          </section>
        )}
        <PaymentWarning />
        <p>
          <ButtonLink to={paths.listings()}>{t("thanks.browse")}</ButtonLink>
        </p>
      </div>
    </>
  );
}
