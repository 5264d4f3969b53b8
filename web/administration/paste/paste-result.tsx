/** The result of a pasted page: the fields that were read, or why it is not a listing. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunPage } from "../../../domain/api.ts";
import type { FetchJson } from "../../data/api.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { codeOf, describeReason, isPlainlyNoHome } from "../scraping/describe-reason.ts";
import { Difference } from "../scraping/difference.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { pasteOutcomeQuery } from "./paste-api.ts";

type PasteResultProps = { fetchJson: FetchJson; runId: string; isTrial: boolean; goesLive: boolean };

const lateAfterMs = 20_000;

export function PasteResult({ fetchJson, runId, isTrial, goesLive }: PasteResultProps) {
  const { t } = useTranslation("admin");
  const { data: outcome, error, refetch } = useQuery(pasteOutcomeQuery(fetchJson, runId));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  // Move the focus to the result, for screen readers and keyboards.
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);

  const isWaiting = !outcome && !error;
  return (
    <section aria-labelledby="paste-result" className="grid gap-4">
      <h2 id="paste-result" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {t("pasteTexts.result")}
      </h2>
      <output className="block text-quiet">
        {isWaiting && t(isTrial ? "pasteTexts.trying" : "pasteTexts.importing")}{" "}
        {isWaiting && isLate && t("pasteTexts.waiting")}
      </output>
      {isWaiting && <Skeleton className="h-40" />}
      {!outcome && <FailureNotice error={error} onRetry={refetch} />}
      {outcome?.pages.length === 0 && <PastedPage page={undefined} isTrial={isTrial} goesLive={goesLive} />}
      {outcome?.pages.map((page) => (
        <PastedPage key={page.url} page={page} isTrial={isTrial} goesLive={goesLive} />
      ))}
    </section>
  );
}

type PastedPageProps = { page: RunPage | undefined; isTrial: boolean; goesLive: boolean };

function PastedPage({ page, isTrial, goesLive }: PastedPageProps) {
  const { t } = useTranslation("admin");
  const message = page && messageOf(page.state, isTrial, goesLive);
  if (!page || !message) {
    const isNotAListing = page?.state === "not-a-listing";
    return (
      <div role="alert" className="grid gap-1">
        <p className="text-coral">{t(isNotAListing ? "pasteTexts.notOne" : "pasteTexts.failed")}</p>
        {page?.reason && !(isNotAListing && isPlainlyNoHome(page.reason)) && <Reason reason={page.reason} />}
      </div>
    );
  }
  return (
    <>
      <p>{t(`pasteTexts.${message}`)}</p>
      {page.difference && <Difference difference={page.difference} isNew={page.state === "new"} />}
      {!isTrial && (
        <ButtonLink to={adminPaths.scraperPart("review")} className="justify-self-start">
          {t("pasteTexts.toReview")}
        </ButtonLink>
      )}
    </>
  );
}

/** Undefined for a page that is not a listing or could not be read. */
function messageOf(state: string, isTrial: boolean, goesLive: boolean) {
  switch (state) {
    case "new":
      if (isTrial) return goesLive ? "wouldAddAtOnce" : "wouldAdd";
      return goesLive ? "addedAtOnce" : "added";
    case "changed":
      return isTrial ? "wouldChange" : "changed";
    case "unchanged":
      return isTrial ? "wouldKeep" : "kept";
    default:
      return undefined;
  }
}

/** The reason, and what the admin can do about it. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation("admin");
  const advised = advisedReasons.find((code) => code === codeOf(reason));
  return (
    <>
      <p className="first-letter:uppercase">{describeReason(reason, t)}.</p>
      {advised && <p>{t(`pasteTexts.advice.${advised}`)}</p>}
    </>
  );
}

const advisedReasons = ["empty-page", "list-of-homes", "bot-wall"] as const;
