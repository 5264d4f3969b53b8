/** The schedule as tables: by year in the HTML, by month once somebody opens it. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Schedule, positionAfter } from "../../../domain/finance.ts";
import { Table } from "../../components/table.tsx";
import { useMoney } from "../../use-money.ts";

export function ScheduleTables({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const { exact, plain } = useMoney();
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
        year === 0 ? t("simulator.rentToOwn.keysDay") : String(year),
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
        caption={t("simulator.rentToOwn.tableByYear")}
        columns={[
          { label: t("simulator.rentToOwn.year") },
          { label: `${t("simulator.rentToOwn.payment")}, THB`, isNumber: true },
          { label: t("simulator.rentToOwn.paidIn"), isNumber: true },
          { label: t("simulator.rentToOwn.left"), isNumber: true },
        ]}
        rows={byYear}
      />
      <details className="unscripted:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="inline-block py-2 text-sea underline underline-offset-4">
          {t("simulator.rentToOwn.tableByMonth")}
        </summary>
        {isOpen && (
          <Table
            className="max-sm:-mx-3"
            isCaptionHidden
            caption={t("simulator.rentToOwn.tableByMonth")}
            columns={[
              { label: t("simulator.rentToOwn.month") },
              { label: `${t("simulator.rentToOwn.payment")}, THB`, isNumber: true },
              { label: t("simulator.rentToOwn.interestPart"), isNumber: true },
              { label: t("simulator.rentToOwn.left"), isNumber: true },
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
