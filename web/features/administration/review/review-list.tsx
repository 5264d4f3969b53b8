/** What the scraper found and nobody has judged yet. A judgement leads on to the next home, and can be taken back. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../api.ts";
import { Link } from "react-router";
import { textLinkStyles } from "../../components/button-styles.ts";
import { Button } from "../../components/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { consolePaths } from "../../console-paths.ts";
import { FailureNotice } from "./failure-notice.tsx";
import {
  type JudgeHome,
  type JudgeTwin,
  type Judgement,
  homesAtATime,
  mostHomes,
  reviewKey,
  reviewQuery,
} from "./review-api.ts";
import { ReviewCard } from "./review-card.tsx";
import { runsQuery } from "./scraper-api.ts";
import { focusHome, useReviewKeys } from "./use-review-keys.ts";

type ReviewListProps = { fetchJson: FetchJson; judge: JudgeHome; judgeTwin: JudgeTwin };
type Judged = Judgement & { title: string };

export function ReviewList({ fetchJson, judge, judgeTwin }: ReviewListProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: runs = [] } = useQuery(runsQuery(fetchJson));
  const found = runs.reduce((sum, run) => sum + run.counts.new + run.counts.changed, 0);
  const [limit, setLimit] = useState(homesAtATime);
  const { data, error, refetch, isPlaceholderData } = useQuery(reviewQuery(fetchJson, found, limit));
  const listings = data?.listings;
  const isCutOff = data !== undefined && data.total > data.listings.length;
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [last, setLast] = useState<Judged>();
  /** The home that was judged, until the focus has followed. */
  const moved = useRef<{ id: string; isBack: boolean; next: string | undefined }>(undefined);
  const reread = () => queryClient.invalidateQueries({ queryKey: reviewKey });
  const judging = useMutation({
    mutationFn: ({ id, publication }: Judged) => judge({ id, publication }),
    onSuccess: (_, judged) => {
      const { id, publication } = judged;
      moved.current = { id, isBack: publication === "review", next: neighbourOf(id) };
      setLast(judged);
      return reread();
    },
  });
  // Only when the list shows what became of it.
  useEffect(() => {
    const home = moved.current;
    if (!home || listings?.some(({ id }) => id === home.id) !== home.isBack) return;
    moved.current = undefined;
    focusHome(list.current, home.isBack ? home.id : home.next, heading.current);
  }, [listings]);
  const comparing = useMutation({ mutationFn: judgeTwin, onSuccess: reread });

  const neighbourOf = (id: string): string | undefined => {
    const index = listings?.findIndex((listing) => listing.id === id) ?? -1;
    return (listings?.[index + 1] ?? listings?.[index - 1])?.id;
  };
  const decide = (id: string, publication: Judgement["publication"]) => {
    const home = listings?.find((listing) => listing.id === id);
    if (home && !judging.isPending) judging.mutate({ id, publication, title: home.title });
  };
  const undo = () => {
    if (last && last.publication !== "review" && !judging.isPending) {
      judging.mutate({ ...last, publication: "review" });
    }
  };
  useReviewKeys(list, { decide, undo, isReady: listings !== undefined && listings.length > 0 });

  return (
    <section aria-labelledby="review" className="grid gap-4">
      <div>
        <h2 id="review" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
          {t("admin.inReview")}
        </h2>
        <p className="mt-1">
          <Link to={consolePaths.homes()} className={textLinkStyles}>
            {t("admin.homeTexts.all")}
          </Link>
        </p>
        {data && data.total > 0 && (
          <p className="mt-1 text-quiet">
            {t("admin.reviewTexts.waiting", { count: data.total })}{" "}
            {isCutOff && t("admin.reviewTexts.firstShown", { count: data.listings.length })}{" "}
            <span className="max-md:hidden">{t("admin.reviewTexts.keys")}</span>
          </p>
        )}
      </div>
      <FailureNotice error={judging.error ?? comparing.error} />
      <FailureNotice error={error} what={t("admin.reviewTexts.failed")} onRetry={refetch} />
      {!listings && !error && (
        <>
          <output className="sr-only">{t("frame.loading")}</output>
          <Skeleton className="h-56" />
        </>
      )}
      {listings?.length === 0 && (
        <p className="text-quiet">
          {t("admin.nothingInReview")} {t("admin.reviewTexts.emptyHint")}
        </p>
      )}
      <ul ref={list} className="grid gap-4 empty:hidden">
        {listings?.map((listing) => (
          <ReviewCard
            key={listing.id}
            listing={listing}
            fetchJson={fetchJson}
            isBusy={judging.isPending || comparing.isPending}
            decide={(publication) => decide(listing.id, publication)}
            compare={(other, verdict) =>
              comparing.mutate(
                { id: listing.id, other, verdict },
                { onSuccess: () => verdict === "same" && decide(listing.id, "rejected") },
              )
            }
          />
        ))}
      </ul>
      {isCutOff && limit < mostHomes && (
        <Button
          look="quietSmall"
          isBusy={isPlaceholderData}
          className="justify-self-start"
          onClick={() => setLimit(limit + homesAtATime)}
        >
          {t("admin.reviewTexts.showMore")}
        </Button>
      )}
      <JudgementBar last={last} isBusy={judging.isPending} undo={undo} />
    </section>
  );
}

const said = { published: "approved", rejected: "rejected", review: "undone" } as const;

/** Stays in sight while the list is; always there, so that what it says is announced. */
function JudgementBar({
  last,
  isBusy,
  undo,
}: {
  last: Judged | undefined;
  isBusy: boolean;
  undo: () => void;
}) {
  const { t } = useTranslation();
  const looks = last
    ? "sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-edge bg-lifted px-5 py-3 shadow-soft"
    : "";
  return (
    <div className={looks}>
      <output className="min-w-0 break-words">
        {last && t(`admin.reviewTexts.${said[last.publication]}`, { title: last.title })}
      </output>
      {last && last.publication !== "review" && (
        <Button look="quietSmall" isBusy={isBusy} onClick={undo}>
          {t("admin.reviewTexts.undo")}
        </Button>
      )}
    </div>
  );
}
