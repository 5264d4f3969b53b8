/** The main page: alarms first, then sources, runs, listings in review, suggestions, feeds for partners and dead messages. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fetchAsUser, postAsUser } from "../../../features/account/fetch-as-user.ts";
import { fetchTextAsUser } from "../../../features/account/fetch-text-as-user.ts";
import { AlarmList } from "../../../administration/alarms/alarm-list.tsx";
import { DeadMessageList } from "../../../administration/runs/dead-message-list.tsx";
import { deadMessagesQuery } from "../../../administration/runs/run-queries.ts";
import {
  countFound,
  judgeListing,
  listingsAtATime,
  reviewQuery,
} from "../../../administration/scraping/review-api.ts";
import { ReviewList } from "../../../administration/review/review-list.tsx";
import { PartnerFeedList } from "../../../administration/partner-feeds/partner-feed-list.tsx";
import { RunHistory } from "../../../administration/runs/run-history.tsx";
import { PartChooser } from "../../../administration/controls/part-chooser.tsx";
import { alarmsQuery, isUnderWay, runsQuery } from "../../../administration/scraping/scraper-api.ts";
import { makeRunCommands } from "../../../administration/scraping/run-commands.ts";
import { SourceList } from "../../../administration/sources/source-list.tsx";
import { SuggestionList } from "../../../administration/review/suggestion-list.tsx";

const commands = makeRunCommands(postAsUser);

export function ScraperView() {
  const { t } = useTranslation("admin");
  const { data: alarms } = useQuery(alarmsQuery(fetchAsUser));
  const { data: runs = [], isSuccess } = useQuery(runsQuery(fetchAsUser));
  const ended = runs.filter((run) => !isUnderWay(run)).map(({ id }) => id);
  useRefreshAfterRuns(isSuccess ? ended.join() : undefined);
  const { data: review } = useQuery(reviewQuery(fetchAsUser, countFound(runs), listingsAtATime));
  const { data: deadMessages } = useQuery(deadMessagesQuery(fetchAsUser));
  return (
    <PartChooser
      label={t("propertyScraper")}
      parts={[
        {
          name: "alarms",
          label: t("alarms"),
          waiting: alarms?.length,
          content: (
            <AlarmList
              fetchJson={fetchAsUser}
              acknowledge={(id) => postAsUser(`/api/admin/alarms/${id}/acknowledge`, {})}
              fetchCopy={(id) => fetchTextAsUser(`/api/admin/alarms/${id}/copy`)}
            />
          ),
        },
        {
          name: "sources",
          label: t("sources"),
          waiting: runs.filter(({ state }) => state === "frozen").length,
          content: (
            <>
              <SourceList
                fetchJson={fetchAsUser}
                commands={commands}
                setState={({ id, ...state }) => postAsUser(`/api/admin/sources/${id}/state`, state)}
              />
              <RunHistory fetchJson={fetchAsUser} commands={commands} />
            </>
          ),
        },
        {
          name: "review",
          label: t("inReview"),
          waiting: review?.total,
          content: (
            <>
              <ReviewList
                fetchJson={fetchAsUser}
                judge={judgeListing(fetchAsUser)}
                judgeTwin={({ id, other, verdict }) =>
                  postAsUser(`/api/admin/listings/${id}/twins/${other}`, { verdict })
                }
              />
              <SuggestionList
                fetchJson={fetchAsUser}
                settle={({ id, ...settlement }) =>
                  postAsUser(`/api/admin/listings/${id}/suggestions`, settlement)
                }
              />
            </>
          ),
        },
        {
          name: "partner-feeds",
          label: t("feedTexts.partners.title"),
          waiting: undefined,
          content: <PartnerFeedList fetchJson={fetchAsUser} />,
        },
        {
          name: "dead-messages",
          label: t("deadMessages.title"),
          waiting: deadMessages?.filter(({ replayedAt }) => replayedAt === null).length,
          content: <DeadMessageList fetchJson={fetchAsUser} commands={commands} />,
        },
      ]}
    />
  );
}

/** A run that ends changes what most parts show. `ended` names the runs that have, once that is known. */
function useRefreshAfterRuns(ended: string | undefined) {
  const queryClient = useQueryClient();
  const seen = useRef(ended);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== ended) {
      void queryClient.invalidateQueries({ queryKey: ["admin"] });
    }
    seen.current = ended;
  }, [ended, queryClient]);
}
