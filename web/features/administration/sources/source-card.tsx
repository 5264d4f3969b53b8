/** One source: what it is, how it stands, and what can be done. Stopping comes first, the reason after it. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ScrapeSource } from "../../../domain/api.ts";
import type { SourceState } from "../../../domain/scrape-source.ts";
import { Badge } from "../../components/badge.tsx";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { TextField } from "../../components/text-field.tsx";
import { consolePaths } from "../../console-paths.ts";
import { useLocale } from "../../use-locale.ts";
import { describeReason } from "./describe-reason.ts";
import { describeSchedule } from "./describe-schedule.ts";
import { formatTime } from "./format-time.ts";
import type { RunSteering } from "./run-steering.ts";
import { SourceStart } from "./source-start.tsx";

type SourceCardProps = {
  source: ScrapeSource;
  steering: RunSteering;
  /** A run reads it now. */
  isRead: boolean;
  isBusy: boolean;
  setState: (state: SourceState) => void;
};

export function SourceCard({ source, steering, isRead, isBusy, setState }: SourceCardProps) {
  const { t } = useTranslation();
  const [isExplaining, setExplaining] = useState(false);
  const { id, name, enabled, pausedReason } = source;
  const explain = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason")).trim();
    setState({ enabled: false, reason: reason || null });
    setExplaining(false);
  };
  return (
    <Card as="li" className="grid min-w-0 gap-4 p-5">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 break-words">{name}</h3>
          <Badge tone={enabled ? "sea" : "coral"}>
            {t(enabled ? "admin.sourceTexts.active" : "admin.sourceTexts.paused")}
          </Badge>
        </div>
        <p className="text-sm break-all text-quiet">{source.allowedHosts.join(", ")}</p>
        <SourceFacts source={source} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <SourceStart source={source} steering={steering} isRead={isRead} />
        <div className="flex flex-wrap gap-x-1 max-sm:-ml-4">
          <ButtonLink
            look="bareSmall"
            to={consolePaths.source(id)}
            aria-label={t("admin.sourceTexts.editNamed", { name })}
          >
            {t("admin.sourceTexts.edit")}
          </ButtonLink>
          <ButtonLink
            look="bareSmall"
            to={consolePaths.pastePage(id)}
            aria-label={`${t("admin.sourceTexts.paste")}: ${name}`}
          >
            {t("admin.sourceTexts.paste")}
          </ButtonLink>
          <Button
            look="bareSmall"
            isBusy={isBusy}
            aria-label={t(`admin.sourceTexts.${enabled ? "pauseNamed" : "resumeNamed"}`, { name })}
            onClick={() => {
              setState({ enabled: !enabled, reason: null });
              setExplaining(enabled);
            }}
          >
            {t(enabled ? "admin.sourceTexts.pause" : "admin.sourceTexts.resume")}
          </Button>
        </div>
      </div>
      {!enabled && isExplaining && (
        <form onSubmit={explain} className="flex flex-wrap items-end gap-3">
          <TextField
            label={t("admin.sourceTexts.reason")}
            name="reason"
            defaultValue={pausedReason ?? ""}
            maxLength={200}
            autoComplete="off"
            className="grow basis-64"
          />
          <Button type="submit" isBusy={isBusy}>
            {t("admin.sourceTexts.saveReason")}
          </Button>
        </form>
      )}
    </Card>
  );
}

function SourceFacts({ source }: { source: ScrapeSource }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { enabled, pausedReason, lastRun, scheduleMinutes, autoPublish } = source;
  const read = lastRun
    ? t(`admin.sourceTexts.${lastRun.dryRun ? "lastTried" : "lastRead"}`, {
        when: formatTime(lastRun.at, locale),
        state: t(`admin.runState.${lastRun.state}`),
      })
    : t("admin.sourceTexts.neverRead");
  const publishing = t(`admin.sourceTexts.${autoPublish ? "atOnce" : "reviewed"}`);
  return (
    <>
      {!enabled && pausedReason && (
        <p className="text-sm break-words text-coral first-letter:uppercase">
          {describeReason(pausedReason, t)}
        </p>
      )}
      <p className="text-sm text-quiet">
        {[describeSchedule(scheduleMinutes, t), read, publishing].join(" · ")}
      </p>
    </>
  );
}
