/** The position after month N: paid in, carried over by an upgrade, lost if the buyer stops. After the last, nothing is lost. */
import { useTranslation } from "react-i18next";
import { type WhatCarriesOver, carriedOverAfter } from "../../../../domain/finance/carry-over.ts";
import { type Schedule, positionAfter, stoppingAfter, toBaht } from "../../../../domain/finance/finance.ts";
import { Slider } from "../../../components/controls/slider.tsx";
import { useApproximately } from "../../../visitor/use-approximately.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { useUpgrade } from "../../../visitor/use-upgrade.ts";
import { Figure } from "../figure.tsx";

/** The notes once the upgrade is open, and before. */
const notes = {
  all: ["rentToOwn.carriesYes", "rentToOwn.carriesNo"],
  share: ["rentToOwn.carriesYesShare", "rentToOwn.carriesNoShare"],
  instalments: ["rentToOwn.carriesYesInstalments", "rentToOwn.carriesNoInstalments"],
} as const satisfies Record<WhatCarriesOver, readonly [string, string]>;

type StoppingSheetProps = {
  schedule: Schedule;
  month: number;
  months: number;
  forfeiturePercent: number;
  endsInOwnership: boolean;
  onMonth: (month: number) => void;
};

export function StoppingSheet(props: StoppingSheetProps) {
  const { schedule, month, months, forfeiturePercent, endsInOwnership, onMonth } = props;
  const { t } = useTranslation("simulator");
  const { money, percent } = useMoney();
  const approximately = useApproximately();
  const { terms, kind, percent: share } = useUpgrade();
  const carried = carriedOverAfter(schedule, month, terms);
  const [open, notYet] = notes[kind];
  const { paidIn, balance } = positionAfter(schedule, month);
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
        <Figure
          label={t("rentToOwn.stopPaid")}
          value={money(paidIn)}
          note={approximately?.(toBaht(paidIn))}
        />
        {balance === 0 ? (
          <Figure
            isMain
            label={t("rentToOwn.left")}
            value={money(balance)}
            note={t(endsInOwnership ? "rentToOwn.paidOffYours" : "rentToOwn.paidOff")}
          />
        ) : (
          <>
            {months > terms.upgradeAfterMonths && (
              <Figure
                isMain
                label={t("rentToOwn.carries")}
                value={money(carried)}
                note={
                  carried > 0
                    ? t(open, { percent: share })
                    : t(notYet, { month: terms.upgradeAfterMonths, percent: share })
                }
              />
            )}
            <Figure
              label={t("rentToOwn.lost")}
              value={money(lost)}
              note={
                <>
                  {approximately && `${approximately(toBaht(lost))} · `}
                  {t("rentToOwn.lostText", { percent: percent(forfeiturePercent) })}
                  {returned > 0 && ` ${t("rentToOwn.returned", { amount: money(returned) })}`}
                </>
              }
            />
          </>
        )}
      </dl>
    </div>
  );
}
