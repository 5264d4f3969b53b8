import { useTranslation } from "react-i18next";
import { AffiliateForm } from "../../features/enquiries/affiliate-form.tsx";
import { TextPage } from "./text-page.tsx";

export function AffiliatePage() {
  const { t } = useTranslation();
  return (
    <TextPage slug="affiliate-program">
      <section
        id="apply"
        aria-labelledby="apply-title"
        className="grid max-w-2xl gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 print:hidden"
      >
        <h2 id="apply-title" className="text-3xl">
          {t("library.affiliate.title")}
        </h2>
        <AffiliateForm />
      </section>
    </TextPage>
  );
}
