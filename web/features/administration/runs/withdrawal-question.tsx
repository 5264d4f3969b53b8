/** A run that would withdraw more than a fifth of a source's homes waits here for an admin's answer. */
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AskedWithdrawals, RunProgress } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Disclosure } from "./disclosure.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { HomeName } from "./home-name.tsx";
import { withdrawalsQuery } from "./run-queries.ts";
import type { RunSteering } from "./run-steering.ts";

type WithdrawalQuestionProps = {
  run: RunProgress;
  steering: RunSteering;
  fetchJson: FetchJson;
  steer: (call: () => Promise<string>) => void;
  isBusy: boolean;
};

export function WithdrawalQuestion({ run, steering, fetchJson, steer, isBusy }: WithdrawalQuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data: asked, error, refetch } = useQuery(withdrawalsQuery(fetchJson, run.id));
  const settle = (carryOut: boolean) => async () => {
    const { withdrawn: count } = await steering.settleWithdrawals(run.id, carryOut);
    return t(carryOut ? "admin.runTexts.withdraw.withdrawn" : "admin.runTexts.withdraw.kept", { count });
  };
  if (!asked) {
    if (error) return <FailureNotice error={error} onRetry={refetch} />;
    return <output className="block text-quiet">{t("frame.loading")}</output>;
  }
  return (
    <fieldset aria-describedby={id} className="grid max-w-3xl gap-3 rounded-card border border-lamp/60 p-4">
      <legend className="px-1 font-semibold">
        {t("admin.runTexts.withdraw.title", { total: asked.total, standing: asked.standing })}
      </legend>
      <p id={id} className="text-sm">
        {t("admin.runTexts.withdraw.text")}
      </p>
      <Disclosure summary={t("admin.runTexts.withdraw.which")}>
        <HomesToWithdraw asked={asked} />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={() => steer(settle(true))}>
          {t("admin.runTexts.withdraw.carryOut")}
        </Button>
        <Button look="quietSmall" isBusy={isBusy} onClick={() => steer(settle(false))}>
          {t("admin.runTexts.withdraw.keep")}
        </Button>
      </div>
    </fieldset>
  );
}

function HomesToWithdraw({ asked: { homes, total } }: { asked: AskedWithdrawals }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5">
        {homes.map((home) => (
          <li key={home.id}>
            <HomeName home={home} />{" "}
            <span className="text-quiet">
              {home.goneAnswers >= 2
                ? t("admin.runTexts.withdraw.gone", { count: home.goneAnswers })
                : t("admin.runTexts.withdraw.missed", { count: home.missedRuns })}
            </span>
          </li>
        ))}
      </ul>
      {total > homes.length && (
        <p className="mt-2 text-quiet">
          {t("admin.runTexts.withdraw.more", { count: total - homes.length })}
        </p>
      )}
    </>
  );
}
