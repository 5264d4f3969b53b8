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
      <h2 id="different" className="mb-6 max-w-2xl text-3xl md:mb-16">
        {t("differentTitle")}
      </h2>
      <ol>
        {facts.map(({ name, numeral }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-10 gap-y-2 border-t border-line py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-10"
          >
            <p className="tabular font-heading text-4xl md:text-5xl whitespace-nowrap text-lamp">{numeral}</p>
            <div className="grid gap-2">
              <h3 className="text-2xl">{t(`${name}Title`)}</h3>
              <p className="max-w-measure text-quiet">{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
