import { useTranslation } from "react-i18next";
import { AffiliateForm } from "../../features/leads/affiliate-form.tsx";
import { TextPage } from "./text-page.tsx";

export function AffiliatePage({ slug }: { slug: string }) {
  const { t } = useTranslation("library");
  return (
    <TextPage slug={slug}>
      <section
        id="apply"
        aria-labelledby="apply-title"
        className="grid max-w-2xl gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 print:hidden"
      >
        <h2 id="apply-title" className="text-3xl">
          {t("affiliate.title")}
        </h2>
        <AffiliateForm />
      </section>
    </TextPage>
  );
}
