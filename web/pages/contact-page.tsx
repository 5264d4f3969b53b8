/** Ways to reach us, a message, a consultation. */
import { useTranslation } from "react-i18next";
import { site } from "../../domain/site.ts";
import { textLinkStyles } from "../components/button-styles.ts";
import { Card } from "../components/card.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PlaceMap } from "../map/place-map.tsx";
import { ConsultationForm } from "../features/enquiries/consultation-form.tsx";
import { ContactForm } from "../features/enquiries/contact-form.tsx";
import { Messengers } from "../features/enquiries/messengers.tsx";
import { OfficeHours } from "../features/enquiries/office-hours.tsx";

export function ContactPage() {
  const { t } = useTranslation();
  const { address, phone, email, location } = site;
  return (
    <>
      <PageHead title={t("contact.title")} description={t("contact.description")} />
      <header className="pb-12">
        <h1 className="text-5xl">{t("contact.title")}</h1>
        <p className="mt-5 max-w-measure text-lg text-quiet">{t("contact.lead")}</p>
      </header>
      <div className="grid gap-x-14 gap-y-14 pb-24 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-14">
          <section id="consultation" aria-labelledby="consultation-title">
            <h2 id="consultation-title" className="text-2xl">
              {t("contact.consultationTitle")}
            </h2>
            <p className="mt-3 mb-6 text-quiet">{t("contact.consultationText")}</p>
            <Card className="p-5 sm:p-8">
              <ConsultationForm label={t("contact.consultationTitle")} />
            </Card>
          </section>
          <section id="write" aria-labelledby="write-title">
            <h2 id="write-title" className="mb-6 text-2xl">
              {t("contact.writeTitle")}
            </h2>
            <Card className="p-5 sm:p-8">
              <ContactForm label={t("contact.writeTitle")} />
            </Card>
          </section>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <section aria-labelledby="messengers-title">
            <h2 id="messengers-title" className="text-2xl">
              {t("contact.messengers")}
            </h2>
            <p className="mt-3 mb-4 text-quiet">{t("contact.messengersText")}</p>
            <Messengers message={t("contact.messageGeneral")} />
          </section>
          <section aria-labelledby="office-title" className="grid gap-6">
            <h2 id="office-title" className="text-2xl">
              {t("contact.office")}
            </h2>
            <address className="grid gap-1 not-italic">
              <span>{site.legalName}</span>
              <span>{address.street}</span>
              <span>
                {address.district}, {address.region} {address.postalCode}
              </span>
              <a href={phone.href} className={`${textLinkStyles} justify-self-start py-1.5`}>
                {phone.display}
              </a>
              <a href={`mailto:${email}`} className={`${textLinkStyles} justify-self-start py-1.5`}>
                {email}
              </a>
              {site.isSample && <span className="text-sm text-quiet">{t("contact.sample")}</span>}
            </address>
            <PlaceMap
              label={t("contact.map")}
              point={{ lat: location.latitude, lng: location.longitude }}
              pinLabel={site.name}
            />
            <OfficeHours />
          </section>
        </div>
      </div>
    </>
  );
}
