/** A run that would withdraw more than a fifth of a source's listings. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { withdrawalsQuery } from "./run-queries.ts";
import { QuestionAwaited, type QuestionProps, RunQuestion } from "./run-question.tsx";

export function WithdrawalQuestion({ run, commands, fetchJson, send, isBusy }: QuestionProps) {
  const { t } = useTranslation("admin");
  const settle = async (carryOut: boolean) => {
    const { withdrawn: count } = await commands.settleWithdrawals(run.id, carryOut);
    return t(carryOut ? "runTexts.withdraw.withdrawn" : "runTexts.withdraw.kept", { count });
  };
  const { data: asked, error, refetch } = useQuery(withdrawalsQuery(fetchJson, run.id));
  if (!asked) return <QuestionAwaited error={error} refetch={refetch} />;
  return (
    <RunQuestion
      about="withdraw"
      asked={asked}
      renderDetails={({ goneAnswers, missedRuns, reserved }) => (
        <span className="text-quiet">
          {goneAnswers >= 2
            ? t("runTexts.withdraw.gone", { count: goneAnswers })
            : reserved
              ? t("runTexts.withdraw.reserved")
              : t("runTexts.withdraw.missed", { count: missedRuns })}
        </span>
      )}
      onAnswer={(carryOut) => send(() => settle(carryOut))}
      isBusy={isBusy}
    />
  );
}
