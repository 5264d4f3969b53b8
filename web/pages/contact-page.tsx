/** Ways to reach us, and one form: for a question or a consultation. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { phoneLink } from "../../domain/site/phone-link.ts";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { Card } from "../components/card.tsx";
import { latePart } from "../components/page/late-part.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { propertyQuery } from "../features/catalogue/property-query.ts";
import { CompanyDetails } from "../features/leads/office/company-details.tsx";
import { PaymentWarning } from "../features/leads/office/payment-warning-part.ts";
import { Messengers } from "../features/leads/office/messengers.tsx";
import { OfficeHours } from "../features/leads/office/office-hours.tsx";
import { useSite } from "../visitor/use-site.ts";
import { Link } from "../routing/link.tsx";
import { paths } from "../routing/paths.ts";
import { useSearchParams } from "../routing/router-hooks.ts";
import { useListingName } from "../visitor/use-listing-name.ts";

const ContactForm = latePart(
  async () => (await import("../features/leads/contact-form.tsx")).ContactForm,
  ["forms"],
);
const PlaceMap = latePart(async () => (await import("../map/place-map.tsx")).PlaceMap);

export function ContactPage() {
  const { t } = useTranslation(["contact", "frame"]);
  const { business, contact, registration, isSample } = useSite();
  const { address, location } = business;
  const { phone, email } = contact;
  const parameters = useSearchParams();
  const slug = parameters.get("listing") ?? "";
  const nameOf = useListingName();
  const { data: listing } = useQuery({ ...propertyQuery(slug), enabled: slug !== "" });
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <header className="pb-12">
        <h1 className="text-5xl">{t("title")}</h1>
        <p className="mt-5 max-w-measure text-lg text-quiet">{t("lead")}</p>
      </header>
      <div className="grid gap-x-14 gap-y-14 pb-24 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-14">
          <section id="write" aria-labelledby="write-title">
            <h2 id="write-title" className="mb-6 text-2xl">
              {t("writeTitle")}
            </h2>
            <Card className="p-5 sm:p-8">
              <ContactForm
                // Filled in once the listing is known.
                key={listing?.id}
                label={t("writeTitle")}
                offersConsultation
                {...(listing && {
                  listingId: listing.id,
                  suggestion: t("messageWrong", { title: nameOf(listing) }),
                  returnQuery: `?${new URLSearchParams({ listing: slug })}`,
                })}
              />
            </Card>
          </section>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <section aria-labelledby="messengers-title">
            <h2 id="messengers-title" className="text-2xl">
              {t("messengers")}
            </h2>
            <p className="mt-3 mb-4 text-quiet">{t("messengersText")}</p>
            <Messengers message={t("messageGeneral")} />
          </section>
          <p>
            <Link to={paths.listYourHome} className={textLinkStyles}>
              {t("frame:listYourHome")}
            </Link>
          </p>
          <PaymentWarning />
          <section aria-labelledby="office-title" className="grid gap-6">
            <h2 id="office-title" className="text-2xl">
              {t("office")}
            </h2>
            <address className="grid gap-1 wrap-anywhere not-italic">
              <span>{business.legalName}</span>
              <span>{address.street}</span>
              <span>
                {address.district}, {address.region} {address.postalCode}
              </span>
              <a href={phoneLink(phone)} className={`${textLinkStyles} justify-self-start py-1.5`}>
                {phone}
              </a>
              <a href={`mailto:${email}`} className={`${textLinkStyles} justify-self-start py-1.5`}>
                {email}
              </a>
              {isSample && <span className="text-sm text-quiet">{t("sample")}</span>}
            </address>
            <CompanyDetails details={registration} />
            <PlaceMap
              label={t("map")}
              point={{ lat: location.latitude, lng: location.longitude }}
              pinLabel={business.name}
            />
            <OfficeHours />
          </section>
        </div>
      </div>
    </>
  );
}
