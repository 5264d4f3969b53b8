/** What the scraper wants an admin to look at, until somebody says that they have. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ScrapeAlarm } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { textLinkStyles } from "../../components/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { consolePaths } from "../../console-paths.ts";
import { useLocale } from "../../use-locale.ts";
import { copiedPageOf, describeAlarm } from "./describe-alarm.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { formatTime } from "./format-time.ts";
import { saveFile } from "./save-file.ts";
import { alarmsQuery } from "./scraper-api.ts";
import { SteeringResult } from "./steering-result.tsx";
import { useSteering } from "./use-steering.ts";

type AlarmListProps = {
  fetchJson: FetchJson;
  acknowledge: (alarmId: string) => Promise<unknown>;
  fetchCopy: (alarmId: string) => Promise<string>;
};

export function AlarmList({ fetchJson, acknowledge, fetchCopy }: AlarmListProps) {
  const { t } = useTranslation();
  const { data: alarms, error, refetch } = useQuery(alarmsQuery(fetchJson));
  const { steer, isBusy, ...outcome } = useSteering();
  const acknowledgeOne = (id: string) => async () => {
    await acknowledge(id);
    return t("admin.acknowledged");
  };
  const saveCopy = (id: string) => async () => {
    saveFile(await fetchCopy(id), `page-${id}.txt`);
    return t("admin.pageSaved");
  };
  return (
    <section aria-labelledby="alarms" className="grid gap-4">
      <h2 id="alarms" className="text-2xl">
        {t("admin.alarms")}
      </h2>
      <FailureNotice error={error} what={t("admin.alarmsFailed")} onRetry={refetch} />
      {!alarms && !error && <Skeleton className="h-20" />}
      <SteeringResult {...outcome} />
      {alarms?.length === 0 && <p className="text-quiet">{t("admin.noAlarms")}</p>}
      <ul className="grid gap-4 empty:hidden">
        {alarms?.map((alarm) => (
          <AlarmItem key={alarm.id} alarm={alarm}>
            {copiedPageOf(alarm) && (
              <Button look="quietSmall" isBusy={isBusy} onClick={() => steer(saveCopy(alarm.id))}>
                {t("admin.savePage")}
              </Button>
            )}
            <Button look="quietSmall" isBusy={isBusy} onClick={() => steer(acknowledgeOne(alarm.id))}>
              {t("admin.acknowledge")}
            </Button>
          </AlarmItem>
        ))}
      </ul>
    </section>
  );
}

function AlarmItem({ alarm, children }: { alarm: ScrapeAlarm; children: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Card as="li" className="flex min-w-0 flex-wrap items-center gap-4 p-5">
      <div className="grid min-w-0 grow gap-1">
        <h3 className="text-coral">{t(`admin.alarm.${alarm.kind}`)}</h3>
        <p>{describeAlarm(alarm, t, locale)}</p>
        <p className="text-sm text-quiet">
          {alarm.source} · {formatTime(alarm.createdAt, locale)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {alarm.runId && (
          <Link to={consolePaths.run(alarm.runId)} className={textLinkStyles}>
            {t("admin.openRun")}
          </Link>
        )}
        {children}
      </div>
    </Card>
  );
}
