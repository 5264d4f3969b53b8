/** What a pasted page came to: the fields that were read, or why it is no home. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunPage } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Table } from "../../components/table.tsx";
import { paths } from "../../paths.ts";
import { FieldValue } from "./field-value.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { pasteOutcomeQuery } from "./paste-api.ts";
import { explainReason } from "./explain-reason.ts";
import { compareFields, useFieldName } from "./use-field-name.ts";

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
      {error && !outcome && <LoadFailure text={error.message} retry={refetch} />}
      {outcome && <PageOutcome page={outcome.page} isTrial={isTrial} goesLive={goesLive} />}
    </section>
  );
}

type PageOutcomeProps = { page: RunPage | undefined; isTrial: boolean; goesLive: boolean };

function PageOutcome({ page, isTrial, goesLive }: PageOutcomeProps) {
  const { t } = useTranslation();
  const message = page && messageOf(page.state, isTrial, goesLive);
  if (!page || !message) {
    const isNoHome = page?.state === "not-a-listing";
    return (
      <div role="alert" className="grid gap-1">
        <p className="text-coral">{t(isNoHome ? "admin.pasteTexts.notOne" : "admin.pasteTexts.failed")}</p>
        {page?.reason && <p>{explainReason(page.reason, t)}</p>}
      </div>
    );
  }
  return (
    <>
      <p>{t(`admin.pasteTexts.${message}`)}</p>
      {page.difference && <DifferenceTable difference={page.difference} />}
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

function DifferenceTable({ difference }: { difference: NonNullable<RunPage["difference"]> }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const fields = Object.entries(difference)
    .filter(([, { from, to }]) => !(isEmpty(from) && isEmpty(to)))
    .toSorted(([one], [other]) => compareFields(one, other));
  if (fields.length === 0) return null;
  const isKnown = fields.some(([, { from }]) => !isEmpty(from));
  const columns = [
    t("admin.pasteTexts.field"),
    ...(isKnown ? [t("admin.pasteTexts.isNow")] : []),
    t("admin.pasteTexts.wouldBe"),
  ];
  return (
    <Table
      caption={t("admin.pasteTexts.facts")}
      isCaptionHidden
      columns={columns.map((label) => ({ label }))}
      rows={fields.map(([field, { from, to }]) => ({
        key: field,
        cells: [
          nameOf(field),
          ...(isKnown ? [<FieldValue key="from" field={field} value={from} />] : []),
          <FieldValue key="to" field={field} value={to} />,
        ],
      }))}
    />
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
