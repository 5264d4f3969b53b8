/** Where every form leads once it has arrived: the reference, and what happens next. */
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { claims } from "../../domain/claims.ts";
import { type LeadKind, leadKinds } from "../../domain/lead-choices.ts";
import { pattayaInstant, pattayaZone } from "../../domain/pattaya-time.ts";
import { site } from "../../domain/site.ts";
import { ButtonLink } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { PageHead } from "../components/page-head.tsx";
import { CalendarLink } from "../features/enquiries/calendar-link.tsx";
import { formatMoment } from "../format-moment.ts";
import { paths } from "../paths.ts";
import { useLocale } from "../use-locale.ts";

const steps = ["one", "two", "three", "four"] as const;

export function ThankYouPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [parameters] = useSearchParams();
  const kind: LeadKind = leadKinds.find((one) => one === parameters.get("kind")) ?? "contact";
  const reference = parameters.get("reference");
  const at = kind === "viewing" ? pattayaInstant(parameters.get("at") ?? "") : undefined;
  const hours = claims.answerWithinHours;
  return (
    <>
      <PageHead title={t("contact.thanks.title")} isIndexed={false} />
      <div className="grid max-w-3xl gap-8 pb-24">
        <header>
          <h1 className="text-5xl">{t("contact.thanks.title")}</h1>
          <p className="mt-5 text-lg">{t(`contact.thanks.${kind}`, { hours })}</p>
        </header>
        {reference && (
          <Card className="grid gap-1 p-5 sm:p-7">
            <p className="text-quiet">{t("contact.thanks.reference")}</p>
            <p className="tabular text-3xl font-semibold text-lamp select-all">{reference}</p>
            <p className="text-sm text-quiet">{t("contact.thanks.keep")}</p>
          </Card>
        )}
        {at && reference && (
          <p className="grid justify-items-start gap-3">
            {t("contact.thanks.viewingAt", {
              time: formatMoment(at, locale, pattayaZone),
            })}
            <CalendarLink
              reference={reference}
              at={at}
              label={t("contact.thanks.calendar")}
              title={t("contact.thanks.calendarTitle", { name: site.name })}
            />
          </p>
        )}
        {kind === "application" && (
          <section aria-labelledby="next">
            <h2 id="next" className="mb-4 text-2xl">
              {t("contact.thanks.next")}
            </h2>
            <ol className="grid gap-3">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-4">
                  <span aria-hidden="true" className="font-heading text-xl text-lamp">
                    {index + 1}
                  </span>
                  {t(`contact.thanks.steps.${step}`, { hours })}
                </li>
              ))}
            </ol>
          </section>
        )}
        <p>
          <ButtonLink to={paths.listings()}>{t("contact.thanks.browse")}</ButtonLink>
        </p>
      </div>
    </>
  );
}
