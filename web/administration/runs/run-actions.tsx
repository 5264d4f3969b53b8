/** The actions a run allows in its state. Rolling back asks first; a frozen run shows its question at once. */
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import type { RunCommands } from "../scraping/run-commands.ts";
import { ChangeQuestion } from "./change-question.tsx";
import { FeedQuestion } from "./feed-question.tsx";
import { RollBackQuestion } from "./roll-back-question.tsx";
import { isUnderWay } from "../scraping/scraper-api.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { WithdrawalQuestion } from "./withdrawal-question.tsx";

type RunActionsProps = { run: RunProgress; commands: RunCommands; fetchJson: FetchJson };

export function RunActions({ run, commands, fetchJson }: RunActionsProps) {
  const { t } = useTranslation("admin");
  const questionId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const rollBackButton = useRef<HTMLButtonElement>(null);
  const { send, isBusy, ...outcome } = useRunCommands();

  const cancel = async () => {
    await commands.cancel(run.id);
    return t("runTexts.cancelDone");
  };
  const retry = async () => {
    const { waiting } = await commands.retryFailed(run.id);
    return waiting === 0 && run.state === "failed"
      ? t("runTexts.restarted")
      : t("runTexts.retryDone", { count: waiting });
  };
  const rollBack = async () => {
    const { undone } = await commands.rollBack(run.id);
    setIsAsking(false);
    const done = t("runTexts.rollBackDone", {
      homes: t("runTexts.homesRemoved", { count: undone.listings }),
      fields: t("runTexts.fieldsRestored", { count: undone.fields }),
    });
    return undone.kept > 0 ? `${done} ${t("runTexts.homesKept", { count: undone.kept })}` : done;
  };
  const leave = () => {
    setIsAsking(false);
    rollBackButton.current?.focus();
  };

  return (
    <div className="grid gap-3">
      {run.state === "frozen" &&
        (run.reason === "feed-smaller" ? (
          <FeedQuestion {...{ run, commands, send, isBusy }} />
        ) : run.reason === "too-many-changes" ? (
          <ChangeQuestion {...{ run, commands, fetchJson, send, isBusy }} />
        ) : (
          <WithdrawalQuestion {...{ run, commands, fetchJson, send, isBusy }} />
        ))}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isUnderWay(run) && (
          <Button look="quietSmall" isBusy={isBusy} onClick={() => send(cancel)}>
            {t("runTexts.cancel")}
          </Button>
        )}
        {canRetry(run) && (
          <Button look="quietSmall" isBusy={isBusy} onClick={() => send(retry)}>
            {t(`runTexts.${nameRetry(run)}`)}
          </Button>
        )}
        {canRollBack(run) && (
          <Button
            ref={rollBackButton}
            look="quietSmall"
            aria-expanded={isAsking}
            aria-controls={questionId}
            onClick={() => setIsAsking(!isAsking)}
          >
            {t("runTexts.rollBack")}
          </Button>
        )}
      </div>
      <div id={questionId} className="empty:hidden">
        {isAsking && canRollBack(run) && (
          <RollBackQuestion isBusy={isBusy} onConfirm={() => send(rollBack)} onLeave={leave} />
        )}
      </div>
      <CommandResult {...outcome} />
    </div>
  );
}

/** A rolled-back run is not retried but started again, because the changes of a retry could not be rolled back. */
function canRetry(run: RunProgress): boolean {
  const { failed, dead, cancelled } = run.counts;
  const isEnded = run.state === "done" || run.state === "failed" || run.state === "cancelled";
  return isEnded && !run.rolledBackAt && (failed + dead + cancelled > 0 || run.state === "failed");
}

/** The pages that a cancelled run did not come to have not failed. */
function nameRetry({ pages, state }: RunProgress) {
  if (pages === 0) return "tryAgain";
  return state === "cancelled" ? "goOn" : "retry";
}

/** A run that asks is answered first: what it holds back is not rolled back. */
function canRollBack(run: RunProgress): boolean {
  return !isUnderWay(run) && run.state !== "frozen" && !run.dryRun && !run.rolledBackAt && run.pages > 0;
}
