/** What starts a run of a source, for good or dry; not while it is paused or being read. */
import { useTranslation } from "react-i18next";
import type { ScrapeSource } from "../../../domain/api.ts";
import { Button } from "../../components/button.tsx";
import type { RunSteering } from "./run-steering.ts";
import { SteeringResult } from "./steering-result.tsx";
import { useSteering } from "./use-steering.ts";

type SourceStartProps = { source: ScrapeSource; steering: RunSteering; isRead: boolean };

export function SourceStart({ source: { id, name, enabled }, steering, isRead }: SourceStartProps) {
  const { t } = useTranslation();
  const { steer, isBusy, ...outcome } = useSteering();
  const start = (dryRun: boolean) => async () => {
    await steering.start({ sourceId: id, dryRun });
    return t("admin.runTexts.started");
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button
          look="quietSmall"
          aria-label={`${t("admin.startRun")}: ${name}`}
          isBusy={isBusy}
          disabled={!enabled || isRead}
          onClick={() => steer(start(false))}
        >
          {t("admin.startRun")}
        </Button>
        <Button
          look="quietSmall"
          aria-label={`${t("admin.runTexts.startDry")}: ${name}`}
          aria-describedby="dry-hint"
          isBusy={isBusy}
          disabled={!enabled || isRead}
          onClick={() => steer(start(true))}
        >
          {t("admin.runTexts.startDry")}
        </Button>
      </div>
      <SteeringResult {...outcome} />
    </div>
  );
}
