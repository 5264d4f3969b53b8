/** Above the form of a feed: its file, and the buttons that try and start it. */
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { FeedSettings } from "../../../domain/feeds/feed-settings.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useNavigate } from "../../routing/router-hooks.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import type { RunCommands } from "../scraping/run-commands.ts";
import { runsQuery } from "../scraping/scraper-api.ts";
import { FeedFile } from "./feed-file.tsx";
import type { SeenInFile } from "./feed-mapping.tsx";

type FeedRoomProps = {
  sourceId: string;
  feed: FeedSettings;
  fetchJson: FetchJson;
  sign: () => Promise<Headers>;
  commands: RunCommands;
  /** A run would not know of it. */
  hasUnsaved: boolean;
  onColumns: (columns: SeenInFile["columns"]) => void;
};

export function FeedRoom(props: FeedRoomProps) {
  const { sourceId, feed, fetchJson, sign, commands, hasUnsaved, onColumns } = props;
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const hintId = useId();
  const { send, isBusy, ...outcome } = useRunCommands();
  const start = (dryRun: boolean) => async () => {
    const { id } = await commands.start({ sourceId, dryRun });
    await navigate(adminPaths.run(id));
    return t("runTexts.started");
  };
  const button = { isBusy, disabled: hasUnsaved, "aria-describedby": hintId };
  return (
    <div className="mb-8 grid max-w-3xl gap-6">
      {feed.from === "upload" && <FeedFile {...{ sourceId, fetchJson, sign, onColumns }} />}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3">
          <Button look="quietSmall" {...button} onClick={() => send(start(true))}>
            {t("feedTexts.tryIt")}
          </Button>
          <Button look="quietSmall" {...button} onClick={() => send(start(false))}>
            {t("feedTexts.start")}
          </Button>
        </div>
        <output id={hintId} className={`block text-sm ${hasUnsaved ? "text-coral" : "text-quiet"}`}>
          {t(hasUnsaved ? "feedTexts.saveFirst" : "feedTexts.tryHint")}
        </output>
        <CommandResult {...outcome} />
      </div>
    </div>
  );
}

/** What the newest run of a feed saw in its file. */
export function useSeenInFile(fetchJson: FetchJson, sourceId: string): SeenInFile {
  const { data: runs = [] } = useQuery(runsQuery(fetchJson));
  const report = runs.find((run) => run.sourceId === sourceId && run.feed)?.feed;
  return {
    columns: report?.columns ?? [],
    types: (report?.unknownTypes ?? []).map(({ name }) => name),
  };
}
