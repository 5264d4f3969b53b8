/** What sets us apart: three sentences with large numerals. */
import { useTranslation } from "react-i18next";
import { claims } from "../../../domain/site/claims.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function Different() {
  const { t } = useTranslation("frontPage");
  const locale = useLocale();
  const facts = [
    { name: "papers", numeral: "0" },
    { name: "hours", numeral: String(claims.answerWithinHours) },
    { name: "amount", numeral: formatMoney(claims.startFrom.THB, "THB", locale) },
  ] as const;
  return (
    <section aria-labelledby="different" className="section">
      <h2 id="different" className="mb-6 max-w-2xl text-3xl md:mb-10">
        {t("differentTitle")}
      </h2>
      <ol className="grid gap-x-10 lg:grid-cols-3">
        {facts.map(({ name, numeral }) => (
          <li
            key={name}
            className="flex flex-wrap content-start items-baseline gap-x-4 gap-y-2 border-t border-line py-5 lg:grid lg:pt-8"
          >
            <p className="tabular font-heading text-4xl whitespace-nowrap text-lamp">{numeral}</p>
            <h3 className="grow basis-40 text-2xl">{t(`${name}Title`)}</h3>
            <p className="max-w-measure text-quiet">{t(`${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
