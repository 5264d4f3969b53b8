/** Every price the listing has had on this site, newest first. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PricePoint } from "../../../../domain/api.ts";
import { formatDay } from "../../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../../domain/languages/money.ts";
import { Table } from "../../../components/charts/table.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { priceHistoryQuery } from "./price-history-query.ts";

export function PriceHistory({ slug }: { slug: string }) {
  const { t } = useTranslation("homeDetails");
  const locale = useLocale();
  const { data } = useQuery(priceHistoryQuery(slug));
  const prices = data?.prices ?? [];
  const [first] = prices;
  if (!first) return null;
  const day = (point: PricePoint) => formatDay(point.since.slice(0, 10), locale);
  const money = (amount: number | null) => (amount === null ? "–" : formatMoney(amount, "THB", locale));
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-5 text-2xl">
        {t("history.title")}
      </h2>
      {prices.length === 1 ? (
        <p className="text-quiet">{t("history.unchanged", { date: day(first) })}</p>
      ) : (
        <Table
          isCaptionHidden
          caption={t("history.caption")}
          columns={[
            { label: t("history.since") },
            { label: t("history.price"), isNumber: true },
            { label: t("history.rent"), isNumber: true },
          ]}
          rows={prices.toReversed().map((point) => ({
            key: point.since,
            cells: [day(point), money(point.price), money(point.monthlyRentalPrice)],
          }))}
        />
      )}
    </section>
  );
}
