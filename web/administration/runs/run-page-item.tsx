/** One page of a run: its outcome, the reason, its listing, and what changed. */
import { useTranslation } from "react-i18next";
import type { RunPage } from "../../../domain/api.ts";
import { Badge } from "../../components/badge.tsx";
import { Card } from "../../components/card.tsx";
import { describeReason, statusOf } from "../scraping/describe-reason.ts";
import { Difference, changedFields } from "../scraping/difference.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import { ListingName } from "./listing-name.tsx";
import { OutsideLink } from "../controls/outside-link.tsx";
import { type PageOutcome, outcomeOfState } from "./page-outcome.ts";

const tones = {
  queued: "quiet",
  new: "gold",
  changed: "sea",
  unchanged: "quiet",
  notAListing: "quiet",
  refused: "coral",
  failed: "coral",
  dead: "coral",
  cancelled: "quiet",
} as const satisfies Record<PageOutcome, string>;

type RunPageItemProps = { page: RunPage; isDryRun: boolean; isRecord: boolean };

export function RunPageItem({ page, isDryRun, isRecord }: RunPageItemProps) {
  const { t } = useTranslation("admin");
  const outcome = outcomeOfState(page.state);
  // A record of a feed is no page that could be opened: its name stands behind the file's address.
  const record = isRecord ? decodeURIComponent(URL.parse(page.url)?.hash.slice(1) ?? "") : "";
  const changes = changedFields(page.difference ?? {}).length;
  const kind =
    page.state === "new" ? (isDryRun ? "wouldAdd" : "added") : isDryRun ? "wouldChange" : "changes";
  return (
    <Card as="li" className="grid min-w-0 gap-2 p-4 text-sm">
      <div className="min-w-0 break-all">
        {record ? (
          <span className="font-medium">{record}</span>
        ) : (
          <OutsideLink href={page.url} text={page.url} />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={outcome ? tones[outcome] : "quiet"}>
          {outcome ? t(`runTexts.counts.${outcome}`) : page.state}
        </Badge>
        {page.reason && <span className="first-letter:uppercase">{describeReason(page.reason, t)}</span>}
        {page.httpStatus !== null && statusOf(page.reason ?? "") === null && (
          <span className="tabular text-quiet">{t("runTexts.page.status", { status: page.httpStatus })}</span>
        )}
      </p>
      {page.listing && (
        <p>
          <ListingName listing={page.listing} />
        </p>
      )}
      {page.difference && changes > 0 && (
        <Disclosure summary={t(`runTexts.page.${kind}`, { count: changes })}>
          <Difference difference={page.difference} isNew={page.state === "new"} />
        </Disclosure>
      )}
    </Card>
  );
}
