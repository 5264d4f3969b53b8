/** Why Choose Us: six short statements. */
import { useTranslation } from "react-i18next";

const reasons = ["financing", "guidance", "plans", "fees", "secure", "service"] as const;

export function WhyUs() {
  const { t } = useTranslation("frontPage");
  return (
    <section
      aria-labelledby="why-us"
      className="section grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id="why-us" className="text-3xl">
        {t("whyTitle")}
      </h2>
      <dl className="grid gap-x-12 gap-y-3 sm:grid-cols-2 sm:gap-y-8">
        {reasons.map((reason) => (
          <div key={reason} className="border-t border-line pt-3 sm:pt-4">
            <dt className="font-heading text-xl">{t(`why.${reason}`)}</dt>
            <dd className="mt-1 text-quiet">{t(`why.${reason}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
