/** For owners who read how to sell or let: the way to the form. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/controls/button.tsx";
import { paths } from "../../routing/paths.ts";

export function OwnersCall() {
  const { t } = useTranslation("article");
  return (
    <section
      aria-labelledby="offer"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8 sm:p-12 print:hidden"
    >
      <h2 id="offer" className="text-3xl">
        {t("offerTitle")}
      </h2>
      <p className="max-w-measure text-quiet">{t("offerText")}</p>
      <ButtonLink to={paths.listYourHome} look="gold">
        {t("offer")}
      </ButtonLink>
    </section>
  );
}
