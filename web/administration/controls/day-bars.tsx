/** A bar for each day, today last and in gold. A sentence says the same for those who cannot see the bars. */
import { useTranslation } from "react-i18next";
import { useLocale } from "../../visitor/use-locale.ts";

export function DayBars({ days }: { days: readonly number[] }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const most = Math.max(1, ...days);
  const total = days.reduce((sum, views) => sum + views, 0);
  return (
    <figure>
      <figcaption>
        <span className="tabular block font-heading text-3xl">{total.toLocaleString(locale)}</span>
        <span className="text-sm text-quiet">{t("todayTexts.views.total", { count: total })}</span>
        <span className="sr-only">
          {t("todayTexts.views.days", { most: Math.max(...days), today: days.at(-1) ?? 0 })}
        </span>
      </figcaption>
      {total > 0 && (
        <div aria-hidden="true">
          <div className="mt-3 flex h-16 items-end gap-px">
            {days.map((views, index) => (
              <span
                key={days.length - index}
                className={`min-w-0 grow rounded-t-sm ${index === days.length - 1 ? "bg-lamp" : "bg-edge"}`}
                style={{ height: `max(2px, ${(views / most) * 100}%)` }}
              />
            ))}
          </div>
          <div className="mt-1 flex justify-between text-xs text-quiet">
            <span>{t("todayTexts.views.first")}</span>
            <span>{t("todayTexts.views.last")}</span>
          </div>
        </div>
      )}
    </figure>
  );
}
