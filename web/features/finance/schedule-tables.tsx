/** The schedule as tables: by year in the HTML, by month once opened. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Schedule, positionAfter } from "../../../domain/finance/finance.ts";
import { Table } from "../../components/charts/table.tsx";
import { useMoney } from "../../visitor/use-money.ts";

export function ScheduleTables({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation("simulator");
  const { exact, plain, inBaht } = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  const months = schedule.instalments.length;
  const years = Math.ceil(months / 12);
  const byYear = Array.from({ length: years + 1 }, (_, year) => {
    const before = positionAfter(schedule, (year - 1) * 12);
    const at = positionAfter(schedule, year * 12);
    const paid = year === 0 ? at.paidIn : at.paidIn - before.paidIn;
    return {
      key: String(year),
      cells: [
        year === 0 ? t("rentToOwn.keysDay") : String(year),
        plain(paid),
        plain(at.paidIn),
        plain(at.balance),
      ],
    };
  });
  return (
    <div className="grid gap-4">
      <Table
        className="max-sm:-mx-3"
        caption={t("rentToOwn.tableByYear")}
        columns={[
          { label: t("rentToOwn.year") },
          { label: inBaht(t("rentToOwn.payment")), isNumber: true },
          { label: t("rentToOwn.paidIn"), isNumber: true },
          { label: t("rentToOwn.left"), isNumber: true },
        ]}
        rows={byYear}
      />
      <details className="unscripted:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="inline-block py-2 text-sea underline underline-offset-4">
          {t("rentToOwn.tableByMonth")}
        </summary>
        {isOpen && (
          <Table
            className="max-sm:-mx-3"
            isCaptionHidden
            caption={t("rentToOwn.tableByMonth")}
            columns={[
              { label: t("rentToOwn.month") },
              { label: inBaht(t("rentToOwn.payment")), isNumber: true },
              { label: t("rentToOwn.interestPart"), isNumber: true },
              { label: t("rentToOwn.left"), isNumber: true },
            ]}
            rows={schedule.instalments.map(({ month, payment, interest, balance }) => ({
              key: String(month),
              cells: [String(month), exact(payment), exact(interest), exact(balance)],
            }))}
          />
        )}
      </details>
    </div>
  );
}
