/** What a pasted page came to: the fields that were read, or why it is no home. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunPage } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { paths } from "../../paths.ts";
import { describeReason } from "./describe-reason.ts";
import { Difference } from "./difference.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { pasteOutcomeQuery } from "./paste-api.ts";

type PasteResultProps = { fetchJson: FetchJson; runId: string; isTrial: boolean; goesLive: boolean };

const patienceMs = 20_000;

export function PasteResult({ fetchJson, runId, isTrial, goesLive }: PasteResultProps) {
  const { t } = useTranslation();
  const { data: outcome, error, refetch } = useQuery(pasteOutcomeQuery(fetchJson, runId));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for is there: whoever reads by ear or by keyboard is led to it.
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);

  const isWaiting = !outcome && !error;
  return (
    <section aria-labelledby="paste-result" className="grid gap-4">
      <h2 id="paste-result" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {t("admin.pasteTexts.result")}
      </h2>
      <output className="block text-quiet">
        {isWaiting && t(isTrial ? "admin.pasteTexts.trying" : "admin.pasteTexts.importing")}{" "}
        {isWaiting && isLate && t("admin.pasteTexts.waiting")}
      </output>
      {isWaiting && <Skeleton className="h-40" />}
      {!outcome && <FailureNotice error={error} onRetry={refetch} />}
      {outcome && <PastedPage page={outcome.page} isTrial={isTrial} goesLive={goesLive} />}
    </section>
  );
}

type PastedPageProps = { page: RunPage | undefined; isTrial: boolean; goesLive: boolean };

function PastedPage({ page, isTrial, goesLive }: PastedPageProps) {
  const { t } = useTranslation();
  const message = page && messageOf(page.state, isTrial, goesLive);
  if (!page || !message) {
    const isNoHome = page?.state === "not-a-listing";
    return (
      <div role="alert" className="grid gap-1">
        <p className="text-coral">{t(isNoHome ? "admin.pasteTexts.notOne" : "admin.pasteTexts.failed")}</p>
        {page?.reason && <Reason reason={page.reason} />}
      </div>
    );
  }
  return (
    <>
      <p>{t(`admin.pasteTexts.${message}`)}</p>
      {page.difference && <Difference difference={page.difference} isNew={page.state === "new"} />}
      {!isTrial && (
        <ButtonLink to={paths.propertyScraper} className="justify-self-start">
          {t("admin.pasteTexts.toReview")}
        </ButtonLink>
      )}
    </>
  );
}

/** Undefined for a page that is no home, or could not be read. */
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

/** Why, and what whoever pasted it can do about it. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const advised = advisedReasons.find((code) => reason.startsWith(code));
  return (
    <>
      <p className="first-letter:uppercase">{describeReason(reason, t)}.</p>
      {advised && <p>{t(`admin.pasteTexts.advice.${advised}`)}</p>}
    </>
  );
}

const advisedReasons = ["empty-page", "list-of-homes", "bot-wall"] as const;
