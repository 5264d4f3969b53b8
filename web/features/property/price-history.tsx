/** Every price the home has had here, newest first. */
import { useTranslation } from "react-i18next";
import type { PricePoint } from "../../../domain/api.ts";
import { formatDay } from "../../../domain/format-fact.ts";
import { formatMoney } from "../../../domain/money.ts";
import { Table } from "../../components/table.tsx";
import { useLocale } from "../../use-locale.ts";

export function PriceHistory({ prices }: { prices: readonly PricePoint[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [first] = prices;
  if (!first) return null;
  const day = (point: PricePoint) => formatDay(point.since.slice(0, 10), locale);
  const money = (amount: number | null) => (amount === null ? "–" : formatMoney(amount, "THB", locale));
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-5 text-2xl">
        {t("property.history.title")}
      </h2>
      {prices.length === 1 ? (
        <p className="text-quiet">{t("property.history.unchanged", { date: day(first) })}</p>
      ) : (
        <Table
          isCaptionHidden
          caption={t("property.history.caption")}
          columns={[
            { label: t("property.history.since") },
            { label: t("property.history.price"), isNumber: true },
            { label: t("property.history.rent"), isNumber: true },
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
