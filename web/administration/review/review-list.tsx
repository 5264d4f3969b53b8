/** The listings in review. A judgement moves the focus to the next listing and can be undone. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../data/api.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Button } from "../../components/controls/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import {
  type JudgeListing,
  type JudgeTwin,
  type Judgement,
  countFound,
  listingsAtATime,
  mostListings,
  reviewKey,
  reviewQuery,
} from "../scraping/review-api.ts";
import { ReviewCard } from "./review-card.tsx";
import { JudgeManyBar, ManyJudgedNotice } from "./judge-many-bar.tsx";
import { runsQuery } from "../scraping/scraper-api.ts";
import { readTwins } from "../scraping/read-twins.ts";
import { TwinQuestion } from "../scraping/twin-question.tsx";
import { useManyJudgements } from "./use-many-judgements.ts";
import { focusListing, useReviewKeys } from "./use-review-keys.ts";

type ReviewListProps = { fetchJson: FetchJson; judge: JudgeListing; judgeTwin: JudgeTwin };
type Judged = Judgement & { title: string };
const none: never[] = [];

export function ReviewList({ fetchJson, judge, judgeTwin }: ReviewListProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const queryClient = useQueryClient();
  const { data: runs = [] } = useQuery(runsQuery(fetchJson));
  const [limit, setLimit] = useState(listingsAtATime);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    reviewQuery(fetchJson, countFound(runs), limit),
  );
  const listings = data?.listings;
  const isCutOff = data !== undefined && data.total > data.listings.length;
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [last, setLast] = useState<Judged>();
  /** The listing just judged, until the focus has moved on. */
  const moved = useRef<{ id: string; isBack: boolean; next: string | undefined }>(undefined);
  const reread = () => queryClient.invalidateQueries({ queryKey: reviewKey });
  const judging = useMutation({
    mutationFn: ({ title: _title, ...judgement }: Judged) => judge(judgement),
    // Somebody may have written the listing meanwhile: show what it is now.
    onError: reread,
    onSuccess: ({ updated_at: seen }, judged) => {
      const { id, publication } = judged;
      moved.current = { id, isBack: publication === "review", next: neighbourOf(id) };
      setLast({ ...judged, seen });
      return reread();
    },
  });
  // Wait until the list shows the judgement.
  useEffect(() => {
    const judged = moved.current;
    if (!judged || listings?.some(({ id }) => id === judged.id) !== judged.isBack) return;
    moved.current = undefined;
    focusListing(list.current, judged.isBack ? judged.id : judged.next, heading.current);
  }, [listings]);
  const many = useManyJudgements(fetchJson, listings ?? none);
  const comparing = useMutation({ mutationFn: judgeTwin, onSuccess: reread });

  const neighbourOf = (id: string): string | undefined => {
    const index = listings?.findIndex((listing) => listing.id === id) ?? -1;
    return (listings?.[index + 1] ?? listings?.[index - 1])?.id;
  };
  const decide = (id: string, publication: Judgement["publication"]) => {
    const listing = listings?.find((one) => one.id === id);
    if (listing && !judging.isPending) {
      many.forget();
      judging.mutate({ id, publication, title: listing.title, seen: listing.updatedAt });
    }
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
          {t("admin:inReview")}
        </h2>
        <p className="mt-1">
          <Link to={adminPaths.listings()} className={textLinkStyles}>
            {t("admin:listingTexts.all")}
          </Link>
        </p>
        {data && data.total > 0 && (
          <p className="mt-1 text-quiet">
            {t("admin:reviewTexts.waiting", { count: data.total })}{" "}
            {isCutOff && t("admin:reviewTexts.firstShown", { count: data.listings.length })}{" "}
            <span className="max-md:hidden">{t("admin:reviewTexts.keys")}</span>
          </p>
        )}
      </div>
      <FailureNotice
        error={(readTwins(judging.error) ? null : judging.error) ?? comparing.error ?? many.error}
      />
      <TwinQuestion
        error={judging.error}
        isBusy={judging.isPending}
        onPublish={() => judging.variables && judging.mutate({ ...judging.variables, isAnotherHome: true })}
        onLeave={judging.reset}
      />
      <FailureNotice error={error} what={t("admin:reviewTexts.failed")} onRetry={refetch} />
      {!listings && !error && (
        <>
          <output className="sr-only">{t("frame:loading")}</output>
          <Skeleton className="h-56" />
        </>
      )}
      {listings?.length === 0 && (
        <p className="text-quiet">
          {t("admin:nothingInReview")} {t("admin:reviewTexts.emptyHint")}
        </p>
      )}
      {listings && listings.length > 1 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 justify-self-start">
          <input
            type="checkbox"
            checked={many.picked.length === listings.length}
            onChange={({ target }) =>
              many.choose(
                listings.map(({ id }) => id),
                target.checked,
              )
            }
            className="tick size-5 rounded-md"
          />
          {t("admin:homeTexts.chooseShown")}
        </label>
      )}
      <ul ref={list} className="grid gap-4 empty:hidden">
        {listings?.map((listing) => (
          <ReviewCard
            key={listing.id}
            listing={listing}
            fetchJson={fetchJson}
            isBusy={judging.isPending || comparing.isPending || many.isBusy}
            isChosen={many.picked.some(({ id }) => id === listing.id)}
            onChoose={(isChosen) => many.choose([listing.id], isChosen)}
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
      {isCutOff && limit < mostListings && (
        <Button
          look="quietSmall"
          isBusy={isPlaceholderData}
          className="justify-self-start"
          onClick={() => setLimit(limit + listingsAtATime)}
        >
          {t("admin:reviewTexts.showMore")}
        </Button>
      )}
      <div className="sticky bottom-20 z-10 grid gap-2 md:bottom-4">
        <JudgementBar last={many.judged ? undefined : last} isBusy={judging.isPending} undo={undo} />
        <ManyJudgedNotice many={many} isBusy={many.isBusy} />
        <JudgeManyBar many={many} isBusy={many.isBusy || judging.isPending} />
      </div>
    </section>
  );
}

const judgementTexts = { published: "approved", rejected: "rejected", review: "undone" } as const;

/** It is always rendered, so that its messages are announced. */
function JudgementBar({
  last,
  isBusy,
  undo,
}: {
  last: Judged | undefined;
  isBusy: boolean;
  undo: () => void;
}) {
  const { t } = useTranslation("admin");
  const looks = last
    ? "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-edge bg-lifted px-5 py-3 shadow-soft"
    : "";
  return (
    <div className={looks}>
      <output className="min-w-0 break-words">
        {last && t(`reviewTexts.${judgementTexts[last.publication]}`, { title: last.title })}
      </output>
      {last && last.publication !== "review" && (
        <Button look="quietSmall" isBusy={isBusy} onClick={undo}>
          {t("reviewTexts.undo")}
        </Button>
      )}
    </div>
  );
}
