/** The sections of the front page in their order. Each moves one place with a press. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FrontPageSection, readOrder } from "../../../../domain/texts/front-page/front-page-order.ts";
import { iconButtonStyles } from "../../../components/controls/button-styles.ts";

type OrderFieldProps = { order: string; onChange: (order: string) => void };

export function OrderField({ order, onChange }: OrderFieldProps) {
  const { t } = useTranslation("admin");
  const [moved, setMoved] = useState<FrontPageSection>();
  const sections = readOrder(order) ?? [];
  const move = (section: FrontPageSection, by: -1 | 1) => {
    const at = sections.indexOf(section);
    const others = sections.filter((one) => one !== section);
    onChange([...others.slice(0, at + by), section, ...others.slice(at + by)].join(" "));
    setMoved(section);
  };
  const nameOf = (section: FrontPageSection) => t(`writtenTexts.order.sections.${section}`);
  return (
    <div className="grid gap-2">
      <p className="text-quiet">{t("writtenTexts.order.hint")}</p>
      <ol aria-label={t("writtenTexts.order.title")} className="grid">
        {sections.map((section, index) => (
          <li key={section} className="flex items-center justify-between gap-3 border-t border-line py-0.5">
            <span>
              <span className="tabular mr-3 text-quiet">{index + 1}</span>
              {nameOf(section)}
            </span>
            <span className="flex">
              {([-1, 1] as const).map((by) => {
                const isOff = index + by < 0 || index + by >= sections.length;
                const Icon = by === -1 ? ArrowUp : ArrowDown;
                return (
                  <button
                    key={by}
                    type="button"
                    aria-label={t(by === -1 ? "writtenTexts.order.up" : "writtenTexts.order.down", {
                      section: nameOf(section),
                    })}
                    aria-disabled={isOff || undefined}
                    onClick={isOff ? undefined : () => move(section, by)}
                    className={`${iconButtonStyles} aria-disabled:opacity-40`}
                  >
                    <Icon aria-hidden="true" className="size-5" />
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <output className="sr-only">
        {moved &&
          t("writtenTexts.order.moved", {
            section: nameOf(moved),
            place: sections.indexOf(moved) + 1,
            count: sections.length,
          })}
      </output>
    </div>
  );
}
