/** Every payment with its receipt as CSV, for a span of days. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { Card } from "../../components/card.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { CsvButton } from "../controls/csv-button.tsx";
import { paymentsAddress } from "./money-api.ts";

export function PaymentExport({ fetchText }: { fetchText: (path: string) => Promise<string> }) {
  const { t } = useTranslation("admin");
  const [from, setFrom] = useState(() => `${pattayaDay(new Date()).slice(0, 4)}-01-01`);
  const [until, setUntil] = useState(() => pattayaDay(new Date()));
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-xl">{t("moneyTexts.exportTitle")}</h2>
      <p className="text-sm text-quiet">{t("moneyTexts.exportHint")}</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t("moneyTexts.from")}
          type="date"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label={t("moneyTexts.until")}
          type="date"
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
        <CsvButton
          label={t("moneyTexts.export")}
          address={paymentsAddress(from, until)}
          fileName={`payments-${from}-${until}.csv`}
          fetchText={fetchText}
        />
      </div>
    </Card>
  );
}
