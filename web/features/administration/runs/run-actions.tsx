/** What can be done to a run as it stands. Rolling back asks first; a frozen run asks by itself. */
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import type { RunSteering } from "./run-steering.ts";
import { RollBackQuestion } from "./roll-back-question.tsx";
import { isUnderWay } from "./scraper-api.ts";
import { SteeringResult } from "./steering-result.tsx";
import { useSteering } from "./use-steering.ts";
import { WithdrawalQuestion } from "./withdrawal-question.tsx";

type RunActionsProps = { run: RunProgress; steering: RunSteering; fetchJson: FetchJson };

export function RunActions({ run, steering, fetchJson }: RunActionsProps) {
  const { t } = useTranslation();
  const questionId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const asker = useRef<HTMLButtonElement>(null);
  const { steer, isBusy, ...outcome } = useSteering();

  const cancel = async () => {
    await steering.cancel(run.id);
    return t("admin.runTexts.cancelDone");
  };
  const retry = async () => {
    const { waiting } = await steering.retryFailed(run.id);
    return waiting === 0 && run.state === "failed"
      ? t("admin.runTexts.restarted")
      : t("admin.runTexts.retryDone", { count: waiting });
  };
  const rollBack = async () => {
    const { undone } = await steering.rollBack(run.id);
    setIsAsking(false);
    return t("admin.runTexts.rollBackDone", {
      homes: t("admin.runTexts.homesRemoved", { count: undone.listings }),
      fields: t("admin.runTexts.fieldsRestored", { count: undone.fields }),
    });
  };
  const leave = () => {
    setIsAsking(false);
    asker.current?.focus();
  };

  return (
    <div className="grid gap-3">
      {run.state === "frozen" && <WithdrawalQuestion {...{ run, steering, fetchJson, steer, isBusy }} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isUnderWay(run) && (
          <Button look="quietSmall" isBusy={isBusy} onClick={() => steer(cancel)}>
            {t("admin.runTexts.cancel")}
          </Button>
        )}
        {canRetry(run) && (
          <Button look="quietSmall" isBusy={isBusy} onClick={() => steer(retry)}>
            {t("admin.runTexts.retry")}
          </Button>
        )}
        {canRollBack(run) && (
          <Button
            ref={asker}
            look="quietSmall"
            aria-expanded={isAsking}
            aria-controls={questionId}
            onClick={() => setIsAsking(!isAsking)}
          >
            {t("admin.runTexts.rollBack")}
          </Button>
        )}
      </div>
      <div id={questionId} className="empty:hidden">
        {isAsking && canRollBack(run) && (
          <RollBackQuestion isBusy={isBusy} onConfirm={() => steer(rollBack)} onLeave={leave} />
        )}
      </div>
      <SteeringResult {...outcome} />
    </div>
  );
}

/** What was rolled back is read by a new run: what a retry would write there, nobody could take back. */
function canRetry(run: RunProgress): boolean {
  const { failed, dead, cancelled } = run.counts;
  const isEnded = run.state === "done" || run.state === "failed" || run.state === "cancelled";
  return isEnded && !run.rolledBackAt && (failed + dead + cancelled > 0 || run.state === "failed");
}

function canRollBack(run: RunProgress): boolean {
  return !isUnderWay(run) && !run.dryRun && !run.rolledBackAt && run.pages > 0;
}
