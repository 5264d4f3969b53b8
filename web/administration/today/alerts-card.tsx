/** Who wants letters about homes, and what they look for. */
import { useTranslation } from "react-i18next";
import { readListingQuery } from "../../../domain/listings/query/listing-query.ts";
import type { AlertsToday } from "../../../domain/today.ts";
import { Card } from "../../components/card.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useFilterNames } from "../../visitor/use-filter-names.ts";

export function AlertsCard({ alerts: { alerts, readers, most, undelivered } }: { alerts: AlertsToday }) {
  const { t } = useTranslation("admin");
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-xl">{t("todayTexts.alerts.title")}</h2>
      <p className="tabular text-quiet">
        {t("todayTexts.alerts.count", { count: alerts })} ·{" "}
        {t("todayTexts.alerts.readers", { count: readers })}
      </p>
      {undelivered > 0 && (
        <p className="text-coral">{t("todayTexts.alerts.undelivered", { count: undelivered })}</p>
      )}
      {most.length > 0 && (
        <div>
          <h3 className="mb-2 text-base">{t("todayTexts.alerts.most")}</h3>
          <ol className="divide-y divide-line text-sm">
            {most.map((one) => (
              <Watched key={one.kind + one.address} watched={one} />
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}

function Watched({ watched: { kind, address, count } }: { watched: AlertsToday["most"][number] }) {
  const { t } = useTranslation("admin");
  const query = readListingQuery(new URLSearchParams(kind === "search" ? address : ""));
  const names = useFilterNames(query).map(({ text }) => text);
  const to = {
    search: paths.listings(query),
    home: paths.property(address),
    building: paths.building(address),
  };
  const name = kind === "search" ? names.join(" · ") || t("todayTexts.alerts.all") : address;
  return (
    <li className="flex justify-between gap-4 py-2">
      <Link to={to[kind]} className={`${textLinkStyles} min-w-0 wrap-anywhere`}>
        {name}
      </Link>
      <span className="tabular text-quiet">{count}</span>
    </li>
  );
}
