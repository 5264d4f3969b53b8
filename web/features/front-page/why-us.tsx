/** Why Choose Us: six short statements. */
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";

const reasons = ["financing", "guidance", "plans", "fees", "secure", "service"] as const;

export function WhyUs() {
  const { t } = useTranslation("frontPage");
  return (
    <section
      aria-labelledby="why-us"
      className="section grid gap-x-6 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <h2 id="why-us" className="text-3xl">
        {t("whyTitle")}
      </h2>
      <dl className="grid gap-x-12 gap-y-3 sm:grid-cols-2 sm:gap-y-8 xl:grid-cols-3">
        {reasons.map((reason) => (
          <div key={reason} className="border-t border-line pt-3 sm:pt-4">
            <dt className="inline font-heading text-xl after:content-['\2002'] sm:block sm:after:content-none">
              {reason === "fees" ? (
                <Link to={paths.costs} className={textLinkStyles}>
                  {t("why.fees")}
                </Link>
              ) : (
                t(`why.${reason}`)
              )}
            </dt>
            <dd className="inline text-quiet sm:mt-1 sm:block">{t(`why.${reason}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
