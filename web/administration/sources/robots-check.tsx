/** Reads the robots.txt of a source's hosts again, instead of waiting until its copy is a day old. */
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RobotsReport } from "../../../domain/scraping/teaching.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { askOf } from "../scraping/teach-api.ts";

type RobotsCheckProps = { sourceId: string; name: string; fetchJson: FetchJson };

export function RobotsCheck({ sourceId, name, fetchJson }: RobotsCheckProps) {
  const { t } = useTranslation("admin");
  const result = useRef<HTMLOutputElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await askOf(fetchJson, sourceId)("robots", {});
      return answer.kind === "robots" ? answer.hosts : [];
    },
  });
  useEffect(() => {
    if (data) result.current?.focus();
  }, [data]);
  return (
    <div className="grid gap-2">
      <Button
        look="bareSmall"
        className="justify-self-start max-sm:-ml-4"
        isBusy={isPending}
        aria-label={`${t("teachTexts.readRobots")}: ${name}`}
        onClick={() => mutate()}
      >
        {t("teachTexts.readRobots")}
      </Button>
      <output ref={result} tabIndex={-1} className="grid gap-1 text-sm empty:sr-only">
        {isPending && t("teachTexts.asking")}
        {!isPending && data?.map((report) => <Report key={report.host} {...report} />)}
      </output>
      <FailureNotice error={error} />
    </div>
  );
}

function Report({ host, says, crawlDelaySeconds }: RobotsReport) {
  const { t } = useTranslation("admin");
  const words = t(`teachTexts.robots.${says}`, { host });
  const delay = crawlDelaySeconds === null ? "" : t("teachTexts.robotsDelay", { count: crawlDelaySeconds });
  return <span className={says === "allowed" ? "" : "text-coral"}>{`${words} ${delay}`.trim()}</span>;
}
