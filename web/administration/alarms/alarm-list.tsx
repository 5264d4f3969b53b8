/** The scraper's alarms, each shown until an admin acknowledges it. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ScrapeAlarm } from "../../../domain/api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { copiedPageOf, describeAlarm } from "./describe-alarm.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { groupAlarms } from "./group-alarms.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { saveFile } from "../../data/save-file.ts";
import { alarmsQuery } from "../scraping/scraper-api.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { nameSource } from "../scraping/name-source.ts";

type AlarmListProps = {
  fetchJson: FetchJson;
  acknowledge: (alarmId: string) => Promise<unknown>;
  fetchCopy: (alarmId: string) => Promise<string>;
};

export function AlarmList({ fetchJson, acknowledge, fetchCopy }: AlarmListProps) {
  const { t } = useTranslation("admin");
  const { data: alarms, error, refetch } = useQuery(alarmsQuery(fetchJson));
  const { send, isBusy, ...outcome } = useRunCommands();
  const acknowledgeAll = (group: readonly ScrapeAlarm[]) => async () => {
    for (const { id } of group) await acknowledge(id);
    return t("acknowledged");
  };
  const saveCopy = (id: string) => async () => {
    saveFile(await fetchCopy(id), `page-${id}.txt`);
    return t("pageSaved");
  };
  return (
    <section aria-labelledby="alarms" className="grid gap-4">
      <h2 id="alarms" className="text-2xl">
        {t("alarms")}
      </h2>
      <FailureNotice error={error} what={t("alarmsFailed")} onRetry={refetch} />
      {!alarms && !error && <Skeleton className="h-20" />}
      <CommandResult {...outcome} />
      {alarms?.length === 0 && <p className="text-quiet">{t("noAlarms")}</p>}
      <ul className="grid gap-4 empty:hidden">
        {groupAlarms(alarms ?? []).map(([alarm, ...earlier]) => (
          <AlarmItem key={alarm.id} alarm={alarm} earlier={earlier}>
            {copiedPageOf(alarm) && (
              <Button look="quietSmall" isBusy={isBusy} onClick={() => send(saveCopy(alarm.id))}>
                {t("savePage")}
              </Button>
            )}
            <Button
              look="quietSmall"
              isBusy={isBusy}
              onClick={() => send(acknowledgeAll([alarm, ...earlier]))}
            >
              {t("acknowledge")}
            </Button>
          </AlarmItem>
        ))}
      </ul>
    </section>
  );
}

type AlarmItemProps = { alarm: ScrapeAlarm; earlier: readonly ScrapeAlarm[]; children: ReactNode };

function AlarmItem({ alarm, earlier, children }: AlarmItemProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <Card as="li" className="flex min-w-0 flex-wrap items-center gap-4 p-5">
      <div className="grid min-w-0 grow gap-1">
        <h3 className="text-coral">{t(`alarm.${alarm.kind}`)}</h3>
        <p>{describeAlarm(alarm, t, locale)}</p>
        <p className="text-sm text-quiet">
          {nameSource(alarm.source, t)} · {formatTime(alarm.createdAt, locale)}
        </p>
        {earlier.length > 0 && (
          <Disclosure summary={t("earlierAlarms", { count: earlier.length })}>
            <ul className="grid gap-1 text-sm text-quiet">
              {earlier.map((one) => (
                <li key={one.id}>
                  {formatTime(one.createdAt, locale)} · {describeAlarm(one, t, locale)}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {alarm.runId && (
          <Link to={adminPaths.run(alarm.runId)} className={textLinkStyles}>
            {t("openRun")}
          </Link>
        )}
        {children}
      </div>
    </Card>
  );
}
