/** What a reader does next: every text ends with the consultation, those for owners offer the form too. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/controls/button.tsx";
import { paths } from "../../routing/paths.ts";

const pathOf = { consultation: paths.contact, offer: paths.listYourHome };

export function ArticleCall({ to }: { to: keyof typeof pathOf }) {
  const { t } = useTranslation("article");
  return (
    <section
      aria-labelledby={to}
      className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8 sm:p-12 print:hidden"
    >
      <h2 id={to} className="text-3xl">
        {t(`${to}Title`)}
      </h2>
      <p className="max-w-measure text-quiet">{t(`${to}Text`)}</p>
      <ButtonLink to={pathOf[to]} look="gold">
        {t(to)}
      </ButtonLink>
    </section>
  );
}
