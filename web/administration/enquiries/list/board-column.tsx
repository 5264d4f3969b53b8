/** A column of the board: the newest enquiries in one state. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LeadHead } from "../../../../domain/leads/desk/lead-details.ts";
import { type LeadState, stepsOf } from "../../../../domain/leads/desk/lead-states.ts";
import { enquiryPath } from "../../../../domain/leads/enquiry-path.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { Badge } from "../../../components/badge.tsx";
import { Countdown } from "../countdown.tsx";
import { nameOf, useDesk } from "../desk-context.ts";
import { countsQuery, leadListQuery } from "../enquiry-api.ts";
import { MoveControl } from "../move-control.tsx";
import type { useMove } from "../use-move.ts";
import type { CardFollower } from "./card-follower.ts";

type Move = ReturnType<typeof useMove>["move"];

export function BoardColumn({
  state,
  move,
  follower,
}: {
  state: LeadState;
  move: Move;
  follower: CardFollower;
}) {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const heading = useId();
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(leadListQuery(fetchJson, `state=${state}`));
  const { data: counts } = useQuery(countsQuery(fetchJson));
  const leads = data?.pages[0]?.leads;
  return (
    <section
      aria-labelledby={heading}
      data-board-state={state}
      className="grid snap-start content-start gap-3 rounded-card border border-line p-3 data-over:border-lamp"
    >
      <h2 id={heading} className="flex justify-between font-sans text-base font-semibold">
        {t(`enquiryTexts.states.${state}`)}
        <span className="tabular text-quiet">{counts?.states[state] ?? 0}</span>
      </h2>
      <FailureNotice error={error} onRetry={refetch} />
      {!leads && !error && <Skeleton className="h-24" />}
      <ul className="grid gap-3 empty:hidden">
        {leads?.map((lead) => (
          <BoardCard key={lead.id} lead={lead} move={move} follower={follower} />
        ))}
      </ul>
      {hasNextPage && (
        <Link to={`${paths.enquiries}?state=${state}`} className={`${textLinkStyles} text-sm`}>
          {t("enquiryTexts.boardMore")}
        </Link>
      )}
    </section>
  );
}

function BoardCard({ lead, move, follower }: { lead: LeadHead; move: Move; follower: CardFollower }) {
  const { t } = useTranslation("admin");
  const { colleagues } = useDesk();
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const target = by && stepsOf(lead.kind)[stepsOf(lead.kind).indexOf(lead.state) + by];
    if (!target) return;
    event.preventDefault();
    follower.start(lead.id);
    move(lead, target);
  };
  const name = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (follower.take(lead.id)) name.current?.querySelector("a")?.focus();
  }, [follower, lead.id]);
  return (
    <li
      draggable
      data-board-lead={`${lead.id} ${lead.state} ${lead.kind}`}
      className="grid cursor-grab gap-2 rounded-card border border-line bg-raised p-3 shadow-soft"
    >
      <p ref={name}>
        <Link
          to={enquiryPath(lead.id)}
          onKeyDown={step}
          className={`${textLinkStyles} font-semibold wrap-anywhere`}
        >
          {lead.name || lead.email || lead.phone}
        </Link>
      </p>
      <p className="text-sm text-quiet">
        {[t(`enquiryTexts.kinds.${lead.kind}`), nameOf(colleagues, lead.assignee)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {lead.hasNewMessage && <Badge tone="gold">{t("enquiryTexts.newMessage")}</Badge>}
        <Countdown lead={lead} />
      </div>
      <MoveControl lead={lead} move={move} isLabelHidden />
    </li>
  );
}
