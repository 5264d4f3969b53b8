/** An owner demands a second factor of everybody in the administration, or no longer does. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Button } from "../../components/controls/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { ApiFailure, type FetchJson } from "../../data/api.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { demandQuery, demandSecondFactor } from "./people-api.ts";

export function SecondFactorDemand({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useQuery(demandQuery(fetchJson));
  const { send, isBusy, ...outcome } = useRunCommands();
  const change = (isDemanded: boolean) =>
    send(async () => {
      await demandSecondFactor(fetchJson, { version: data?.version ?? 0, isDemanded }).finally(refetch);
      return t(isDemanded ? "peopleTexts.demandIsOn" : "peopleTexts.demandIsOff");
    });
  const needsOwn = outcome.error instanceof ApiFailure && outcome.error.code === "needs_second_factor";
  return (
    <section aria-labelledby="second-factor" className="grid justify-items-start gap-4">
      <h2 id="second-factor" className="text-2xl">
        {t("peopleTexts.demandTitle")}
      </h2>
      <FailureNotice error={error} what={t("peopleTexts.failed")} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-16" />}
      {data && (
        <>
          <p className="max-w-measure text-quiet">
            {t(data.isDemanded ? "peopleTexts.demandOn" : "peopleTexts.demandOff")}
          </p>
          <Button look="quiet" isBusy={isBusy} onClick={() => change(!data.isDemanded)}>
            {t(data.isDemanded ? "peopleTexts.demandStop" : "peopleTexts.demandStart")}
          </Button>
        </>
      )}
      {needsOwn ? (
        <p role="alert">
          {t("peopleTexts.demandNeedsOwn")}{" "}
          <Link to={paths.secondFactor} className={textLinkStyles}>
            {t("peopleTexts.demandOwnLink")}
          </Link>
        </p>
      ) : (
        <CommandResult {...outcome} />
      )}
    </section>
  );
}
