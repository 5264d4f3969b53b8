/** The position after month N: paid in, carried over by an upgrade, lost if the buyer stops. */
import { useTranslation } from "react-i18next";
import { claims } from "../../../domain/site/claims.ts";
import { carriedOverAfter } from "../../../domain/finance/carry-over.ts";
import { type Schedule, positionAfter, stoppingAfter } from "../../../domain/finance/finance.ts";
import { Slider } from "../../components/controls/slider.tsx";
import { useMoney } from "../../visitor/use-money.ts";
import { Figure } from "./figure.tsx";

type StoppingSheetProps = {
  schedule: Schedule;
  month: number;
  months: number;
  forfeiturePercent: number;
  onMonth: (month: number) => void;
};

export function StoppingSheet({ schedule, month, months, forfeiturePercent, onMonth }: StoppingSheetProps) {
  const { t } = useTranslation("simulator");
  const { money, percent } = useMoney();
  const carried = carriedOverAfter(schedule, month);
  const { lost, returned } = stoppingAfter(schedule, month, forfeiturePercent);
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <h3 className="text-xl">{t("rentToOwn.stopTitle")}</h3>
      <div className="unscripted:hidden max-w-xl">
        <Slider
          label={t("rentToOwn.stop")}
          valueText={t("rentToOwn.monthsValue", { count: month })}
          min={0}
          max={months}
          value={month}
          onChange={(event) => onMonth(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className="scripted:hidden">{t("rentToOwn.stopAfter", { month })}</p>
      <dl className="grid gap-5 @xl:grid-cols-3">
        <Figure label={t("rentToOwn.stopPaid")} value={money(positionAfter(schedule, month).paidIn)} />
        <Figure
          isMain
          label={t("rentToOwn.carries")}
          value={money(carried)}
          note={
            carried > 0
              ? t("rentToOwn.carriesYes")
              : t("rentToOwn.carriesNo", { month: claims.upgradeAfterMonths })
          }
        />
        <Figure
          label={t("rentToOwn.lost")}
          value={money(lost)}
          note={
            <>
              {t("rentToOwn.lostText", { percent: percent(forfeiturePercent) })}
              {returned > 0 && ` ${t("rentToOwn.returned", { amount: money(returned) })}`}
            </>
          }
        />
      </dl>
    </div>
  );
}
