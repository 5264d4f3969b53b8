/** What was asked for a square metre over time, the newest month first. One month alone is no history. */
import { useTranslation } from "react-i18next";
import type { AskedPrices } from "../../../domain/api.ts";
import { formatDate } from "../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { Table } from "../../components/charts/table.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

export function AskedPricesTable({ prices }: { prices: readonly AskedPrices[] }) {
  const { t } = useTranslation("buildings");
  const locale = useLocale();
  if (prices.length < 2) return null;
  const monthName = (month: string) =>
    formatDate(new Date(`${month}-01T00:00:00Z`), locale, {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="mb-3 text-2xl">
        {t("prices.title")}
      </h2>
      <p className="mb-5 max-w-measure text-quiet">{t("prices.text")}</p>
      <Table
        isCaptionHidden
        caption={t("prices.title")}
        columns={[
          { label: t("prices.month") },
          { label: t("prices.homes"), isNumber: true },
          { label: t("prices.median"), isNumber: true },
        ]}
        rows={prices.toReversed().map(({ month, homes, pricePerSquareMeter }) => ({
          key: month,
          cells: [monthName(month), homes, formatMoney(pricePerSquareMeter, "THB", locale)],
        }))}
      />
    </section>
  );
}
