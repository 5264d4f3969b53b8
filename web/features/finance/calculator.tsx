/**
 * The frame of a calculator: inputs on the left, results on the right. The inputs need JavaScript and are hidden
 * without it. The results in the HTML are a complete example.
 */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../components/card.tsx";

type CalculatorProps = {
  id: string;
  title: string;
  /** What the title means. */
  tip?: ReactNode;
  text: string;
  controls: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
};

export function Calculator({ id, title, tip, text, controls, notice, children }: CalculatorProps) {
  const { t } = useTranslation("simulator");
  return (
    // Its own width decides the columns, because it is also used in narrow places of a wide window.
    <section id={id} aria-labelledby={`${id}-title`} className="@container">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {tip}
      </div>
      <p className="mt-3 max-w-measure text-quiet">{text}</p>
      <Card className="mt-6 grid gap-8 p-5 sm:p-8">
        <div className="unscripted:hidden grid gap-x-8 gap-y-3 @xl:grid-cols-2">{controls}</div>
        <p className="text-sm text-quiet scripted:hidden">{t("needsScript")}</p>
        {notice}
        {children}
      </Card>
    </section>
  );
}
