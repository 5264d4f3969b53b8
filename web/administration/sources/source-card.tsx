/** One source: its state and actions. Pausing takes effect at once; the reason can be added afterwards. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ScrapeSource } from "../../../domain/api.ts";
import { postHost, reasonOfPosts } from "../../../domain/scraping/pasted-post.ts";
import type { SourceState } from "../../../domain/scraping/scrape-source.ts";
import type { FetchJson } from "../../data/api.ts";
import { Badge } from "../../components/badge.tsx";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { Card } from "../../components/card.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { describeReason } from "../scraping/describe-reason.ts";
import { describeSchedule } from "./describe-schedule.ts";
import { formatTime } from "../controls/format-time.ts";
import type { RunCommands } from "../scraping/run-commands.ts";
import { RobotsCheck } from "./robots-check.tsx";
import { SourceCoverage } from "./source-coverage.tsx";
import { SourceStart } from "./source-start.tsx";
import { nameSource } from "../scraping/name-source.ts";

type SourceCardProps = {
  source: ScrapeSource;
  fetchJson: FetchJson;
  commands: RunCommands;
  /** A run is reading it now. */
  isRead: boolean;
  isBusy: boolean;
  setState: (state: SourceState) => void;
};

export function SourceCard({ source, fetchJson, commands, isRead, isBusy, setState }: SourceCardProps) {
  const { t } = useTranslation("admin");
  const [isExplaining, setExplaining] = useState(false);
  const { id, enabled, pausedReason } = source;
  const name = nameSource(source.name, t);
  const isSent = source.feed?.from === "upload";
  // Nothing of it is read, so nothing can be started, taught or resumed.
  const isOfPosts = source.allowedHosts.includes(postHost);
  const isSite = !isSent && !isOfPosts;
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
          {!isOfPosts && (
            <Badge tone={enabled ? "sea" : "coral"}>
              {t(enabled ? "sourceTexts.active" : "sourceTexts.paused")}
            </Badge>
          )}
        </div>
        {isOfPosts ? (
          <p className="text-sm text-quiet">{describeReason(reasonOfPosts, t)}</p>
        ) : (
          <>
            <p className="text-sm break-all text-quiet">
              {isSent ? t("sourceTexts.sentFile") : source.allowedHosts.join(", ")}
            </p>
            <SourceFacts source={source} />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {isOfPosts ? (
          <ButtonLink look="quietSmall" to={adminPaths.pastePage()}>
            {t("postTexts.title")}
          </ButtonLink>
        ) : (
          <SourceStart source={source} commands={commands} isRead={isRead} />
        )}
        <div className="flex flex-wrap gap-x-1 max-sm:-ml-4">
          <ButtonLink
            look="bareSmall"
            to={adminPaths.source(id)}
            aria-label={t("sourceTexts.editNamed", { name })}
          >
            {t("sourceTexts.edit")}
          </ButtonLink>
          {isSite && (
            <>
              <ButtonLink
                look="bareSmall"
                to={adminPaths.teach(id)}
                aria-label={t("teachTexts.teachNamed", { name })}
              >
                {t("teachTexts.teach")}
              </ButtonLink>
              <ButtonLink
                look="bareSmall"
                to={adminPaths.pastePage(id)}
                aria-label={`${t("sourceTexts.paste")}: ${name}`}
              >
                {t("sourceTexts.paste")}
              </ButtonLink>
            </>
          )}
          {!isOfPosts && (
            <Button
              look="bareSmall"
              isBusy={isBusy}
              aria-label={t(`sourceTexts.${enabled ? "pauseNamed" : "resumeNamed"}`, { name })}
              onClick={() => {
                setState({ enabled: !enabled, reason: null });
                setExplaining(enabled);
              }}
            >
              {t(enabled ? "sourceTexts.pause" : "sourceTexts.resume")}
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <SourceCoverage sourceId={id} name={name} fetchJson={fetchJson} />
        {isSite && <RobotsCheck sourceId={id} name={name} fetchJson={fetchJson} />}
      </div>
      {!enabled && isExplaining && (
        <form onSubmit={explain} className="flex flex-wrap items-end gap-3">
          <TextField
            label={t("sourceTexts.reason")}
            name="reason"
            defaultValue={pausedReason ?? ""}
            maxLength={200}
            autoComplete="off"
            className="grow basis-64"
          />
          <Button type="submit" isBusy={isBusy}>
            {t("sourceTexts.saveReason")}
          </Button>
        </form>
      )}
    </Card>
  );
}

function SourceFacts({ source }: { source: ScrapeSource }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { enabled, pausedReason, lastRun, scheduleMinutes, autoPublish, readsNoindexBecause: why } = source;
  const read = lastRun
    ? t(`sourceTexts.${lastRun.dryRun ? "lastTried" : "lastRead"}`, {
        when: formatTime(lastRun.at, locale),
        state: t(`runState.${lastRun.state}`),
      })
    : t("sourceTexts.neverRead");
  const publishing = t(`sourceTexts.${autoPublish ? "atOnce" : "reviewed"}`);
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
      {why !== null && (
        <p className="text-sm break-words text-quiet">{t("sourceTexts.readsNoindex", { why })}</p>
      )}
    </>
  );
}
