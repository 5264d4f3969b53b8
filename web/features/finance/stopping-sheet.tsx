/** What stands after month N: paid in, what moves with an upgrade, what is lost when the buyer stops. */
import { useTranslation } from "react-i18next";
import { claims } from "../../../domain/claims.ts";
import { type Schedule, carriedOverAfter, positionAfter, stoppingAfter } from "../../../domain/finance.ts";
import { Slider } from "../../components/slider.tsx";
import { useMoney } from "../../use-money.ts";
import { Figure } from "./figure.tsx";

type StoppingSheetProps = {
  schedule: Schedule;
  month: number;
  months: number;
  forfeiturePercent: number;
  onMonth: (month: number) => void;
};

export function StoppingSheet({ schedule, month, months, forfeiturePercent, onMonth }: StoppingSheetProps) {
  const { t } = useTranslation();
  const { money, percent } = useMoney();
  const carried = carriedOverAfter(schedule, month);
  const { lost, returned } = stoppingAfter(schedule, month, forfeiturePercent);
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <h3 className="text-xl">{t("simulator.rentToOwn.stopTitle")}</h3>
      <div className="unscripted:hidden max-w-xl">
        <Slider
          label={t("simulator.rentToOwn.stop")}
          valueText={t("simulator.rentToOwn.monthsValue", { count: month })}
          min={0}
          max={months}
          value={month}
          onChange={(event) => onMonth(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className="scripted:hidden">
        {t("simulator.rentToOwn.stop")} {month}
      </p>
      <dl className="grid gap-5 sm:grid-cols-3">
        <Figure
          label={t("simulator.rentToOwn.stopPaid")}
          value={money(positionAfter(schedule, month).paidIn)}
        />
        <Figure
          isMain
          label={t("simulator.rentToOwn.carries")}
          value={money(carried)}
          note={
            carried > 0
              ? t("simulator.rentToOwn.carriesYes")
              : t("simulator.rentToOwn.carriesNo", { month: claims.upgradeAfterMonths })
          }
        />
        <Figure
          label={t("simulator.rentToOwn.lost")}
          value={money(lost)}
          note={
            <>
              {t("simulator.rentToOwn.lostText", { percent: percent(forfeiturePercent) })}
              {returned > 0 && ` ${t("simulator.rentToOwn.returned", { amount: money(returned) })}`}
            </>
          }
        />
      </dl>
    </div>
  );
}
