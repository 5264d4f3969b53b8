/** The homes that were read from a post, each a draft in review; the pictures go to the first of them. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RunPage } from "../../../domain/api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { describeReason, isPlainlyNoHome } from "../scraping/describe-reason.ts";
import { Difference } from "../scraping/difference.tsx";
import { reviewKey } from "../scraping/review-api.ts";
import { addPictures, pasteOutcomeQuery } from "./paste-api.ts";

type PostDraftsProps = {
  fetchJson: FetchJson;
  runId: string;
  pictures: readonly string[];
  onNext: () => void;
};

export function PostDrafts({ fetchJson, runId, pictures, onNext }: PostDraftsProps) {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const { data: outcome, error, refetch } = useQuery(pasteOutcomeQuery(fetchJson, runId));
  const heading = useRef<HTMLHeadingElement>(null);
  const drafts = outcome?.pages.filter(({ listingId }) => listingId !== null) ?? [];
  const [first] = drafts;
  const adding = useMutation({
    mutationFn: (listingId: string) => addPictures(fetchJson, listingId, pictures),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reviewKey }),
  });
  const { mutate: add } = adding;
  const firstId = first?.listingId;
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  useEffect(() => {
    if (firstId && pictures.length > 0) add(firstId);
  }, [firstId, pictures, add]);

  return (
    <section aria-labelledby="post-drafts" className="grid max-w-3xl gap-4">
      <h2 id="post-drafts" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {!outcome && t("postTexts.reading")}
        {outcome && drafts.length === 0 && t("postTexts.nothing")}
        {drafts.length > 0 && t("postTexts.drafts", { count: drafts.length })}
      </h2>
      {!outcome && !error && <Skeleton className="h-40" />}
      {!outcome && <FailureNotice error={error} onRetry={refetch} />}
      <ul className="grid gap-4 empty:hidden">
        {outcome?.pages
          .filter(({ listingId, reason }) => listingId || drafts.length > 0 || tellsMore(reason))
          .map((page) => (
            <li key={page.listingId ?? page.url}>
              {page.listingId ? (
                <Draft page={page} listingId={page.listingId} />
              ) : (
                <NoDraft page={page} isTold={drafts.length === 0} />
              )}
            </li>
          ))}
      </ul>
      <FailureNotice
        error={adding.error}
        what={t("postTexts.picturesNotAdded")}
        onRetry={() => firstId && add(firstId)}
      />
      {adding.isSuccess && (
        <output className="block">{t("postTexts.picturesAdded", { count: pictures.length })}</output>
      )}
      {outcome && (
        <div className="flex flex-wrap gap-3">
          {drafts.length > 0 && (
            <ButtonLink look="gold" to={adminPaths.scraperPart("review")}>
              {t("pasteTexts.toReview")}
            </ButtonLink>
          )}
          <Button onClick={onNext}>{t("postTexts.another")}</Button>
        </div>
      )}
    </section>
  );
}

const tellsMore = (reason: string | null): reason is string => reason !== null && !isPlainlyNoHome(reason);

/** Why a part of the text, or all of it, is no home. `isTold`: the heading says that none was recognised. */
function NoDraft({ page: { reason }, isTold }: { page: RunPage; isTold: boolean }) {
  const { t } = useTranslation("admin");
  return (
    <div role="alert" className="grid gap-1">
      {!isTold && <p className="text-coral">{t("postTexts.notOne")}</p>}
      {tellsMore(reason) && <p className="first-letter:uppercase">{describeReason(reason, t)}.</p>}
    </div>
  );
}

function Draft({ page, listingId }: { page: RunPage; listingId: string }) {
  const { t } = useTranslation("admin");
  const { listing, state, difference } = page;
  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <h3 lang={listing?.language} className="text-lg break-words">
        {listing?.title}
      </h3>
      <p className="text-sm text-quiet">
        {t(
          state === "new"
            ? "pasteTexts.added"
            : state === "changed"
              ? "pasteTexts.changed"
              : "pasteTexts.kept",
        )}
      </p>
      {difference && Object.keys(difference).length > 0 && (
        <Difference difference={difference} isNew={state === "new"} />
      )}
      <ButtonLink look="quietSmall" to={adminPaths.listing(listingId)} className="justify-self-start">
        {t("listingTexts.edit")}
      </ButtonLink>
    </article>
  );
}
