/** What happened to the contract since it was agreed, with the sums of each step, and the late fees. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../../domain/finance/finance.ts";
import { moneyBack } from "../../../../../domain/leads/desk/contract-ending.ts";
import { sumsOfEntry } from "../../../../../domain/leads/desk/sums-of-entry.ts";
import type { MyContract } from "../../../../../domain/leads/my-application.ts";
import { useMoney } from "../../../../visitor/use-money.ts";
import { useInstalmentName } from "./use-names.ts";
import { useDay } from "../../../../visitor/formats/use-day.ts";

export function ContractChanges({ contract }: { contract: MyContract }) {
  const { t } = useTranslation("myMoney");
  const { exactMoney } = useMoney();
  const day = useDay();
  const name = useInstalmentName();
  const { entries, endedBy, fees, payments } = contract;
  const ending = entries.find(({ id }) => id === endedBy);
  const carried = ending?.kind !== "annulled" && payments.find(({ method }) => method === "carried");
  const back = moneyBack(contract);
  const baht = (amount: number) => exactMoney(toSatang(amount));
  return (
    <>
      {ending && <p className="text-lg font-semibold">{t("ended", { date: day(ending.happenedOn) })}</p>}
      {back.due > 0 && (
        <p>
          {t("moneyBack", {
            due: baht(back.due),
            returned: baht(back.returned),
            left: baht(back.left),
          })}
        </p>
      )}
      {carried && <p>{t("follows", { amount: baht(carried.amount) })}</p>}
      {entries.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-lg">{t("happened")}</h3>
          <ol className="grid gap-2">
            {entries.map((entry) => (
              <li key={entry.id} className="border-t border-line pt-2">
                {t(`kinds.${entry.kind}`)}
                <span className="tabular block text-sm text-quiet">
                  {[
                    day(entry.happenedOn),
                    entry.person?.name,
                    ...sumsOfEntry(entry).map((sum) => `${t(`sums.${sum.name}`)}: ${baht(sum.baht)}`),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {fees.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-lg">{t("fees")}</h3>
          <ul className="grid gap-2">
            {fees.map((fee) => (
              <li
                key={fee.number}
                className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2"
              >
                <span>
                  {name(fee.number)}
                  <span className="block text-sm text-quiet">{day(fee.dueOn)}</span>
                </span>
                <span className={`tabular ${fee.paid >= fee.amount ? "text-lamp" : ""}`}>
                  {baht(fee.amount)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
