/** The schedule: what is due when, and how much of it is paid. */
import { useTranslation } from "react-i18next";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { InstalmentTable } from "../../../papers/instalment-table.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useInstalmentName } from "../../controls/use-instalment-name.ts";

type ScheduleTableProps = Pick<Contract, "instalments"> & { summary?: string };

export function ScheduleTable({ instalments, summary }: ScheduleTableProps) {
  const { t } = useTranslation("admin");
  const nameOf = useInstalmentName();
  const title = summary ?? t("enquiryTexts.schedule");
  const heads = [t("enquiryTexts.dueOn"), t("enquiryTexts.amount"), t("enquiryTexts.paid")] as const;
  return (
    <Disclosure summary={title}>
      <section tabIndex={0} aria-label={title} className="max-h-96 overflow-auto">
        <InstalmentTable instalments={instalments} heads={heads} nameOf={nameOf} />
      </section>
    </Disclosure>
  );
}
