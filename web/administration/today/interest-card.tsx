/** How much the site is looked at, and which homes most. */
import { useTranslation } from "react-i18next";
import type { Interest } from "../../../domain/today.ts";
import { Card } from "../../components/card.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { DayBars } from "../controls/day-bars.tsx";

export function InterestCard({ interest: { days, listings } }: { interest: Interest }) {
  const { t } = useTranslation("admin");
  return (
    <Card as="section" className="grid items-start gap-6 p-5 md:grid-cols-2">
      <h2 className="text-xl md:col-span-2">{t("todayTexts.views.title")}</h2>
      <DayBars days={days} />
      {listings.length > 0 && (
        <div>
          <h3 className="mb-2 text-base">{t("todayTexts.views.homes")}</h3>
          <ol className="divide-y divide-line text-sm">
            {listings.map(({ id, title, views, enquiries }) => (
              <li key={id} className="py-2 wrap-anywhere">
                <Link to={adminPaths.listing(id)} className={`${textLinkStyles} inline-block min-h-6`}>
                  {title}
                </Link>
                <span className="tabular block text-quiet">
                  {t("todayTexts.views.count", { count: views })}
                  {enquiries !== null && ` · ${t("todayTexts.views.enquiries", { count: enquiries })}`}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <p className="text-xs text-quiet md:col-span-2">{t("todayTexts.views.how")}</p>
    </Card>
  );
}
