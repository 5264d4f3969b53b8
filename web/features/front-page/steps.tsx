/** The three steps, each with its large figure, along a line that draws itself once. */
import { useTranslation } from "react-i18next";
import { easyQuestions } from "../../../domain/facts/own-terms.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { Reveal } from "../../components/page/reveal.tsx";
import { SectionHeading } from "../../components/page/section-heading.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";

export function Steps() {
  const { t } = useTranslation("frontPage");
  const locale = useLocale();
  const hours = useOwnTerm("answer-within");
  const amount = formatMoney(useOwnTerm("start-from"), "THB", locale);
  const figures = [String(easyQuestions), String(hours), amount];
  return (
    <section aria-labelledby="steps" className="section">
      <SectionHeading
        id="steps"
        title={t("stepsTitle")}
        link={{ to: paths.application, label: t("applyNow") }}
      />
      <Reveal>
        <div
          aria-hidden="true"
          className="step-line hidden h-px bg-linear-to-r from-lamp to-coral/60 md:block"
        />
        <ol className="grid gap-x-10 gap-y-5 border-l border-lamp/50 pl-7 md:grid-cols-3 md:border-l-0 md:pl-0">
          {([1, 2, 3] as const).map((step, index) => (
            <li key={step} className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-2 md:pt-7">
              <span
                aria-hidden="true"
                className="absolute top-2.5 -left-7 size-3 -translate-x-1/2 rounded-full bg-lamp ring-4 ring-ink md:top-0 md:left-0 md:-translate-y-1/2 md:translate-x-0"
              />
              <p
                aria-hidden="true"
                className="tabular font-heading text-2xl text-lamp max-md:hidden lg:text-3xl xl:text-4xl"
              >
                {figures[index]}
              </p>
              <h3 className="text-2xl">{t(`step${step}Title`, { hours })}</h3>
              <p className="max-w-measure text-quiet">{t(`step${step}Text`, { amount })}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}
