/** Everything that happened to a contract, as it was entered. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../../domain/finance/finance.ts";
import type { ContractEntry } from "../../../../../domain/leads/desk/contract-entry.ts";
import { sumsOfEntry } from "../../../../../domain/leads/desk/sums-of-entry.ts";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";
import { useMoney } from "../../../../visitor/use-money.ts";
import { ScheduleTable } from "../schedule-table.tsx";
import { useInstalmentName } from "../../../controls/use-instalment-name.ts";
import { describePerson } from "./describe-person.ts";
import { useDay } from "../../../../visitor/formats/use-day.ts";

export function EntryList({ entries }: Pick<Contract, "entries">) {
  const { t } = useTranslation("admin");
  if (entries.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t("contractTexts.entries")}</h3>
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function EntryItem({ entry }: { entry: ContractEntry }) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const day = useDay();
  const name = useInstalmentName();
  const sums = sumsOfEntry(entry).map(
    (sum) => `${t(`contractTexts.${sum.name}`)}: ${exact(toSatang(sum.baht))}`,
  );
  const facts = [
    day(entry.happenedOn),
    entry.number !== null && name(entry.number),
    entry.person && describePerson(entry.person, ", "),
    ...sums,
  ];
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3">
      <p className="font-semibold">{t(`contractTexts.kinds.${entry.kind}`)}</p>
      <p className="text-sm wrap-anywhere text-quiet">{facts.filter(Boolean).join(" · ")}</p>
      <p className="text-sm wrap-anywhere">{entry.reason}</p>
      {entry.replaced.length > 0 && (
        <ScheduleTable
          summary={t("contractTexts.oldSchedule")}
          instalments={entry.replaced.map((one) => ({ ...one, paid: 0 }))}
        />
      )}
    </li>
  );
}
