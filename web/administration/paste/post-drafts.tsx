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
import { describeReason } from "../scraping/describe-reason.ts";
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
        {outcome ? t("postTexts.drafts", { count: drafts.length }) : t("postTexts.reading")}
      </h2>
      {!outcome && !error && <Skeleton className="h-40" />}
      {!outcome && <FailureNotice error={error} onRetry={refetch} />}
      <ul className="grid gap-4 empty:hidden">
        {outcome?.pages.map((page) => (
          <li key={page.listingId ?? page.url}>
            <Draft page={page} />
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

function Draft({ page }: { page: RunPage }) {
  const { t } = useTranslation("admin");
  const { listing, listingId, state, reason, difference } = page;
  if (!listingId) {
    return (
      <div role="alert" className="grid gap-1">
        <p className="text-coral">{t("postTexts.notOne")}</p>
        {reason && <p className="first-letter:uppercase">{describeReason(reason, t)}.</p>}
      </div>
    );
  }
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
