/** Messages that were given up, with the reason; one that is replayed says when. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeadLetter } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { textLinkStyles } from "../../components/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { consolePaths } from "../../console-paths.ts";
import { useLocale } from "../../use-locale.ts";
import { describeReason } from "./describe-reason.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { formatTime } from "./format-time.ts";
import { deadLettersQuery } from "./run-queries.ts";
import type { RunSteering } from "./run-steering.ts";
import { SteeringResult } from "./steering-result.tsx";
import { useSteering } from "./use-steering.ts";

type DeadLetterListProps = { fetchJson: FetchJson; steering: RunSteering };

export function DeadLetterList({ fetchJson, steering }: DeadLetterListProps) {
  const { t } = useTranslation();
  const { data: letters, error, refetch } = useQuery(deadLettersQuery(fetchJson));
  return (
    <section aria-labelledby="dead-letters" className="grid gap-4">
      <h2 id="dead-letters" className="text-2xl">
        {t("admin.deadLetters.title")}
      </h2>
      <FailureNotice error={error} what={t("admin.deadLetters.failed")} onRetry={refetch} />
      {!letters && !error && <Skeleton className="h-20" />}
      {letters && (
        <p className="text-quiet">
          {t(letters.length === 0 ? "admin.deadLetters.empty" : "admin.deadLetters.hint")}
        </p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {letters?.map((letter) => (
          <DeadLetterItem key={letter.id} letter={letter} steering={steering} />
        ))}
      </ul>
    </section>
  );
}

function DeadLetterItem({ letter, steering }: { letter: DeadLetter; steering: RunSteering }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { steer, isBusy, ...outcome } = useSteering();
  const { runId, url, reason, attempts, createdAt, replayedAt } = letter;
  const name = url ?? t(runId ? "admin.deadLetters.wholeRun" : "admin.deadLetters.unreadable");
  const replay = async () => {
    await steering.replay(letter.id);
    return t("admin.deadLetters.replayDone");
  };
  return (
    <Card as="li" className="grid min-w-0 gap-3 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-base break-all">{name}</h3>
        <p className="text-sm first-letter:uppercase">{describeReason(reason, t)}</p>
        <p className="tabular text-sm text-quiet">
          {t("admin.deadLetters.attempts", { count: attempts })} · {formatTime(createdAt, locale)}
          {runId && (
            <>
              {" · "}
              <Link to={consolePaths.run(runId)} className={textLinkStyles}>
                {t("admin.openRun")}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="grid justify-items-start gap-2 sm:justify-items-end">
        {replayedAt && (
          <Badge>{t("admin.deadLetters.replayed", { time: formatTime(replayedAt, locale) })}</Badge>
        )}
        {runId && !replayedAt && (
          <Button
            look="quietSmall"
            isBusy={isBusy}
            aria-label={t("admin.deadLetters.replayOf", { url: name })}
            onClick={() => steer(replay)}
          >
            {t("admin.deadLetters.replay")}
          </Button>
        )}
        <SteeringResult {...outcome} />
      </div>
    </Card>
  );
}
