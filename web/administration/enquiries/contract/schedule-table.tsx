/** The schedule: what is due when, and how much of it is paid. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useInstalmentName } from "../../controls/use-instalment-name.ts";
import { useDay } from "../../../visitor/formats/use-day.ts";

type ScheduleTableProps = Pick<Contract, "instalments"> & { summary?: string };

export function ScheduleTable({ instalments, summary }: ScheduleTableProps) {
  const { t } = useTranslation("admin");
  const day = useDay();
  const { exact } = useMoney();
  const name = useInstalmentName();
  const title = summary ?? t("enquiryTexts.schedule");
  return (
    <Disclosure summary={title}>
      <section tabIndex={0} aria-label={title} className="max-h-96 overflow-auto">
        <table className="tabular w-full text-left">
          <thead className="text-quiet">
            <tr>
              <th scope="col">{t("enquiryTexts.dueOn")}</th>
              <th scope="col" className="text-right">
                {t("enquiryTexts.amount")}
              </th>
              <th scope="col" className="text-right">
                {t("enquiryTexts.paid")}
              </th>
            </tr>
          </thead>
          <tbody>
            {instalments.map(({ number, dueOn, amount, paid }) => (
              <tr key={number} className="border-t border-line">
                <th scope="row" className="py-2 font-normal">
                  {name(number)}
                  <span className="block text-quiet">{day(dueOn)}</span>
                </th>
                <td className="text-right">{exact(toSatang(amount))}</td>
                <td className={`text-right ${paid >= amount ? "text-lamp" : ""}`}>{exact(toSatang(paid))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
