/** Dead messages with their reason. A replayed one says when. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DeadMessage } from "../../../domain/api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { describeReason } from "../scraping/describe-reason.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { deadMessagesQuery } from "./run-queries.ts";
import type { RunCommands } from "../scraping/run-commands.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";

type DeadMessageListProps = { fetchJson: FetchJson; commands: RunCommands };

export function DeadMessageList({ fetchJson, commands }: DeadMessageListProps) {
  const { t } = useTranslation("admin");
  const { data: messages, error, refetch } = useQuery(deadMessagesQuery(fetchJson));
  return (
    <section aria-labelledby="dead-messages" className="grid gap-4">
      <h2 id="dead-messages" className="text-2xl">
        {t("deadMessages.title")}
      </h2>
      <FailureNotice error={error} what={t("deadMessages.failed")} onRetry={refetch} />
      {!messages && !error && <Skeleton className="h-20" />}
      {messages && (
        <p className="text-quiet">{t(messages.length === 0 ? "deadMessages.empty" : "deadMessages.hint")}</p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {messages?.map((message) => (
          <DeadMessageItem key={message.id} message={message} commands={commands} />
        ))}
      </ul>
    </section>
  );
}

function DeadMessageItem({ message, commands }: { message: DeadMessage; commands: RunCommands }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { send, isBusy, ...outcome } = useRunCommands();
  const { runId, url, reason, attempts, createdAt, replayedAt } = message;
  const name = url ?? t(runId ? "deadMessages.wholeRun" : "deadMessages.unreadable");
  const replay = async () => {
    await commands.replay(message.id);
    return t("deadMessages.replayDone");
  };
  return (
    <Card as="li" className="grid min-w-0 gap-3 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-base break-all">{name}</h3>
        <p className="text-sm first-letter:uppercase">{describeReason(reason, t)}</p>
        <p className="tabular text-sm text-quiet">
          {t("deadMessages.attempts", { count: attempts })} · {formatTime(createdAt, locale)}
          {runId && (
            <>
              {" · "}
              <Link to={adminPaths.run(runId)} className={textLinkStyles}>
                {t("openRun")}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="grid justify-items-start gap-2 sm:justify-items-end">
        {replayedAt && <Badge>{t("deadMessages.replayed", { time: formatTime(replayedAt, locale) })}</Badge>}
        {runId && !replayedAt && (
          <Button
            look="quietSmall"
            isBusy={isBusy}
            aria-label={t("deadMessages.replayOf", { url: name })}
            onClick={() => send(replay)}
          >
            {t("deadMessages.replay")}
          </Button>
        )}
        <CommandResult {...outcome} />
      </div>
    </Card>
  );
}
