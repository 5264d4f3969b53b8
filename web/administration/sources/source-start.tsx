/** Starts a real run or a dry run of a source. Disabled while the source is paused or being read. */
import { useTranslation } from "react-i18next";
import type { ScrapeSource } from "../../../domain/api.ts";
import { Button } from "../../components/controls/button.tsx";
import type { RunCommands } from "../scraping/run-commands.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { nameSource } from "../scraping/name-source.ts";

type SourceStartProps = { source: ScrapeSource; commands: RunCommands; isRead: boolean };

export function SourceStart({ source, commands, isRead }: SourceStartProps) {
  const { t } = useTranslation("admin");
  const { id, enabled } = source;
  const name = nameSource(source.name, t);
  const { send, isBusy, ...outcome } = useRunCommands();
  const start = (dryRun: boolean) => async () => {
    await commands.start({ sourceId: id, dryRun });
    return t("runTexts.started");
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button
          look="quietSmall"
          aria-label={`${t("startRun")}: ${name}`}
          isBusy={isBusy}
          disabled={!enabled || isRead}
          onClick={() => send(start(false))}
        >
          {t("startRun")}
        </Button>
        <Button
          look="quietSmall"
          aria-label={`${t("runTexts.startDry")}: ${name}`}
          aria-describedby="dry-hint"
          isBusy={isBusy}
          disabled={!enabled || isRead}
          onClick={() => send(start(true))}
        >
          {t("runTexts.startDry")}
        </Button>
      </div>
      <CommandResult {...outcome} />
    </div>
  );
}
