/** The call to action at the end of every article. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/controls/button.tsx";
import { paths } from "../../routing/paths.ts";

export function ConsultationCall() {
  const { t } = useTranslation("article");
  return (
    <section
      aria-labelledby="consultation"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8 sm:p-12 print:hidden"
    >
      <h2 id="consultation" className="text-3xl">
        {t("consultationTitle")}
      </h2>
      <p className="max-w-measure text-quiet">{t("consultationText")}</p>
      <ButtonLink to={paths.contact} look="gold">
        {t("consultation")}
      </ButtonLink>
    </section>
  );
}
