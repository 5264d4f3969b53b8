/** What stopping, upgrading or paying the rest today comes to: the sums that the office counts. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../../domain/finance/finance.ts";
import { contractProgress, isAllPaid } from "../../../../../domain/leads/desk/contract-progress.ts";
import { contractSums } from "../../../../../domain/leads/desk/contract-sums.ts";
import type { MyContract } from "../../../../../domain/leads/my-application.ts";
import { pattayaDay } from "../../../../../domain/places/pattaya-time.ts";
import { useMoney } from "../../../../visitor/use-money.ts";
import { useDay } from "../../../../visitor/formats/use-day.ts";

export function IfToday({ contract, nowMs }: { contract: MyContract; nowMs: number }) {
  const { t } = useTranslation("myMoney");
  const { exactMoney } = useMoney();
  const day = useDay();
  const now = new Date(nowMs);
  const sums = contractSums(contract, pattayaDay(now));
  const { instalmentsPaid, opensOn } = contractProgress(contract, now);
  const baht = (amount: number) => exactMoney(toSatang(amount));
  if (sums.paid === 0) return null;
  if (isAllPaid(contract)) return <p>{t("allPaid")}</p>;
  const upgrade = {
    amount: baht(sums.moves),
    done: instalmentsPaid,
    needed: contract.upgradeAfterMonths,
    date: day(opensOn),
  };
  const ways = [
    {
      title: t("stop.title"),
      text: t("stop.text", { paid: baht(sums.paid), kept: baht(sums.kept), returned: baht(sums.returned) }),
    },
    { title: t("upgrade.title"), text: t(sums.isUpgradeOpen ? "upgrade.open" : "upgrade.closed", upgrade) },
    ...(sums.payOff > 0
      ? [{ title: t("payOff.title"), text: t("payOff.text", { amount: baht(sums.payOff) }) }]
      : []),
  ];
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{t("today")}</h3>
      <dl className="grid gap-4 sm:grid-cols-3">
        {ways.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-2 rounded-card border border-line p-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="tabular">{text}</dd>
          </div>
        ))}
      </dl>
      {sums.saved > 0 && <p>{t("payOff.saved", { amount: baht(sums.saved) })}</p>}
      <p className="text-sm text-quiet">{t("same")}</p>
    </div>
  );
}
