/** What owners ask for homes like this one: a range, what it was made of, and what it is not. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AskingRange } from "../../../../domain/offers/asking-range.ts";
import type { Deal } from "../../../../domain/offers/offer-choices.ts";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../../domain/languages/money.ts";
import { formatNumber } from "../../../../domain/languages/numbers.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

export function AskingRangeBox({ range, deal }: { range: AskingRange; deal: Deal }) {
  const { t } = useTranslation("offers");
  const locale = useLocale();
  const id = useId();
  const money = (amount: number) => formatMoney(amount, "THB", locale);
  const bounds = { low: money(range.low), high: money(range.high) };
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-night p-5">
      <h2 id={id} className="font-sans text-base font-semibold">
        {t(deal === "let" ? "range.let" : "range.sell")}
      </h2>
      <p className="tabular font-heading text-2xl text-lamp">
        {t(deal === "let" ? "range.rent" : "range.price", bounds)}
      </p>
      <p>{t(`range.${range.within}`, { count: range.homes.length })}</p>
      {range.homes.some(({ isSample }) => isSample) && (
        <p className="text-sm text-coral">{t("range.samples")}</p>
      )}
      <p className="text-sm text-quiet">{t("range.note")}</p>
      <details>
        <summary className={`${textLinkStyles} inline-flex min-h-11 items-center`}>
          {t("range.homes")}
        </summary>
        <ul className="grid gap-3 pt-2 text-sm">
          {range.homes.map(({ slug, title, language, squareMeters, price, askedOn, isGone, isSample }) => (
            <li key={slug} className="grid gap-0.5">
              <Link
                to={paths.property(slug)}
                lang={language}
                target="_blank"
                className={`${textLinkStyles} justify-self-start py-1`}
              >
                {title}
              </Link>
              <span className="tabular">
                {[
                  `${formatNumber(squareMeters, locale)} m²`,
                  money(price),
                  isGone && t("range.gone"),
                  isSample && t("range.sample"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <span className="text-quiet">
                {t("range.since", {
                  day: formatDate(new Date(`${askedOn}T00:00:00Z`), locale, {
                    dateStyle: "medium",
                    timeZone: "UTC",
                  }),
                })}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
